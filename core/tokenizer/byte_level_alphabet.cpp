// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_level_alphabet.h"

#include <array>

#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr char32_t kFirstOther = 0x100;
constexpr std::size_t kOthers = 68; // bytes that do not stand for themselves

constexpr bool standsForItself(unsigned byte) {
    return (byte >= '!' && byte <= '~') || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
}

struct Alphabet {
    Alphabet() {
        std::size_t others = 0;
        for (unsigned byte = 0; byte < symbols.size(); ++byte) {
            if (standsForItself(byte)) {
                appendUtf8(symbols[byte], byte);
            } else {
                bytesOfOthers[others] = static_cast<unsigned char>(byte);
                appendUtf8(symbols[byte], kFirstOther + static_cast<char32_t>(others++));
            }
        }
    }

    std::array<std::string, 256> symbols;
    std::array<unsigned char, kOthers> bytesOfOthers{};
};

const Alphabet& alphabet() {
    static const Alphabet kAlphabet;
    return kAlphabet;
}

} // namespace

std::string_view byteLevelSymbol(unsigned char byte) {
    return alphabet().symbols[byte];
}

std::optional<std::string> byteLevelBytes(std::string_view piece) {
    std::string bytes;
    while (!piece.empty()) {
        const CodePoint point = firstCodePoint(piece);
        if (point.value < kFirstOther && standsForItself(static_cast<unsigned>(point.value))) {
            bytes += static_cast<char>(point.value);
        } else if (point.value >= kFirstOther && point.value < kFirstOther + kOthers) {
            bytes += static_cast<char>(alphabet().bytesOfOthers[point.value - kFirstOther]);
        } else {
            return std::nullopt;
        }
        piece.remove_prefix(point.size);
    }
    return bytes;
}

NormalizedText toByteLevel(const NormalizedText& text) {
    NormalizedText result;
    result.reserve(text.size() * 2);
    for (std::size_t i = 0; i < text.size(); ++i) {
        result.appendInPlaceOf(byteLevelSymbol(static_cast<unsigned char>(text.text()[i])), text, i, i + 1);
    }
    return result;
}

} // namespace headscope
