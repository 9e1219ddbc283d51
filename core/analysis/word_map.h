// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/trace/head_map.h"

namespace headscope {

/// A map of weights between words, from one between the pieces of words: a word gets the sum of what its
/// pieces get (columns added), and gives the mean of what its pieces give (rows averaged), so that rows still
/// sum to 1 (Clark et al. 2019). `queryWords` and `keyWords` have the word of each token, counted from 0,
/// none left out and never decreasing (see core/model/word_pieces.h). Pieces that see no key are left out of
/// the mean. A word may see all keys from the first to the last word that one of its pieces sees; in a causal
/// map that is every word up to itself.
[[nodiscard]] HeadMap wordMap(const HeadMap& weights, std::span<const Index> queryWords,
                              std::span<const Index> keyWords);

} // namespace headscope
