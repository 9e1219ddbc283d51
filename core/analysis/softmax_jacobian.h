// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/trace/head_map.h"

namespace headscope {

/// Frobenius norm of the softmax's Jacobian diag(a) - a a^T, of one row a of weights: how much the weights
/// answer to the scores. 0 for one key that takes all (and then no gradient passes), at most 1/2 (two keys
/// with half each). In closed form, |J|^2 = sum_i a_i^2 (1 - a_i)^2 + (sum_i a_i^2)^2 - sum_i a_i^4, without
/// cancellation where one weight is almost 1. `missing`: what an attention sink takes, so that the weights
/// sum to 1 - missing. 0 for an empty row.
[[nodiscard]] double softmaxJacobianNorm(std::span<const float> weights, double missing = 0);

/// Mean over the rows that see a key; NaN where none does, and for linear attention, which has no softmax.
[[nodiscard]] double meanJacobianNorm(const HeadMap& weights);

} // namespace headscope
