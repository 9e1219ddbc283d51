// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr std::string_view kReplacementBytes = "\xEF\xBF\xBD";
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

constexpr unsigned char byteAt(std::string_view text, std::size_t position) {
    return static_cast<unsigned char>(text[position]);
}

constexpr bool continues(unsigned char byte) {
    return (byte & 0xC0) == 0x80;
}

CodePoint broken(std::string_view reason) {
    return {kReplacement, 1, reason};
}

} // namespace

CodePoint firstCodePoint(std::string_view text) {
    const unsigned char lead = byteAt(text, 0);
    if (lead < 0x80) {
        return {lead, 1, {}};
    }
    if (continues(lead)) {
        return broken("a continuation byte without a leading byte");
    }
    if (lead >= 0xF8) {
        return broken("a byte that UTF-8 never uses");
    }
    const std::size_t size = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t value = lead & (0x7Fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if (i >= text.size()) {
            return broken("a character that is cut off at the end");
        }
        const unsigned char byte = byteAt(text, i);
        if (!continues(byte)) {
            return broken("a leading byte without its continuation bytes");
        }
        value = (value << 6) | (byte & 0x3Fu);
    }
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (value < kSmallest[size]) {
        return broken("an overlong form");
    }
    if (value >= 0xD800 && value <= 0xDFFF) {
        return broken("a surrogate, which belongs to UTF-16");
    }
    if (value > 0x10FFFF) {
        return broken("a code point above U+10FFFF");
    }
    return {value, size, {}};
}

void appendUtf8(std::string& text, char32_t codePoint) {
    const auto continuation = [&](int shift) {
        text += static_cast<char>(0x80 | ((codePoint >> shift) & 0x3F));
    };
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xC0 | (codePoint >> 6));
        continuation(0);
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xE0 | (codePoint >> 12));
        continuation(6);
        continuation(0);
    } else {
        text += static_cast<char>(0xF0 | (codePoint >> 18));
        continuation(12);
        continuation(6);
        continuation(0);
    }
}

bool steersOutput(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || (c >= 0x200e && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

std::optional<Utf8Fault> findUtf8Fault(std::string_view text) {
    for (std::size_t position = 0; position < text.size();) {
        const CodePoint point = firstCodePoint(text.substr(position));
        if (!point.fault.empty()) {
            return Utf8Fault{position, point.fault};
        }
        position += point.size;
    }
    return std::nullopt;
}

std::string replaceUtf8Faults(std::string_view text) {
    std::string valid;
    valid.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        valid += point.fault.empty() ? text.substr(0, point.size) : kReplacementBytes;
        text.remove_prefix(point.size);
    }
    return valid;
}

std::string shortenUtf8(std::string_view text, std::size_t limit) {
    if (text.size() <= limit) {
        return std::string(text);
    }
    while (limit > 0 && continues(byteAt(text, limit))) {
        --limit;
    }
    return std::string(text.substr(0, limit)).append(kEllipsis);
}

} // namespace headscope
