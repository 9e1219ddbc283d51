// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/random_layer.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

namespace headscope {

namespace {

constexpr std::string_view kPrefix = "random:";
constexpr const char* kWhere = "random layer";
constexpr int kWidest = 65536;
constexpr int kMostHeads = 1024;
constexpr int kMostLayers = 64;
constexpr int kMostTokens = 4096;

[[noreturn]] void reject(std::string_view key, std::string_view expected, std::string_view found) {
    throw Error(Mismatch{kWhere, std::string(key), std::string(expected),
                         found.empty() ? "nothing" : fmt::format("\"{}\"", found)});
}

template <typename Number>
std::optional<Number> number(std::string_view text, Number lowest, Number highest) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value >= lowest && value <= highest
               ? std::optional(value)
               : std::nullopt;
}

int wholeNumber(std::string_view key, std::string_view text, int highest) {
    if (const auto value = number(text, 1, highest)) {
        return *value;
    }
    reject(key, fmt::format("a whole number from 1 to {}", highest), text);
}

/// The place of `text` among `words`.
int word(std::string_view key, std::string_view text, std::initializer_list<std::string_view> words) {
    const auto* found = std::find(words.begin(), words.end(), text);
    if (found != words.end()) {
        return static_cast<int>(found - words.begin());
    }
    std::string all;
    for (const std::string_view each : words) {
        all += fmt::format("{}{}", all.empty() ? "" : " or ", each);
    }
    reject(key, all, text);
}

/// "0>1:qkv"
RandomLayerSpec::Copy parseCopy(std::string_view text) {
    constexpr std::string_view kExpected = "FROM>TO:PARTS with heads and some of q, k, v, o, such as 0>1:qk";
    const std::size_t arrow = text.find('>');
    const std::size_t colon = text.find(':');
    if (arrow == std::string_view::npos || colon == std::string_view::npos || colon < arrow) {
        reject("copy", kExpected, text);
    }
    const auto from = number(text.substr(0, arrow), 0, kMostHeads);
    const auto to = number(text.substr(arrow + 1, colon - arrow - 1), 0, kMostHeads);
    RandomLayerSpec::Copy copy{from.value_or(0), to.value_or(0)};
    bool fits = from && to && colon + 1 < text.size();
    for (const char letter : text.substr(colon + 1)) {
        bool* part = letter == 'q'   ? &copy.query
                     : letter == 'k' ? &copy.key
                     : letter == 'v' ? &copy.value
                     : letter == 'o' ? &copy.output
                                     : nullptr;
        fits = fits && part != nullptr && !*part; // none twice
        if (fits) {
            *part = true;
        }
    }
    if (!fits) {
        reject("copy", kExpected, text);
    }
    return copy;
}

std::vector<RandomLayerSpec::Copy> parseCopies(std::string_view text) {
    std::vector<RandomLayerSpec::Copy> copies;
    while (true) {
        const std::size_t end = std::min(text.find(';'), text.size());
        copies.push_back(parseCopy(text.substr(0, end)));
        if (end == text.size()) {
            return copies;
        }
        text.remove_prefix(end + 1);
    }
}

/// What was given, so that the rest can follow from it.
struct Given {
    std::vector<std::string_view> keys;
    [[nodiscard]] bool has(std::string_view key) const { return std::ranges::find(keys, key) != keys.end(); }
};

void setValue(RandomLayerSpec& spec, std::string_view key, std::string_view value) {
    using Spec = RandomLayerSpec;
    if (key == "width") {
        spec.width = wholeNumber(key, value, kWidest);
    } else if (key == "heads") {
        spec.heads = wholeNumber(key, value, kMostHeads);
    } else if (key == "kv-heads") {
        spec.kvHeads = wholeNumber(key, value, kMostHeads);
    } else if (key == "head-width") {
        spec.headWidth = wholeNumber(key, value, kWidest);
    } else if (key == "tokens") {
        spec.tokens = wholeNumber(key, value, kMostTokens);
    } else if (key == "layers") {
        spec.layers = wholeNumber(key, value, kMostLayers);
    } else if (key == "seed") {
        const auto seed = number(value, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max());
        if (!seed) {
            reject(key, "a whole number from 0 on", value);
        }
        spec.seed = *seed;
    } else if (key == "causal") {
        spec.isCausal = word(key, value, {"no", "yes"}) == 1;
    } else if (key == "input") {
        spec.input = static_cast<Spec::Input>(word(key, value, {"random", "embeddings"}));
    } else if (key == "kind") {
        spec.kind = static_cast<Spec::Kind>(word(key, value, {"self", "cross"}));
    } else if (key == "same") {
        spec.sharing = static_cast<Spec::Sharing>(word(key, value, {"none", "qk", "qkv"}));
    } else if (key == "copy") {
        spec.copies = parseCopies(value);
    } else if (key == "of") {
        spec.of = value;
    } else {
        reject("key",
               "one of width, heads, kv-heads, head-width, tokens, layers, seed, causal, kind, input, same, "
               "copy, of",
               key);
    }
}

/// Sizes that were not given follow from the others.
void fillIn(RandomLayerSpec& spec, const Given& given) {
    const bool isEmbedded = spec.input == RandomLayerSpec::Input::Embeddings;
    if (isEmbedded) {
        if (given.has("width")) {
            reject("width", "none with input=embeddings, whose model has one", std::to_string(spec.width));
        }
        spec.width = 0;
    }
    if (!given.has("kv-heads")) {
        spec.kvHeads = spec.heads;
    }
    if (!given.has("tokens")) {
        spec.tokens = isEmbedded ? 0 : RandomLayerSpec().tokens;
    }
    if (!given.has("head-width")) {
        if (spec.width % spec.heads != 0) {
            reject("head-width", "one, where heads do not divide the width",
                   fmt::format("{} heads of a width of {}", spec.heads, spec.width));
        }
        spec.headWidth = spec.width / spec.heads;
    }
}

/// Bytes of the weights, of the input's vectors and of what a run keeps (see estimateMemory), float32.
double bytesOf(const RandomLayerSpec& spec) {
    const double width = spec.width;
    const double attentions = spec.layers * (spec.kind == RandomLayerSpec::Kind::Cross ? 3.0 : 1.0);
    const double states = (spec.heads + 2.0 * spec.kvHeads) * spec.headWidth;
    const double weights = attentions * width * (states + 1.0 * spec.heads * spec.headWidth);
    const double input = 2.0 * spec.tokens * width;
    const double run = spec.tokens * attentions * (width + states);
    return (weights + input + run) * static_cast<double>(sizeof(float));
}

void checkCopy(const RandomLayerSpec::Copy& copy, int heads) {
    const int largest = std::max(copy.from, copy.to);
    if (largest >= heads) {
        reject("copy", fmt::format("heads from 0 to {}", heads - 1), std::to_string(largest));
    }
    if (copy.from == copy.to) {
        reject("copy", "two heads", fmt::format("{}>{}", copy.from, copy.to));
    }
}

std::string partsOf(const RandomLayerSpec::Copy& copy) {
    return std::string(copy.query ? "q" : "") + (copy.key ? "k" : "") + (copy.value ? "v" : "") +
           (copy.output ? "o" : "");
}

} // namespace

bool namesRandomLayer(std::string_view path) {
    return path.starts_with(kPrefix);
}

bool namesRandomLayer(const std::filesystem::path& path) {
    return namesRandomLayer(std::string_view(path.native()));
}

RandomLayerSpec parseRandomLayer(std::string_view text) {
    if (!namesRandomLayer(text)) {
        reject("name", "random:KEY=VALUE,...", text);
    }
    text.remove_prefix(kPrefix.size());
    RandomLayerSpec spec;
    Given given;
    while (!text.empty()) {
        const bool isLast = text.starts_with("of=");
        const std::size_t end = isLast ? text.size() : std::min(text.find(','), text.size());
        const std::string_view part = text.substr(0, end);
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) {
            reject("part", "KEY=VALUE", part);
        }
        const std::string_view key = part.substr(0, equals);
        if (given.has(key)) {
            reject(key, "one value", "more than one");
        }
        setValue(spec, key, part.substr(equals + 1));
        given.keys.push_back(key);
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    fillIn(spec, given);
    checkRandomLayer(spec);
    return spec;
}

void checkRandomLayer(const RandomLayerSpec& spec) {
    const bool isEmbedded = spec.input == RandomLayerSpec::Input::Embeddings;
    if (spec.heads % spec.kvHeads != 0) {
        reject("kv-heads", fmt::format("a divisor of {} heads", spec.heads), std::to_string(spec.kvHeads));
    }
    if (isEmbedded && (spec.of.empty() || namesRandomLayer(std::string_view(spec.of)))) {
        reject("of", "the path of a model, whose embeddings are the input", spec.of);
    }
    if (!isEmbedded && !spec.of.empty()) {
        reject("of", "none without input=embeddings", spec.of);
    }
    for (const RandomLayerSpec::Copy& copy : spec.copies) {
        checkCopy(copy, spec.heads);
    }
    if (const double bytes = bytesOf(spec); bytes > kLargestRandomLayer) {
        reject("size", fmt::format("at most {:.0f} MiB of weights and states", kLargestRandomLayer / 0x1p20),
               fmt::format("{:.0f} MiB", bytes / 0x1p20));
    }
}

std::string toString(const RandomLayerSpec& spec) {
    using Spec = RandomLayerSpec;
    const bool isEmbedded = spec.input == Spec::Input::Embeddings;
    std::string text(kPrefix);
    const auto add = [&text](std::string_view key, const auto& value) {
        text += fmt::format("{}{}={}", text.size() == kPrefix.size() ? "" : ",", key, value);
    };
    if (!isEmbedded) {
        add("width", spec.width);
    }
    add("heads", spec.heads);
    if (spec.kvHeads != spec.heads) {
        add("kv-heads", spec.kvHeads);
    }
    if (isEmbedded ? spec.headWidth != 0 : spec.headWidth * spec.heads != spec.width) {
        add("head-width", spec.headWidth);
    }
    if (spec.tokens != 0) {
        add("tokens", spec.tokens);
    }
    if (spec.layers != 1) {
        add("layers", spec.layers);
    }
    add("seed", spec.seed);
    if (spec.isCausal) {
        add("causal", "yes");
    }
    if (spec.kind == Spec::Kind::Cross) {
        add("kind", "cross");
    }
    if (spec.sharing != Spec::Sharing::None) {
        add("same", spec.sharing == Spec::Sharing::QueryKey ? "qk" : "qkv");
    }
    std::string copies;
    for (const Spec::Copy& copy : spec.copies) {
        copies += fmt::format("{}{}>{}:{}", copies.empty() ? "" : ";", copy.from, copy.to, partsOf(copy));
    }
    if (!copies.empty()) {
        add("copy", copies);
    }
    if (isEmbedded) {
        add("input", "embeddings");
        add("of", spec.of);
    }
    return text;
}

std::string numberedTokens(int count, char letter) {
    std::string text;
    for (int token = 1; token <= count; ++token) {
        text += fmt::format("{}{}{}", text.empty() ? "" : " ", letter, token);
    }
    return text;
}

bool isNumberedTokens(std::string_view text, char letter) {
    int count = 0;
    while (!text.empty()) {
        const std::string next = fmt::format("{}{}{}", count == 0 ? "" : " ", letter, count + 1);
        if (!text.starts_with(next)) {
            return false;
        }
        text.remove_prefix(next.size());
        ++count;
    }
    return count > 0;
}

} // namespace headscope
