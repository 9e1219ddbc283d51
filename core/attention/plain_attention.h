// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/attention/attention_operands.h"
#include "core/base/job.h"

namespace headscope {

/// A V, through the whole map A of weights (see attentionRows): T x d_v. On the calling thread.
[[nodiscard]] Matrix plainAttention(const AttentionOperands& operands, const Job& job = {});
/// The same with the map in a buffer that is used again: fresh memory can cost more than the computation.
[[nodiscard]] Matrix plainAttention(const AttentionOperands& operands, Matrix& weights, const Job& job);

/// What that keeps beside queries, keys, values and output: T T_k floats, the map.
[[nodiscard]] constexpr std::uint64_t plainAttentionBytes(std::uint64_t queries, std::uint64_t keys) {
    return sizeof(float) * queries * keys;
}

} // namespace headscope
