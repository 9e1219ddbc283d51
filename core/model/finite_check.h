// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/weights.h"

namespace headscope {

/// Why values of `layer` are no longer finite: names the first of its tensors that holds NaN or infinity, or
/// says that the weights are finite and the values overflowed. Reads the layer's weights; call it only after
/// the fact.
[[nodiscard]] Error explainNonFinite(const LayerWeights& weights, int layer);

/// The same for what stands in front of the first layer, and for what comes after the last.
[[nodiscard]] Error explainNonFiniteEmbedding(const Weight& table);
[[nodiscard]] Error explainNonFiniteOutput(const ModelWeights& weights);

} // namespace headscope
