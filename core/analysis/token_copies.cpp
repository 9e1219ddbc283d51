// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/token_copies.h"

#include <unordered_map>

namespace headscope {

std::vector<Index> earlierCopies(std::span<const TokenTraits> tokens) {
    std::vector<Index> copies(tokens.size(), -1);
    std::unordered_map<int, Index> lastPlace;
    lastPlace.reserve(tokens.size());
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        const auto place = static_cast<Index>(token);
        const auto [found, isNew] = lastPlace.try_emplace(tokens[token].id, place);
        if (!isNew) {
            copies[token] = found->second;
            found->second = place;
        }
    }
    return copies;
}

} // namespace headscope
