// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/option_values.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/comparison/side_text.h"

namespace headscope {

namespace {

constexpr int kSmallestSide = 50;
constexpr int kLargestSide = 20000;

Error wrongValue(std::string_view expected, std::string_view found) {
    return Error(fmt::format("expected {}, found \"{}\"", expected, found));
}

/// Nothing where `value` is more or less than one number from lowest to highest; NaN is none.
template <typename Number>
std::optional<Number> numberIn(std::string_view value, Number lowest, Number highest) {
    Number number{};
    const char* const last = value.data() + value.size();
    const auto [end, error] = std::from_chars(value.data(), last, number);
    return error == std::errc() && end == last && number >= lowest && number <= highest
               ? std::optional(number)
               : std::nullopt;
}

void checkValues(const Side& side) {
    if (const auto* scale = std::get_if<FixedScale>(&side.attention.scale);
        scale != nullptr && !std::isfinite(scale->factor)) {
        throw Error(
            Mismatch{"side", "scale", "model, none or a finite number", fmt::format("{}", scale->factor)});
    }
    if (const auto* sink = std::get_if<SinkKernel>(&side.attention.kernel);
        sink != nullptr && !std::isfinite(sink->logit)) {
        throw Error(
            Mismatch{"side", "kernel", "sink:LOGIT with a finite number", fmt::format("{}", sink->logit)});
    }
    if (const auto* window = std::get_if<WindowMask>(&side.attention.mask);
        window != nullptr && window->width < 1) {
        throw Error(
            Mismatch{"side", "mask", "window:N with N of at least 1", fmt::format("{}", window->width)});
    }
}

std::vector<std::string_view> keysOf(std::string_view text) {
    std::vector<std::string_view> keys;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        keys.push_back(part.substr(0, part.find('=')));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    return keys;
}

} // namespace

int parseWholeNumber(std::string_view value, int lowest, int highest) {
    if (const auto number = numberIn(value, lowest, highest)) {
        return *number;
    }
    throw wrongValue(fmt::format("a whole number from {} to {}", lowest, highest), value);
}

double parseDecimal(std::string_view value, double lowest, double highest) {
    if (const auto number = numberIn(value, lowest, highest)) {
        return *number;
    }
    throw wrongValue(fmt::format("a number from {} to {}", lowest, highest), value);
}

std::pair<int, int> parsePictureSize(std::string_view value) {
    const std::size_t cross = value.find('x');
    if (cross != std::string_view::npos) {
        const auto width = numberIn(value.substr(0, cross), kSmallestSide, kLargestSide);
        const auto height = numberIn(value.substr(cross + 1), kSmallestSide, kLargestSide);
        if (width && height) {
            return {*width, *height};
        }
    }
    throw wrongValue(fmt::format("WIDTHxHEIGHT from {0}x{0} to {1}x{1}", kSmallestSide, kLargestSide), value);
}

void setCheckedSideValue(Side& side, std::string_view key, std::string_view value) {
    setSideValue(side, key, value);
    checkValues(side);
}

std::vector<std::string> parseList(std::string_view value) {
    std::vector<std::string> words;
    while (true) {
        const std::size_t end = std::min(value.find(','), value.size());
        words.emplace_back(value.substr(0, end));
        if (words.back().empty()) {
            throw wrongValue("names between commas", value);
        }
        if (end == value.size()) {
            return words;
        }
        value.remove_prefix(end + 1);
    }
}

std::vector<HeadId> parseHeads(std::string_view value) {
    constexpr int kMost = 1'000'000;
    std::vector<HeadId> heads;
    for (std::string word : parseList(value)) {
        std::erase(word, ' ');
        const std::string_view text = word;
        const std::size_t split = text.find_first_of("Hh");
        const bool isSplit = split != std::string_view::npos && (text[0] == 'L' || text[0] == 'l');
        const auto layer = isSplit ? numberIn(text.substr(1, split - 1), 0, kMost) : std::nullopt;
        const auto head = isSplit ? numberIn(text.substr(split + 1), 0, kMost) : std::nullopt;
        if (!layer || !head) {
            throw wrongValue("heads such as L2H5,L3H1", value);
        }
        heads.push_back({*layer, *head});
    }
    return heads;
}

AttentionKind parseKind(std::string_view value) {
    if (const auto kind = kindNamed(value)) {
        return *kind;
    }
    throw wrongValue("self, encoder or cross", value);
}

SpecialTokens parseSpecialTokens(std::string_view value) {
    if (value != "parsed" && value != "literal") {
        throw wrongValue("parsed or literal", value);
    }
    return value == "parsed" ? SpecialTokens::Parsed : SpecialTokens::Literal;
}

Side parseWholeSide(std::string_view text) {
    const Side side = parseSide(text);
    checkValues(side);
    const std::vector<std::string_view> keys = keysOf(text);
    for (const std::string_view key : keys) {
        if (std::ranges::count(keys, key) > 1) {
            throw Error(Mismatch{"side", std::string(key), "one value", "more than one"});
        }
    }
    for (const std::string_view key : {"layer", "head"}) {
        if (std::ranges::count(keys, key) == 0) {
            throw Error(Mismatch{"side", std::string(key), fmt::format("{}=N", key), "nothing"});
        }
    }
    return side;
}

} // namespace headscope
