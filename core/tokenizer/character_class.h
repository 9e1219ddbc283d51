// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// What Unicode says about a code point, in the groups that tokenizers use.

/// White_Space: spaces, line feeds, tabs.
[[nodiscard]] bool isWhiteSpace(char32_t codePoint);
/// Categories Mn, Mc, Me.
[[nodiscard]] bool isMark(char32_t codePoint);
/// Category Mn.
[[nodiscard]] bool isNonspacingMark(char32_t codePoint);
/// Categories P*, and ASCII's $+<=>^`|~.
[[nodiscard]] bool isPunctuation(char32_t codePoint);
/// Categories Nd, Nl, No.
[[nodiscard]] bool isNumber(char32_t codePoint);
/// \w of Unicode's regular expressions (UTS 18, annex C).
[[nodiscard]] bool isWordCharacter(char32_t codePoint);
/// Categories Cc, Cf, Co.
[[nodiscard]] bool isControl(char32_t codePoint);
/// The blocks of Chinese characters that BERT writes spaces around.
[[nodiscard]] bool isChinese(char32_t codePoint);

/// A code point in lower case, whatever stands around it; mostly one code point.
[[nodiscard]] std::u32string lowercased(char32_t codePoint);

} // namespace headscope
