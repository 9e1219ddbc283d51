// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// The Gemma families: the LLaMA type with embeddings times sqrt(d), norm weights stored as their difference
// from 1, GELU instead of SiLU, and tied embeddings.

[[nodiscard]] FamilyModel describeGemma(const FamilySource& source);

/// Norms before and after each block; windows in every second layer; scores and logits soft-capped; the
/// factor 1 / sqrt("query_pre_attn_scalar").
[[nodiscard]] FamilyModel describeGemma2(const FamilySource& source);

/// Norms of queries and keys instead of the cap; five layers with a window and rotary positions of their own
/// to one without. Text models ("gemma3_text").
[[nodiscard]] FamilyModel describeGemma3(const FamilySource& source);

/// The text part of a model that reads images too ("gemma3"); the tensors of the rest are left aside.
[[nodiscard]] FamilyModel describeGemma3Multimodal(const FamilySource& source);

} // namespace headscope
