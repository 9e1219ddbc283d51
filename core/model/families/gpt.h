// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// The GPT type: layer norms, biases, learned positions or others, a plain feed-forward block with GELU.

/// Queries, keys and values in one tensor, all matrices stored as inputs x outputs. The factor is divided by
/// layer + 1 where "scale_attn_by_inverse_layer_idx" is set.
[[nodiscard]] FamilyModel describeGpt2(const FamilySource& source);

/// Pythia too: partial rotary positions; attention and feed-forward side by side; queries, keys and values of
/// each head together.
[[nodiscard]] FamilyModel describeGptNeoX(const FamilySource& source);

/// No factor on the scores; every second layer sees a window.
[[nodiscard]] FamilyModel describeGptNeo(const FamilySource& source);

/// ReLU; the 350M model norms after its blocks and has narrower embeddings.
[[nodiscard]] FamilyModel describeOpt(const FamilySource& source);

/// ALiBi instead of positions; a norm of the embeddings.
[[nodiscard]] FamilyModel describeBloom(const FamilySource& source);

} // namespace headscope
