// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/character_class.h"

#include <cstdint>

#include <unicode/uchar.h>

namespace headscope {

namespace {

bool isOf(char32_t codePoint, std::uint32_t categories) {
    return (U_GET_GC_MASK(static_cast<UChar32>(codePoint)) & categories) != 0;
}

/// The same of characters that Unicode 8 has. Hugging Face's `tokenizers` asks tables of that version (the
/// crate unicode_categories), in which later characters are of no category.
bool wasOf(char32_t codePoint, std::uint32_t categories) {
    UVersionInfo age = {};
    u_charAge(static_cast<UChar32>(codePoint), age);
    return age[0] <= 8 && isOf(codePoint, categories);
}

bool has(char32_t codePoint, UProperty property) {
    return u_hasBinaryProperty(static_cast<UChar32>(codePoint), property) != 0;
}

constexpr bool isWithin(char32_t codePoint, char32_t first, char32_t last) {
    return codePoint >= first && codePoint <= last;
}

} // namespace

bool isWhiteSpace(char32_t codePoint) {
    return u_isUWhiteSpace(static_cast<UChar32>(codePoint)) != 0;
}

bool isMark(char32_t codePoint) {
    return wasOf(codePoint, U_GC_M_MASK);
}

bool isNonspacingMark(char32_t codePoint) {
    return wasOf(codePoint, U_GC_MN_MASK);
}

bool isPunctuation(char32_t codePoint) {
    constexpr char32_t kCanadianChi = 0x166D; // became a symbol
    constexpr char32_t kSandhiMark = 0x111C9; // became a mark
    return wasOf(codePoint, U_GC_P_MASK) || (codePoint < 0x80 && isOf(codePoint, U_GC_S_MASK)) ||
           codePoint == kCanadianChi || codePoint == kSandhiMark;
}

bool isNumber(char32_t codePoint) {
    return isOf(codePoint, U_GC_N_MASK);
}

bool isWordCharacter(char32_t codePoint) {
    return isOf(codePoint, U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK) || has(codePoint, UCHAR_ALPHABETIC) ||
           has(codePoint, UCHAR_JOIN_CONTROL);
}

bool isControl(char32_t codePoint) {
    return wasOf(codePoint, U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK);
}

bool isChinese(char32_t codePoint) {
    return isWithin(codePoint, 0x4E00, 0x9FFF) || isWithin(codePoint, 0x3400, 0x4DBF) ||
           isWithin(codePoint, 0x20000, 0x2A6DF) || isWithin(codePoint, 0x2A700, 0x2B73F) ||
           isWithin(codePoint, 0x2B740, 0x2B81F) || isWithin(codePoint, 0x2B920, 0x2CEAF) ||
           isWithin(codePoint, 0xF900, 0xFAFF) || isWithin(codePoint, 0x2F800, 0x2FA1F);
}

std::u32string lowercased(char32_t codePoint) {
    constexpr char32_t kCapitalIWithDot = 0x130; // the only one that becomes two
    if (codePoint == kCapitalIWithDot) {
        return U"i\u0307";
    }
    return std::u32string(1, static_cast<char32_t>(u_tolower(static_cast<UChar32>(codePoint))));
}

} // namespace headscope
