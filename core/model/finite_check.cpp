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
    return isFinite(linear.weight) && linear.bias.allFinite();
}

bool isFinite(const NormWeights& norm) {
    return norm.weight.allFinite() && norm.bias.allFinite();
}

Error damaged(const std::string& where) {
    return Error(Mismatch{where, "weights", "finite numbers", "NaN or infinity: the checkpoint is damaged"});
}

/// The first part of an attention that is not finite, or nothing.
std::string faultIn(const AttentionWeights& weights) {
    return !isFinite(weights.norm) || !isFinite(weights.outputNorm)         ? "norm"
           : !isFinite(weights.query)                                       ? "query projection"
           : !isFinite(weights.key)                                         ? "key projection"
           : !isFinite(weights.value)                                       ? "value projection"
           : !isFinite(weights.output)                                      ? "output projection"
           : !weights.queryNorm.allFinite() || !weights.keyNorm.allFinite() ? "norm of queries and keys"
           : !weights.outputScale.allFinite()                               ? "scale of the output"
                                                                            : "";
}

std::string faultIn(const FeedForwardWeights& weights) {
    return !isFinite(weights.norm) || !isFinite(weights.outputNorm) ? "norm"
           : !isFinite(weights.gate)                                ? "gate"
           : !isFinite(weights.up)                                  ? "up projection"
           : !isFinite(weights.down)                                ? "down projection"
           : !weights.outputScale.allFinite()                       ? "scale of the output"
                                                                    : "";
}

} // namespace

Error explainNonFinite(const LayerWeights& weights, int layer) {
    const std::pair<const char*, std::string> parts[] = {
        {"attention", faultIn(weights.self)},
        {"cross-attention", faultIn(weights.cross)},
        {"feed-forward", faultIn(weights.feedForward)},
    };
    for (const auto& [name, fault] : parts) {
        if (!fault.empty()) {
            return damaged(fmt::format("layer {}, {} {}", layer, name, fault));
        }
    }
    return Error(Mismatch{fmt::format("layer {}", layer), "residual stream", "finite numbers",
                          "values that overflow float32, although the layer's weights are finite"});
}

Error explainNonFiniteEmbedding(const Weight& table) {
    return isFinite(table) ? Error(Mismatch{"embedding", "values", "finite numbers",
                                            "NaN, infinity or values that overflow float32"})
                           : damaged("embedding");
}

Error explainNonFiniteOutput(const ModelWeights& weights) {
    if (!isFinite(weights.stack.finalNorm)) {
        return damaged("final norm");
    }
    const OutputWeights& output = weights.output;
    if (!isFinite(output.transform) || !isFinite(output.norm) || !isFinite(output.linear) ||
        !isFinite(output.second)) {
        return damaged("output projection");
    }
    return Error(Mismatch{"logits", "values", "finite numbers", "values that overflow float32"});
}

} // namespace headscope
