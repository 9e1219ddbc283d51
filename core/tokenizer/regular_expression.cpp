// SPDX-License-Identifier: GPL-3.0-or-later
#define PCRE2_CODE_UNIT_WIDTH 8
#include "core/tokenizer/regular_expression.h"

#include <array>
#include <optional>

#include <fmt/format.h>
#include <pcre2.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr std::size_t kLongestPattern = std::size_t{64} << 10;
constexpr std::size_t kLongestShown = 80;
constexpr std::uint32_t kMostSteps = 20'000'000; // of one match; the longest text has 4 Mi characters
constexpr std::uint32_t kMostMemory = 64 * 1024; // in KiB, of one match
constexpr std::uint32_t kOptions = PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C;

std::string pcreProblem(int code) {
    std::array<PCRE2_UCHAR, 256> text{};
    pcre2_get_error_message(code, text.data(), text.size());
    return reinterpret_cast<const char*>(text.data());
}

/// What Oniguruma means by \s, \w and \h, as the inside of a class; PCRE2 means more or less.
std::optional<std::string_view> classBody(char letter) {
    switch (letter) {
    case 's':
    case 'S':
        return R"(\x{9}-\x{d}\x{20}\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000})";
    case 'w':
    case 'W':
        return R"(\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\x{b2}\x{b3}\x{b9}\x{bc}-\x{be}\x{24b6}-\x{24e9})"
               R"(\x{1f130}-\x{1f149}\x{1f150}-\x{1f169}\x{1f170}-\x{1f189})";
    case 'h':
    case 'H':
        return "0-9a-fA-F";
    default:
        return std::nullopt;
    }
}

bool isNegated(char letter) {
    return letter >= 'A' && letter <= 'Z';
}

[[noreturn]] void refuse(const std::string& where, std::string_view pattern, std::string_view found) {
    throw Error(Mismatch{where,
                         fmt::format("pattern {}", shortenUtf8(replaceUtf8Faults(pattern), kLongestShown)),
                         "a regular expression", std::string(found)});
}

/// Rewrites what the two libraries read differently.
std::string forPcre2(std::string_view pattern, const std::string& where) {
    std::string result;
    bool inClass = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        if (c == '\\' && i + 1 < pattern.size()) {
            const char letter = pattern[++i];
            const std::optional<std::string_view> body = classBody(letter);
            if (body && inClass && isNegated(letter)) {
                refuse(where, pattern,
                       fmt::format("\\{} in a character class, which is not supported", letter));
            }
            if (!body) {
                result.append({'\\', letter});
            } else if (inClass) {
                result += *body;
            } else {
                result += fmt::format("[{}{}]", isNegated(letter) ? "^" : "", *body);
            }
            continue;
        }
        if (!inClass && c == '[') {
            inClass = true;
            result += c;
            // "]" is an ordinary character where it comes first.
            if (i + 1 < pattern.size() && pattern[i + 1] == '^') {
                result += pattern[++i];
            }
            if (i + 1 < pattern.size() && pattern[i + 1] == ']') {
                result += "\\]";
                ++i;
            }
            continue;
        }
        if (inClass && c == '[') {
            const std::size_t close =
                pattern.substr(i).starts_with("[:") ? pattern.find(":]", i) : pattern.npos;
            if (close == pattern.npos) {
                refuse(where, pattern, "a character class inside another, which is not supported");
            }
            const std::string_view named = pattern.substr(i, close + 2 - i);
            result += named == "[:punct:]" ? R"(\p{P}\p{S})" : named;
            i = close + 1;
            continue;
        }
        if (inClass && pattern.substr(i).starts_with("&&")) {
            refuse(where, pattern, "an intersection of character classes, which is not supported");
        }
        inClass = inClass && c != ']';
        result += c;
    }
    return result;
}

struct FreeMatchData {
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
};

} // namespace

struct RegularExpression::Code {
    explicit Code(std::string_view text) : pattern(text) {}
    Code(const Code&) = delete;
    Code& operator=(const Code&) = delete;
    ~Code() {
        pcre2_code_free(compiled);
        pcre2_match_context_free(limits);
    }

    [[nodiscard]] bool match(std::string_view text, std::size_t position, pcre2_match_data* data) const {
        const auto* const bytes = reinterpret_cast<PCRE2_SPTR>(text.data());
        int found = pcre2_match(compiled, bytes, text.size(), position, PCRE2_NO_UTF_CHECK, data, limits);
        if (found == PCRE2_ERROR_JIT_STACKLIMIT) { // the interpreter has its memory on the heap
            found = pcre2_match(compiled, bytes, text.size(), position, PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT,
                                data, limits);
        }
        if (found < 0 && found != PCRE2_ERROR_NOMATCH) {
            throw Error(fmt::format("pattern {}: cannot be matched with this text: {}",
                                    shortenUtf8(replaceUtf8Faults(pattern), kLongestShown),
                                    pcreProblem(found)));
        }
        return found >= 0;
    }

    std::string pattern;
    pcre2_code* compiled = nullptr;
    pcre2_match_context* limits = nullptr;
};

RegularExpression::RegularExpression(std::string_view pattern, const std::string& where) {
    if (pattern.size() > kLongestPattern) {
        refuse(where, pattern, fmt::format("{} bytes", pattern.size()));
    }
    auto code = std::make_unique<Code>(pattern);
    const std::string rewritten = forPcre2(pattern, where);
    int problem = 0;
    PCRE2_SIZE at = 0;
    code->compiled = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(rewritten.data()), rewritten.size(), kOptions,
                                   &problem, &at, nullptr);
    if (code->compiled == nullptr) {
        refuse(where, pattern, pcreProblem(problem));
    }
    pcre2_jit_compile(code->compiled, PCRE2_JIT_COMPLETE); // where it fails, matches are interpreted
    code->limits = pcre2_match_context_create(nullptr);
    pcre2_set_match_limit(code->limits, kMostSteps);
    pcre2_set_heap_limit(code->limits, kMostMemory);
    code_ = std::move(code);
}

RegularExpression::RegularExpression(RegularExpression&&) noexcept = default;
RegularExpression& RegularExpression::operator=(RegularExpression&&) noexcept = default;
RegularExpression::~RegularExpression() = default;

std::vector<PatternMatch> RegularExpression::findAll(std::string_view text) const {
    const std::unique_ptr<pcre2_match_data, FreeMatchData> data(
        pcre2_match_data_create_from_pattern(code_->compiled, nullptr));
    std::vector<PatternMatch> matches;
    std::size_t position = 0;
    while (position <= text.size() && code_->match(text, position, data.get())) {
        const PCRE2_SIZE* const ends = pcre2_get_ovector_pointer(data.get());
        const PatternMatch match{ends[0], ends[1]};
        if (match.begin > match.end || match.begin < position) { // \K in a look-around
            throw Error(fmt::format("pattern {}: matches end before they begin",
                                    shortenUtf8(replaceUtf8Faults(code_->pattern), kLongestShown)));
        }
        const bool isEmpty = match.begin == match.end;
        if (!isEmpty || matches.empty() || matches.back().end != match.begin) {
            matches.push_back(match);
        }
        position = match.end;
        if (isEmpty) {
            position += position < text.size() ? firstCodePoint(text.substr(position)).size : 1;
        }
    }
    return matches;
}

} // namespace headscope
