// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/token_ranges.h"

#include <algorithm>

namespace headscope {

void tileRanges(std::span<Token> tokens, std::size_t size) {
    std::size_t end = size;
    for (std::size_t i = tokens.size(); i-- > 0;) {
        tokens[i].end = end;
        end = i == 0 ? 0 : std::min(tokens[i].begin, end);
        tokens[i].begin = end;
    }
}

} // namespace headscope
