// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace headscope {

/// One code point at the start of some bytes, and how many of them it takes. `fault` is empty for a whole,
/// valid code point; otherwise it says what is wrong, `value` is U+FFFD and `size` is 1.
struct CodePoint {
    char32_t value = 0;
    std::size_t size = 1;
    std::string_view fault;
};

/// Reads the first code point of `text`, which must not be empty. Strict as Unicode 15, table 3-7, asks for:
/// overlong forms, surrogates and values above U+10FFFF are faults. Loop: while (!text.empty()) { ...
/// remove_prefix(size); }
[[nodiscard]] CodePoint firstCodePoint(std::string_view text);

/// Appends a code point, which must be one that UTF-8 can hold.
void appendUtf8(std::string& text, char32_t codePoint);

/// Whether a code point changes how the text around it is shown, or what a terminal does: control characters
/// (C0 and C1), line and paragraph separators, and those that set the direction of text.
[[nodiscard]] bool steersOutput(char32_t codePoint);

/// The first byte at which a text stops being UTF-8.
struct Utf8Fault {
    std::size_t position = 0;
    std::string_view reason;
};

/// Nothing where all of `text` is valid UTF-8.
[[nodiscard]] std::optional<Utf8Fault> findUtf8Fault(std::string_view text);

/// `text` with U+FFFD in place of each byte that is not UTF-8.
[[nodiscard]] std::string replaceUtf8Faults(std::string_view text);

/// The start of `text`, at most `limit` bytes plus an ellipsis, never cut inside a code point.
[[nodiscard]] std::string shortenUtf8(std::string_view text, std::size_t limit);

} // namespace headscope
