// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/attention/attention_kind.h"
#include "core/attention/attention_settings.h"
#include "core/attention/position_bias.h"
#include "core/base/matrix.h"
#include "core/ops/rotary.h"

namespace headscope {

/// A norm of queries and keys before they meet (QK-norm): of each head on its own (Qwen3, Gemma 3), or over
/// all heads of a token at once (OLMo 2).
enum class StateNorm { None, EachHead, AllHeads };

/// What one attention layer of a model does on its own. Its steps, in this order: projections, QK-norm,
/// rotary positions, q.k, times the factor, soft cap, position bias, mask, softmax.
struct AttentionSpec {
    int heads = 0;      // query heads
    int kvHeads = 0;    // key/value heads; divides heads
    int headWidth = 0;  // d_k, width of one query or key; values have the same width
    float scale = 1.0F; // factor on q.k
    Mask mask;          // never ModelMask; NoMask for encoders and cross-attention
    std::optional<RotarySpec> rotary = {};
    StateNorm stateNorm = StateNorm::None;
    PositionBiasSpec bias = {};
    AttentionKind kind = AttentionKind::Self;
    float softCap = 0; // cap of s -> cap * tanh(s / cap); 0: none
    bool operator==(const AttentionSpec&) const = default;

    /// The key/value head that query head `head` reads when there are `groups` of them: floor(head / (heads /
    /// groups)).
    [[nodiscard]] int kvHeadOf(int head, int groups) const { return head / (heads / groups); }
};

/// AttentionSettings with the model's own values filled in: nothing in it refers to a model any more.
struct ResolvedAttention {
    float factor = 1.0F;
    int kvHeads = 0;
    Pooling pooling = Pooling::Mean;
    Mask mask; // never ModelMask
    float softCap = 0;
    std::shared_ptr<const OffsetBias> bias = {}; // of one head; null where nothing is added
    Kernel kernel = {};

    /// Whether something happens to the scores between factor and mask.
    [[nodiscard]] bool adjusts() const { return softCap != 0 || bias != nullptr; }
};

/// Fills in the model's own values. Throws Error where kvHeads does not divide the layer's number, the factor
/// is not finite or beyond kLargestFactor in size, a sink's logit likewise, a window is narrower than 1, or a
/// cross-attention, whose queries and keys have no common order, is to be causal.
[[nodiscard]] ResolvedAttention resolve(const AttentionSettings& settings, const AttentionSpec& spec);

inline constexpr float kLargestFactor = 1e6F;

/// The keys [begin, end) that one query may see; every mask here is one interval.
struct KeyRange {
    Index begin = 0;
    Index end = 0;
    bool operator==(const KeyRange&) const = default;
    [[nodiscard]] bool contains(Index key) const { return key >= begin && key < end; }
    [[nodiscard]] Index size() const { return end - begin; }
};

/// Keys that `query` (its position) may see among `keys` keys under a resolved mask.
[[nodiscard]] KeyRange allowedKeys(const Mask& mask, Index query, Index keys);

} // namespace headscope
