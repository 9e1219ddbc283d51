// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/matrix_rank.h"
#include "core/base/job.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// The ranks along one head's way from queries and keys to what its layer hands to W_O.
struct HeadRanks {
    Index queries = 0; // T_q that were looked at, of queriesOfText
    Index keys = 0;    // T_k likewise
    Index queriesOfText = 0;
    Index keysOfText = 0;
    Index headWidth = 0;      // d_k
    Index heads = 0;          // H
    MatrixRank scores;        // q.k, without factor, mask and bias: T_q x T_k, rank at most d_k
    MatrixRank weights;       // A: T_q x T_k; a softmax can give it full rank
    MatrixRank output;        // A V: T_q x d_k
    MatrixRank concatenation; // of all heads of the layer, each under the same settings: T_q x H d_k
};

/// A decomposition of T x T numbers takes time with T^3: of longer texts the first tokens are taken.
inline constexpr Index kMostRankTokens = 512;

/// Of a head of a run, rescored with `settings` as AttentionTrace::headMap does. Computed in float64 from
/// float32 queries, keys, values and weights. Queries and keys are the first kMostRankTokens of each; outputs
/// are of all keys. Throws as headMap does.
[[nodiscard]] HeadRanks headRanks(const AttentionTrace& trace, const HeadId& head,
                                  const AttentionSettings& settings, const Job& job = {});

} // namespace headscope
