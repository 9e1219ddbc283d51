// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/batch_output.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command_arguments.h"
#include "app/option_values.h"
#include "core/base/error.h"
#include "core/model/random_layer.h"

namespace headscope {

namespace {

/// Whether the heads of a command's entries can be listed.
bool takesHeads(std::string_view command) {
    return command == "map" || command == "render" || command == "compare";
}

/// A value as a command line has it.
std::string wordOf(const PlacedJson& value) {
    const nlohmann::json& json = value.value();
    if (json.is_number()) {
        return json.dump();
    }
    if (json.is_string() && !json.get_ref<const std::string&>().empty()) {
        return json.get<std::string>();
    }
    value.reject("a text that is not empty, or a number");
}

std::string listWord(const PlacedJson& list) {
    list.requireList("a text, or a list of some");
    std::vector<std::string> words;
    for (std::size_t i = 0; i < list.value().size(); ++i) {
        words.push_back(list.at(i).text());
    }
    return fmt::format("{}", fmt::join(words, ","));
}

/// {"layer": 2, "scale": "none"} as "layer=2,scale=none".
std::string sideWord(const PlacedJson& side) {
    std::vector<std::string> parts;
    for (const auto& item : side.value().items()) {
        const PlacedJson value = side.at(item.key());
        const std::string word = wordOf(value);
        if (word.find_first_of(",=") != std::string::npos ||
            item.key().find_first_of(",=") != std::string::npos) {
            value.fail("expected one value, found a comma or an equals sign");
        }
        parts.push_back(fmt::format("{}={}", item.key(), word));
    }
    return fmt::format("{}", fmt::join(parts, ","));
}

std::string wordFor(const std::string& key, const PlacedJson& value) {
    if (value.value().is_array() && key == "scores") {
        return listWord(value);
    }
    if (value.value().is_object() && (key == "a" || key == "b")) {
        return sideWord(value);
    }
    return wordOf(value);
}

/// Says what is wrong with an option, at the member of `entry` that it was made of.
[[noreturn]] void failAtOption(const PlacedJson& entry, std::string_view sentence) {
    for (const auto& item : entry.value().items()) {
        for (const char* prefix : {"--", "side: "}) {
            const std::string start = fmt::format("{}{}: ", prefix, item.key());
            if (sentence.starts_with(start)) {
                entry.at(item.key()).fail(sentence.substr(start.size()));
            }
        }
    }
    entry.fail(sentence);
}

void readHeads(const PlacedJson& entry, BatchOutput& output) {
    const PlacedJson value = entry.at("heads");
    for (const char* key : {"layer", "head"}) {
        if (entry.has(key)) {
            entry.at(key).fail("\"heads\" is there too: expected one of both");
        }
    }
    const std::string word = value.value().is_array() ? listWord(value) : value.text();
    output.isOfEachHead = true;
    if (word != "all") {
        try {
            output.heads = parseHeads(word);
        } catch (const Error& error) {
            value.fail(error.what());
        }
    }
}

/// The options as words. An entry of several heads is parsed with the first head there can be in their place.
std::vector<std::string> wordsOf(const PlacedJson& entry, const std::string& command, bool isOfEachHead) {
    std::vector<std::string> words{command};
    const bool isCompared = command == "compare";
    for (const auto& item : entry.value().items()) {
        const std::string& key = item.key();
        if (key != "command" && key != "output" && key != "heads") {
            const bool isSide = isCompared && isOfEachHead && (key == "a" || key == "b");
            std::string word = wordFor(key, entry.at(key));
            if (isSide) {
                word += word.empty() ? "layer=0,head=0" : ",layer=0,head=0";
            }
            words.push_back(fmt::format("--{}={}", key, word));
        }
    }
    if (isOfEachHead && !isCompared) {
        words.insert(words.end(), {"--layer=0", "--head=0"});
    }
    return words;
}

void readName(const PlacedJson& entry, BatchOutput& output) {
    const PlacedJson value = entry.at("output");
    try {
        output.name = OutputName(value.text());
    } catch (const Error& error) {
        value.fail(error.what());
    }
    const bool namesHead = output.name.has("head");
    if (output.isOfEachHead && output.heads.size() != 1 && !namesHead) {
        value.fail("the output is of several heads: expected {head} in its name");
    }
    if (!output.isOfEachHead && !output.head && (namesHead || output.name.has("layer"))) {
        value.fail("the output is not of one head: expected a name without {head} and {layer}");
    }
}

} // namespace

std::vector<std::string> batchKeys(std::string_view command) {
    // What the job says once for all outputs, what the output's suffix says, and what needs no text.
    constexpr std::string_view kLeftOut[] = {"help",    "model",    "fast",    "text-file", "picture",
                                             "second",  "generate", "special", "json",      "csv",
                                             "explain", "probe",    "per-line"};
    std::vector<std::string> keys{"command"};
    for (std::string& option : optionsOf(command)) {
        if (std::ranges::find(kLeftOut, option) == std::end(kLeftOut)) {
            keys.push_back(std::move(option));
        }
    }
    if (takesHeads(command)) {
        keys.emplace_back("heads");
    }
    return keys;
}

std::string pathFrom(const std::filesystem::path& folder, const std::string& path) {
    return path.empty() || namesRandomLayer(std::string_view(path)) ? path : (folder / path).string();
}

BatchOutput readBatchOutput(const PlacedJson& entry, const std::filesystem::path& folder) {
    entry.requireObject("an object with \"command\" and \"output\"");
    for (const char* key : {"command", "output"}) {
        if (!entry.has(key)) {
            entry.fail(fmt::format("expected \"{}\", found nothing", key));
        }
    }
    const PlacedJson named = entry.at("command");
    const std::string command = named.text();
    if (std::ranges::find(batchCommands(), command) == batchCommands().end()) {
        named.reject(fmt::format("one of {}", fmt::join(batchCommands(), ", ")));
    }
    entry.requireKeysOf(batchKeys(command), command + " has no such key");
    BatchOutput output;
    if (entry.has("heads")) {
        readHeads(entry, output);
    }
    output.words = wordsOf(entry, command, output.isOfEachHead);
    try {
        output.line = parseBatchCommand(output.words, entry.at("output").text());
    } catch (const Error& error) {
        failAtOption(entry, error.what());
    }
    Arguments& arguments = *output.line.arguments;
    if (!arguments.modelB.empty()) {
        arguments.modelB = pathFrom(folder, arguments.modelB);
    }
    if (takesHeads(command) && !arguments.map.allHeads) {
        output.head = command == "compare" ? arguments.a.head : arguments.map.side.head;
    }
    readName(entry, output);
    return output;
}

std::vector<std::optional<HeadId>> BatchOutput::headsIn(const ModelSpec& spec) const {
    if (!isOfEachHead) {
        return {head};
    }
    const AttentionKind kind = head->kind;
    std::vector<std::optional<HeadId>> all;
    for (HeadId one : heads) {
        one.kind = kind;
        all.emplace_back(one);
    }
    if (heads.empty()) {
        const std::vector<AttentionSpec>& layers = spec.attention(kind);
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            for (int number = 0; number < layers[layer].heads; ++number) {
                all.emplace_back(HeadId{static_cast<int>(layer), number, kind});
            }
        }
    }
    return all;
}

} // namespace headscope
