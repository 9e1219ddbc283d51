// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/attention/attention_spec.h"
#include "core/comparison/side.h"
#include "core/model/model_spec.h"

namespace headscope {

/// `side` for a model with these layers (at least one): the nearest head that exists, and the model's own K/V
/// heads where the side's number does not divide those of its layer (in a rerun: of every layer). A mask that
/// compares positions gives way to the model's own for cross-attention.
[[nodiscard]] Side fittedSide(std::span<const AttentionSpec> layers, Side side);

/// The same for a model, whose own self-attention is meant where it does not have the side's kind.
[[nodiscard]] Side fittedSide(const ModelSpec& model, Side side);

} // namespace headscope
