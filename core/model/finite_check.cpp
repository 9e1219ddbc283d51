// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/finite_check.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;

bool isFinite(const Weight& weight) {
    Matrix block(kRowsAtOnce, weight.columns);
    for (Index row = 0; row < weight.rows; row += kRowsAtOnce) {
        const Index rows = std::min(kRowsAtOnce, weight.rows - row);
        widenRows(weight, row, rows, block.data());
        if (!block.topRows(rows).allFinite()) {
            return false;
        }
    }
    return true;
}

bool isFinite(const LinearWeights& linear) {
    return isFinite(linear.weight) && (linear.bias.size() == 0 || linear.bias.allFinite());
}

Error damaged(const std::string& where) {
    return Error(Mismatch{where, "weights", "finite numbers", "NaN or infinity: the checkpoint is damaged"});
}

} // namespace

Error explainNonFinite(const ModelWeights& weights, int layer) {
    const LayerWeights& w = weights.layers.at(static_cast<std::size_t>(layer));
    const std::pair<const char*, bool> parts[] = {
        {"attention norm", w.attentionNorm.allFinite()},
        {"query projection", isFinite(w.query)},
        {"key projection", isFinite(w.key)},
        {"value projection", isFinite(w.value)},
        {"attention output projection", isFinite(w.attentionOutput)},
        {"feed-forward norm", w.feedForwardNorm.allFinite()},
        {"feed-forward gate", isFinite(w.gate)},
        {"feed-forward up projection", isFinite(w.up)},
        {"feed-forward down projection", isFinite(w.down)},
    };
    for (const auto& [name, finite] : parts) {
        if (!finite) {
            return damaged(fmt::format("layer {}, {}", layer, name));
        }
    }
    return Error(Mismatch{fmt::format("layer {}", layer), "residual stream", "finite numbers",
                          "values that overflow float32, although the layer's weights are finite"});
}

Error explainNonFiniteEnds(const ModelWeights& weights) {
    if (!isFinite(weights.embedding)) {
        return damaged("embedding");
    }
    if (!weights.finalNorm.allFinite()) {
        return damaged("final norm");
    }
    if (!isFinite(weights.output)) {
        return damaged("output projection");
    }
    return Error(Mismatch{"logits", "values", "finite numbers", "values that overflow float32"});
}

} // namespace headscope
