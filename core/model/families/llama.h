// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// The LLaMA type: RMS norm before each block, rotary positions, grouped-query attention, SwiGLU.

/// Biases where "attention_bias" or "mlp_bias" ask for them.
[[nodiscard]] FamilyModel describeLlama(const FamilySource& source);

/// No biases, and a sliding window in every layer where "sliding_window" is set.
[[nodiscard]] FamilyModel describeMistral(const FamilySource& source);

/// Biases on queries, keys and values; a sliding window in the layers that "layer_types" names, or from layer
/// "max_window_layers" on, where "use_sliding_window" is set.
[[nodiscard]] FamilyModel describeQwen2(const FamilySource& source);

/// Qwen2's windows; queries and keys are normed, each head on its own.
[[nodiscard]] FamilyModel describeQwen3(const FamilySource& source);

/// Queries, keys and values in one tensor, gate and up projection in another; rotary positions may be
/// partial.
[[nodiscard]] FamilyModel describePhi3(const FamilySource& source);

/// Layers without rotary positions between those that have them.
[[nodiscard]] FamilyModel describeSmolLm3(const FamilySource& source);

/// Norms of what the blocks give instead of what they read; queries and keys normed over all heads.
[[nodiscard]] FamilyModel describeOlmo2(const FamilySource& source);

/// Its own factors for embedding, scores, residual stream and logits.
[[nodiscard]] FamilyModel describeGranite(const FamilySource& source);

// What the Gemma family shares with them.

/// Tensor names of the LLaMA type.
[[nodiscard]] TensorNames llamaNames();

/// Everything but what makes a family: sizes, heads, rotary positions, norm, SwiGLU.
struct LlamaDefaults {
    int headWidth = 0; // where "head_dim" is absent; 0: width / heads
    double theta = 10000;
    double epsilon = 1e-6;
    bool tied = false;
    std::string_view activationKey = "hidden_act";
    Activation activation = Activation::Silu;
};
[[nodiscard]] FamilyModel describeLlamaType(const FamilySource& source, const LlamaDefaults& defaults = {});

} // namespace headscope
