// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checkpoint/config_reader.h"
#include "core/model/families/families.h"

namespace headscope {

/// The LLaMA type: RMS norm before each block, rotary positions, grouped-query attention, SwiGLU.
/// Llama ("llama"): biases where "attention_bias" or "mlp_bias" ask for them.
[[nodiscard]] FamilyModel describeLlama(const ConfigReader& config);

/// Mistral ("mistral"): the same without biases, with a sliding window in every layer where "sliding_window"
/// is set.
[[nodiscard]] FamilyModel describeMistral(const ConfigReader& config);

/// Qwen2 ("qwen2"): biases on queries, keys and values; a sliding window from layer "max_window_layers" on
/// where "use_sliding_window" is set.
[[nodiscard]] FamilyModel describeQwen2(const ConfigReader& config);

} // namespace headscope
