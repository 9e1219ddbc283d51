// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/trace/attention_trace.h"

namespace headscope {

/// Queries and keys as a causal model with heads of width 64 would have left them, four query heads to a K/V
/// head where there are as many: numbers that mean nothing.
inline AttentionTrace largeTrace(Index tokens, int layers, int heads) {
    constexpr int kHeadWidth = 64;
    const int kvHeads = heads % 4 == 0 ? heads / 4 : heads;
    LayerTraces traces;
    for (int i = 0; i < layers; ++i) {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec = {heads, kvHeads, kHeadWidth, 0.125F, CausalMask{}};
        layer->residual = Matrix::Zero(tokens, 1);
        layer->queries = Matrix::Random(tokens, heads * kHeadWidth);
        layer->keys = Matrix::Random(tokens, kvHeads * kHeadWidth);
        layer->values = Matrix::Zero(tokens, kvHeads * kHeadWidth);
        traces.push_back(layer);
    }
    return AttentionTrace(traces);
}

} // namespace headscope
