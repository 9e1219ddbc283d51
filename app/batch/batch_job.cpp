// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/batch_job.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

#include <fmt/format.h>

#include "app/option_values.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/survey/survey.h"
#include "core/tokenizer/text_file.h"
#include "ui/fetch/file_choice.h"

namespace headscope {

namespace {

constexpr int kVersion = 1;
constexpr std::string_view kNoSuchKey = "there is no such key";

std::string textUnder(const PlacedJson& object, std::string_view key) {
    return object.has(key) ? object.at(key).text() : std::string();
}

/// Exactly one of two keys.
void requireOneOf(const PlacedJson& object, std::string_view first, std::string_view second) {
    if (object.has(first) == object.has(second)) {
        object.fail(fmt::format("expected \"{}\" or \"{}\", found {}", first, second,
                                object.has(first) ? "both" : "neither"));
    }
}

std::filesystem::path wholePath(const std::filesystem::path& path) {
    std::error_code unreadable;
    const auto resolved = std::filesystem::weakly_canonical(path, unreadable); // links lead to one file
    return unreadable ? std::filesystem::absolute(path, unreadable).lexically_normal() : resolved;
}

class JobReader {
  public:
    JobReader(const PlacedJson& root, const std::filesystem::path& file, const BatchChoice& choice)
        : root_(root), choice_(choice), folder_(file.parent_path()) {
        job_.file = file;
        job_.journal = choice.journal.empty() ? file.string() + ".journal" : choice.journal;
        reads(file);
        reads(job_.journal);
    }

    BatchJob read() {
        root_.requireObject("an object");
        root_.requireKeysOf({"$schema", "version", "model", "fast", "special", "generate", "folder", "texts",
                             "text_file", "outputs"},
                            kNoSuchKey);
        readVersion();
        readShared();
        requireOneOf(root_, "texts", "text_file");
        if (root_.has("texts")) {
            readTexts(root_.at("texts"));
        } else {
            readLines(root_.at("text_file"));
        }
        if (!root_.has("outputs")) {
            root_.fail("expected \"outputs\", found nothing");
        }
        const PlacedJson outputs = root_.at("outputs");
        outputs.requireList("a list of outputs that is not empty");
        for (std::size_t i = 0; i < outputs.value().size(); ++i) {
            job_.outputs.push_back(readBatchOutput(outputs.at(i), folder_));
            job_.outputs.back().place = fmt::format("outputs[{}]", i);
        }
        checkNames(outputs);
        return std::move(job_);
    }

  private:
    void readVersion() const {
        if (!root_.has("version")) {
            root_.fail(fmt::format("expected \"version\": {}, found no version", kVersion));
        }
        if (const PlacedJson version = root_.at("version"); version.value() != kVersion) {
            version.reject(fmt::format("{}", kVersion));
        }
    }

    /// What all texts have in common.
    void readShared() {
        shared_.model = choice_.model.empty() ? pathFrom(folder_, textUnder(root_, "model")) : choice_.model;
        if (std::error_code missing; std::filesystem::is_directory(shared_.model, missing)) {
            for (const std::string_view file : smallModelFiles()) {
                reads(std::filesystem::path(shared_.model) / file);
            }
            reads(std::filesystem::path(shared_.model) / kTensorIndex);
        }
        const bool isFast = root_.has("fast") && root_.at("fast").flag();
        shared_.products = isFast ? Products::Fast : choice_.products;
        job_.folder = choice_.folder.empty()
                          ? std::filesystem::path(pathFrom(folder_, textUnder(root_, "folder")))
                          : std::filesystem::path(choice_.folder);
        if (job_.folder.empty()) {
            job_.folder = folder_;
        }
        if (root_.has("special")) {
            const PlacedJson special = root_.at("special");
            try {
                shared_.special = parseSpecialTokens(special.text());
            } catch (const Error& error) {
                special.fail(error.what());
            }
        }
        shared_.generates = root_.has("generate") && root_.at("generate").flag();
    }

    void readTexts(const PlacedJson& texts) {
        texts.requireList("a list of texts that is not empty");
        for (std::size_t i = 0; i < texts.value().size(); ++i) {
            const PlacedJson entry = texts.at(i);
            BatchText text{shared_, i + 1, {}, fmt::format("text {}", i + 1)};
            if (entry.value().is_string()) {
                text.read.text = entry.text();
            } else {
                entry.requireObject("a text, or an object with \"text\" or \"picture\"");
                readText(entry, text);
            }
            job_.texts.push_back(std::move(text));
        }
    }

    /// Notes a file that no output may take the place of.
    void reads(const std::filesystem::path& file) { makers_.emplace(wholePath(file), std::string()); }

    void readText(const PlacedJson& entry, BatchText& text) {
        entry.requireKeysOf({"text", "picture", "second", "name"}, kNoSuchKey);
        requireOneOf(entry, "text", "picture");
        if (entry.has("text")) {
            text.read.text = entry.at("text").text();
        } else {
            text.read.pictureFile = pathFrom(folder_, entry.at("picture").text());
            reads(text.read.pictureFile);
        }
        if (entry.has("second")) {
            if (text.read.generates) {
                entry.at("second").fail("the job lets the model write the second text: expected one of both");
            }
            text.read.second = entry.at("second").text();
        }
        if (entry.has("name")) {
            const PlacedJson name = entry.at("name");
            text.name = name.text();
            if (!isPartOfName(text.name)) {
                name.reject("a part of a file's name");
            }
        }
    }

    void readLines(const PlacedJson& named) {
        const std::string file = pathFrom(folder_, named.text());
        reads(file);
        std::string lines;
        try {
            lines = readTextFile(file);
        } catch (const Error& error) {
            named.fail(error.what());
        }
        std::size_t number = 0;
        for (TypedText& line : linesOf(lines, SpecialTokens::Literal)) {
            ++number;
            if (line.text.find_first_not_of(" \t\r") != std::string::npos) {
                BatchText text{shared_, number, {}, fmt::format("line {} of {}", number, pathText(file))};
                text.read.text = std::move(line.text);
                job_.texts.push_back(std::move(text));
            }
        }
        if (job_.texts.empty()) {
            named.fail(fmt::format("{}: expected a line that is not empty, found none", pathText(file)));
        }
    }

    /// No two outputs may be one file, nor one that is read, and a text whose name is asked for must have
    /// one.
    void checkNames(const PlacedJson& outputs) {
        for (std::size_t i = 0; i < job_.outputs.size(); ++i) {
            const BatchOutput& output = job_.outputs[i];
            const PlacedJson place = outputs.at(i).at("output");
            for (const BatchText& text : job_.texts) {
                if (text.name.empty() && output.name.has("name")) {
                    place.fail(fmt::format("{} has no name", text.place));
                }
                std::vector<std::optional<HeadId>> heads{output.head};
                if (output.isOfEachHead) {
                    heads.assign(output.heads.begin(), output.heads.end());
                    heads.resize(
                        std::max<std::size_t>(heads.size(), 1)); // all of a model that is not known yet
                }
                for (const std::optional<HeadId>& head : heads) {
                    const std::string name = output.name.of({text.number, text.name, head});
                    claim(name, fmt::format("{} for {}", output.place, text.place), place);
                }
            }
        }
    }

    void claim(const std::string& name, const std::string& maker, const PlacedJson& place) {
        const auto [other, isNew] = makers_.emplace(wholePath(job_.folder / name), maker);
        if (!isNew && other->second.empty()) {
            place.fail(fmt::format("\"{}\" is a file that the job reads, or its journal", name));
        }
        if (!isNew) {
            place.fail(
                fmt::format("\"{}\" would be made twice: by {} and by {}; {{n}}, {{name}} or {{head}} in "
                            "the name keep outputs apart",
                            name, other->second, maker));
        }
    }

    PlacedJson root_;
    BatchChoice choice_;
    std::filesystem::path folder_;
    TextArguments shared_;
    BatchJob job_;
    std::map<std::filesystem::path, std::string> makers_; // of each output; of a file that is read, nothing
};

} // namespace

bool BatchJob::draws() const {
    return std::ranges::any_of(outputs, [](const BatchOutput& output) { return output.line.draws; });
}

BatchJob readBatchJob(const std::filesystem::path& file, const BatchChoice& choice) {
    const PlacedJsonFile json(file);
    return JobReader(json.root(), file, choice).read();
}

} // namespace headscope
