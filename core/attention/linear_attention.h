// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/attention/attention_operands.h"
#include "core/base/job.h"

namespace headscope {

/// Linear attention without its T x T_k map (Katharopoulos et al. 2020, eq. 8 to 12): with phi(x) = elu(x) +
/// 1, S = sum phi(k_j) v_j^T (d_k x d_v) and z = sum phi(k_j) over the keys that a query may see, o_i =
/// phi(q_i) S / (phi(q_i) . z). The sums go on from one query to the next, so that T queries take time O(T);
/// keys that leave a window are taken out of them again. Equal to plainAttention with a LinearKernel, to
/// rounding: T x d_v. On the calling thread.
[[nodiscard]] Matrix linearAttention(const AttentionOperands& operands, const Job& job = {});

/// What that keeps beside queries, keys, values and output, whatever T is: S, z, and phi of one query and one
/// key: d_k d_v + 3 d_k floats.
[[nodiscard]] constexpr std::uint64_t linearAttentionBytes(std::uint64_t headWidth,
                                                           std::uint64_t valueWidth) {
    return sizeof(float) * (headWidth * valueWidth + 3 * headWidth);
}

} // namespace headscope
