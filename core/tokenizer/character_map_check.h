// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headscope {

/// Checks SentencePiece's compiled normalisation rules ("precompiled_charsmap"): 4 bytes with the size of a
/// Darts double array, the array, and the replacements, each closed by a zero byte. libsentencepiece follows
/// them unchecked, so a damaged or hostile map makes it read memory that is not its own. Throws Error where
/// any path through the array leaves it, is longer or has more rules on it than the library allows for, or
/// ends in no replacement.
void checkCharacterMap(std::string_view map);

} // namespace headscope
