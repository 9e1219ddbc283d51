// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/typed_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>

#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr std::size_t kLongest = 200; // bytes
constexpr int kDeepest = 20;          // parentheses, roots and signs inside each other

enum class Decimal { Point, Comma };

bool isDigit(char32_t c) {
    return c >= U'0' && c <= U'9';
}

bool isSpace(char32_t c) {
    return c == U' ' || c == U'\t' || c == U'\u00A0' || c == U'\u2009' || c == U'\u202F';
}

/// Reads an expression from its start; `position` is behind what was read.
class NumberReader {
  public:
    NumberReader(std::u32string_view text, Decimal decimal) : text_(text), decimal_(decimal) {}

    [[nodiscard]] std::optional<double> read() { return sum(0); }
    [[nodiscard]] std::u32string_view rest() {
        skipSpace();
        return text_.substr(position_);
    }
    [[nodiscard]] bool hasPercent() const { return hasPercent_; }

  private:
    [[nodiscard]] char32_t at(std::size_t offset = 0) const {
        return position_ + offset < text_.size() ? text_[position_ + offset] : U'\0';
    }
    void skipSpace() {
        while (isSpace(at())) {
            ++position_;
        }
    }
    bool takes(std::u32string_view word) {
        skipSpace();
        if (!text_.substr(position_).starts_with(word)) {
            return false;
        }
        position_ += word.size();
        return true;
    }
    bool takesOneOf(std::u32string_view characters) {
        skipSpace();
        if (at() == U'\0' || characters.find(at()) == characters.npos) {
            return false;
        }
        ++position_;
        return true;
    }

    std::optional<double> sum(int depth) {
        std::optional<double> value = product(depth);
        while (value) {
            const bool isPlus = takesOneOf(U"+");
            if (!isPlus && !takesOneOf(U"-\u2212")) {
                return value;
            }
            const std::optional<double> next = product(depth);
            value = next ? std::optional(isPlus ? *value + *next : *value - *next) : std::nullopt;
        }
        return value;
    }

    std::optional<double> product(int depth) {
        std::optional<double> value = power(depth);
        while (value) {
            const bool isTimes = takesTimes();
            if (!isTimes && !takesOneOf(U"/:\u00F7\u2215")) {
                return value;
            }
            const std::optional<double> next = power(depth);
            value = next ? std::optional(isTimes ? *value * *next : *value / *next) : std::nullopt;
        }
        return value;
    }

    /// "**" is a power.
    bool takesTimes() {
        skipSpace();
        return !(at() == U'*' && at(1) == U'*') && takesOneOf(U"*x\u00D7\u00B7\u22C5");
    }

    std::optional<double> power(int depth) {
        if (depth > kDeepest) {
            return std::nullopt;
        }
        if (takesOneOf(U"-\u2212")) {
            const std::optional<double> value = power(depth + 1);
            return value ? std::optional(-*value) : std::nullopt;
        }
        if (takesOneOf(U"+")) {
            return power(depth + 1);
        }
        std::optional<double> value = primary(depth);
        if (!value) {
            return std::nullopt;
        }
        if (takesOneOf(U"\u00B2")) {
            value = *value * *value;
        } else if (takesOneOf(U"\u00B3")) {
            value = *value * *value * *value;
        } else if (takes(U"**") || takes(U"^")) {
            const std::optional<double> exponent = power(depth + 1);
            value = exponent ? std::optional(std::pow(*value, *exponent)) : std::nullopt;
        }
        if (value && takesOneOf(U"%")) {
            hasPercent_ = true;
            value = *value / 100;
        }
        return value;
    }

    std::optional<double> primary(int depth) {
        if (takesOneOf(U"(")) {
            const std::optional<double> value = sum(depth + 1);
            return value && takesOneOf(U")") ? value : std::nullopt;
        }
        if (takes(U"sqrt") || takes(U"\u221A")) {
            const std::optional<double> value = depth < kDeepest ? primary(depth + 1) : std::nullopt;
            return value ? std::optional(std::sqrt(*value)) : std::nullopt;
        }
        return number();
    }

    /// Whether three digits and no fourth come after the separator at the position.
    [[nodiscard]] bool groupFollows() const {
        return isDigit(at(1)) && isDigit(at(2)) && isDigit(at(3)) && !isDigit(at(4));
    }
    [[nodiscard]] bool isSeparator(char32_t c) const {
        return isSpace(c) || c == U'\'' || c == U'\u2019' || c == U'_' ||
               c == (decimal_ == Decimal::Point ? U',' : U'.');
    }

    void takeDigits(std::string& digits) {
        while (isDigit(at())) {
            digits += static_cast<char>(at());
            ++position_;
        }
    }

    std::optional<double> number() {
        skipSpace();
        std::string digits;
        takeDigits(digits);
        const char32_t separator = at();
        if (!digits.empty() && digits.size() <= 3 && digits.front() != '0' && isSeparator(separator)) {
            while (at() == separator && groupFollows()) {
                ++position_;
                takeDigits(digits);
            }
        }
        const bool hasWhole = !digits.empty();
        if (at() == (decimal_ == Decimal::Point ? U'.' : U',') && isDigit(at(1))) {
            ++position_;
            digits += hasWhole ? "." : "0.";
            takeDigits(digits);
        } else if (!hasWhole) {
            return std::nullopt;
        }
        const bool isSigned = at(1) == U'-' || at(1) == U'+';
        if ((at() == U'e' || at() == U'E') && isDigit(at(isSigned ? 2 : 1))) {
            digits += at(1) == U'-' ? "e-" : "e";
            position_ += isSigned ? 2 : 1;
            takeDigits(digits);
        }
        double value = 0;
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return fault == std::errc{} ? std::optional(value) : std::nullopt;
    }

    std::u32string_view text_;
    Decimal decimal_;
    std::size_t position_ = 0;
    bool hasPercent_ = false;
};

struct Prefix {
    std::u32string_view name;
    double factor;
};
constexpr std::array<Prefix, 10> kPrefixes{{{U"", 1},
                                            {U"k", 1e3},
                                            {U"K", 1e3},
                                            {U"M", 1e6},
                                            {U"G", 1e9},
                                            {U"T", 1e12},
                                            {U"Ki", 1024.0},
                                            {U"Mi", 1024.0 * 1024},
                                            {U"Gi", 1024.0 * 1024 * 1024},
                                            {U"Ti", 1024.0 * 1024 * 1024 * 1024}}};

bool isSameWord(std::u32string_view a, std::u32string_view b) {
    const auto small = [](char32_t c) { return c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c; };
    return std::ranges::equal(a, b, {}, small, small);
}

/// What a unit behind a number multiplies it by; nothing where it is none.
std::optional<double> unitFactor(std::u32string_view rest, std::u32string_view unit) {
    if (isSameWord(rest, unit)) {
        return 1;
    }
    for (const Prefix& prefix : kPrefixes) {
        if (!rest.starts_with(prefix.name)) {
            continue;
        }
        std::u32string_view behind = rest.substr(prefix.name.size());
        while (!behind.empty() && isSpace(behind.front())) {
            behind.remove_prefix(1);
        }
        if (behind.empty() || (!unit.empty() && isSameWord(behind, unit))) {
            return prefix.factor;
        }
    }
    return std::nullopt;
}

std::u32string codePoints(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        points += point.value;
        text.remove_prefix(point.size);
    }
    return points;
}

} // namespace

std::vector<double> typedNumbers(std::string_view text, std::string_view unit) {
    std::vector<double> readings;
    if (text.size() > kLongest) {
        return readings;
    }
    std::u32string points = codePoints(text);
    while (!points.empty() && isSpace(points.back())) {
        points.pop_back();
    }
    const std::u32string unitPoints = codePoints(unit);
    const auto add = [&readings](double value) {
        if (std::isfinite(value) && std::ranges::find(readings, value) == readings.end()) {
            readings.push_back(value);
        }
    };
    for (const Decimal decimal : {Decimal::Point, Decimal::Comma}) {
        NumberReader reader(points, decimal);
        const std::optional<double> value = reader.read();
        const std::optional<double> factor = unitFactor(reader.rest(), unitPoints);
        if (!value || !factor) {
            continue;
        }
        add(*value * *factor);
        if (unit == "%" && !reader.hasPercent()) {
            add(*value / 100);
        }
    }
    return readings;
}

} // namespace headscope
