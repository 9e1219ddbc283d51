// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// What scores of heads need to know of a token beside its place.
struct TokenTraits {
    int id = 0;
    bool isSpecial = false;     // beginning, end, separator, mask ...: stands for no text
    bool isPunctuation = false; // neither a letter nor a digit in it, and not special
    bool operator==(const TokenTraits&) const = default;
};

} // namespace headscope
