// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/gguf_source.h"
#include "core/model/model_spec.h"

namespace headscope {

/// Takes the divisors of rotary frequencies that a GGUF file keeps in tensors: "rope_freqs.weight" (Llama 3),
/// or "rope_factors_short.weight" and "rope_factors_long.weight" (LongRoPE; the long ones hold for texts
/// longer than "rope.scaling.original_context_length"). Throws Error where one has another size than a head
/// has pairs, or a number that is not positive.
void applyRotaryTensors(const GgufSource& source, StackSpec& stack);

} // namespace headscope
