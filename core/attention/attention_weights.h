// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"

namespace headscope {

/// The steps from queries and keys to weights, in the order in which a model takes them.
enum class ScoreStage {
    Scores,   // q.k
    Scaled,   // q.k times the factor
    Capped,   // soft-capped; the same as Scaled where a model caps nothing
    Adjusted, // with the position bias added; the same as Capped where a model adds none
    Masked,   // the same, minus infinity for masked keys
    Weights,  // of the kernel (softmax) over the allowed keys; masked keys are exactly 0
};

/// Neighbouring queries of one head: rows x d_k, at the positions first, first + 1, ...
struct QueryRows {
    MatrixView values;
    Index first = 0;
};

/// One head. Rows of `out` are the queries, columns are keys. keys: T_k x d_k; out: rows x T_k. Scores,
/// Scaled, Capped and Adjusted are given for masked keys too (what they would be); Weights of masked keys are
/// 0 and each row sums to 1 over its allowed keys (to less with a sink). A linear kernel's weights are made
/// of queries and keys alone; the other stages are what a softmax would be given. This is the only place
/// where queries, keys and settings become weights (Vaswani et al. 2017, eq. 1).
void attentionRows(const QueryRows& queries, const MatrixView& keys, const ResolvedAttention& attention,
                   ScoreStage stage, MutableMatrixView out);

/// Pools the key (or value) heads of a layer: states is T x (own * width), the result T x (groups * width).
/// With groups == own nothing is done. Pooling states equals pooling their projections, since both are linear
/// in them.
[[nodiscard]] Matrix poolKvHeads(Matrix states, int own, int groups, Pooling pooling);

} // namespace headscope
