// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_operands.h"
#include "core/base/job.h"
#include "core/base/matrix.h"

namespace headscope {

/// Gradient of a loss with respect to queries (T x d_k) and keys (T_k x d_k) as they meet, that is, behind
/// QK-norm and rotary positions.
struct AttentionGradient {
    Matrix queries;
    Matrix keys;
};

/// The gradient of a loss L through O = A V of one head, given dL/dO (`outputGradient`, T x d_k):
///     dA = dL/dO V^T,   dS = A o (dA - rowsum(dA o A)),   dL/dQ = s dS K,   dL/dK = s dS^T Q,
/// with A of attentionRows and s the factor. Through a soft cap, dS is multiplied by 1 - tanh^2 of the scaled
/// score over the cap; a position bias is a constant; masked keys have dS = 0; a sink has no value. dA is
/// taken relative to that of the largest weight (dS stays the same), so that nothing cancels where a row is
/// saturated. Of grouped heads, the key's gradient is what this query head contributes. Throws Error for a
/// linear kernel, which has no softmax, and Stopped.
[[nodiscard]] AttentionGradient attentionGradient(const AttentionOperands& operands,
                                                  const MatrixView& outputGradient, const Job& job = {});

} // namespace headscope
