// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/attention/attention_spec.h"

namespace headscope {

/// What attention with these numbers of heads is called (Vaswani et al. 2017; Shazeer 2019; Ainslie et al.
/// 2023).
enum class HeadSharing {
    MultiHead,    // MHA: every query head has keys and values of its own, G = H; one head alone too
    GroupedQuery, // GQA: 1 < G < H
    MultiQuery,   // MQA: all query heads share one, G = 1 < H
};

[[nodiscard]] HeadSharing headSharing(int heads, int kvHeads);
/// "MHA", "GQA", "MQA".
[[nodiscard]] std::string_view sharingName(HeadSharing sharing);

/// Numbers of K/V heads that all of these layers (of one kind of attention, at least one) can be pooled to,
/// falling to 1: the divisors that their numbers have in common. In front of them stands the own number of
/// `layer`, should it be none of those.
[[nodiscard]] std::vector<int> kvHeadChoices(std::span<const AttentionSpec> layers, int layer);

/// The layers with `kvHeads` K/V heads each; as they are for 0.
[[nodiscard]] std::vector<AttentionSpec> regrouped(std::span<const AttentionSpec> layers, int kvHeads);

/// Numbers in the K and V projections of all layers, biases left out: sum over layers of 2 c G d_k, where c
/// is `inputWidth`, the width of what keys and values are made from (d). Saturates at 2^64 - 1.
[[nodiscard]] std::uint64_t kvParameters(std::span<const AttentionSpec> layers, std::uint64_t inputWidth);

/// Bytes of the keys and values that are kept for `tokens` tokens: sum over layers of 2 T G d_k numbers of
/// `bits` bits; relative to MHA it is G/H. All tokens are kept, also where a layer's window sees fewer. To
/// generate one more token, all of it is read once: the same number is the traffic per generated token.
/// Saturates at 2^64 - 1.
[[nodiscard]] std::uint64_t kvCacheBytes(std::span<const AttentionSpec> layers, std::uint64_t tokens,
                                         int bits);

} // namespace headscope
