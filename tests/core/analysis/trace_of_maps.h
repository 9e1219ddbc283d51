// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "core/analysis/layer_edge.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// Softmax of minus this is 0 in float32.
inline constexpr float kNoWeight = 120;

/// A layer whose heads have the given maps (tokens x tokens, rows sum to 1, 0 where they are masked): queries
/// are the logarithms of the weights, keys are unit vectors, and nothing is scaled. Every query head has keys
/// of its own, or `kvHeads` say how many there are; they are all the same.
inline std::shared_ptr<const LayerTrace> layerOfMaps(const std::vector<Matrix>& maps, const Mask& mask,
                                                     int kvHeads = 0) {
    const Index tokens = maps.front().rows();
    const auto heads = static_cast<int>(maps.size());
    auto layer = std::make_shared<LayerTrace>();
    layer->spec.heads = heads;
    layer->spec.kvHeads = kvHeads == 0 ? heads : kvHeads;
    layer->spec.headWidth = static_cast<int>(tokens);
    layer->spec.mask = mask;
    layer->residual = Matrix::Zero(tokens, 1);
    layer->queries.resize(tokens, heads * tokens);
    layer->keys = Matrix::Identity(tokens, tokens).replicate(1, layer->spec.kvHeads);
    layer->values = Matrix::Zero(tokens, layer->keys.cols());
    for (int head = 0; head < heads; ++head) {
        layer->queries.middleCols(head * tokens, tokens) = maps[static_cast<std::size_t>(head)].unaryExpr(
            [](float weight) { return weight > 0 ? std::log(weight) : -kNoWeight; });
    }
    return layer;
}

/// A matrix from its rows.
inline Matrix matrixOf(const std::vector<std::vector<float>>& rows) {
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::ranges::copy(rows[row], matrix.row(static_cast<Index>(row)).data());
    }
    return matrix;
}

/// The same edges, with weights that differ by less than 1e-6.
inline bool areNear(const std::vector<LayerEdge>& edges, const std::vector<LayerEdge>& expected) {
    return std::ranges::equal(edges, expected, [](const LayerEdge& a, const LayerEdge& b) {
        return a.layer == b.layer && a.from == b.from && a.to == b.to &&
               std::abs(a.weight - b.weight) < 1e-6F;
    });
}

} // namespace headscope
