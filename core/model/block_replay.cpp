// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/block_replay.h"

#include <algorithm>
#include <utility>

#include "core/model/attention_layer.h"

namespace headscope {

namespace {

std::size_t existing(const ModelSpec& spec, AttentionKind kind, int layer) {
    requireLayer({layer, 0, kind}, static_cast<int>(spec.attention(kind).size()));
    return static_cast<std::size_t>(layer);
}

} // namespace

BlockReplay::BlockReplay(const Transformer& transformer, const Run& run, AttentionKind kind, int layer)
    : block_(transformer.spec().stackOf(kind).block),
      weights_(transformer.weights().stackOf(kind).layers[existing(transformer.spec(), kind, layer)]),
      trace_(run.trace.layer(layer, kind)),
      settings_(run.settings.of(kind).at(static_cast<std::size_t>(layer))), zeroed_(run.settings.zeroed),
      layer_(layer) {
    const auto& crossLayers = transformer.spec().stackOf(kind).cross;
    if (crossLayers.empty()) {
        return;
    }
    const AttentionSpec& spec = crossLayers.at(static_cast<std::size_t>(layer));
    if (block_.parallel || spec.rotary) {
        throw Error(
            Mismatch{transformer.spec().name, "decoder's block",
                     "one after the other, and cross-attention without rotary positions, to be "
                     "computed once more from a kept run",
                     block_.parallel ? "attention and feed-forward side by side" : "rotary positions"});
    }
    if (kind == AttentionKind::Self) {
        crossSpec_ = &spec;
        cross_ = &run.trace.layer(layer, AttentionKind::Cross);
        crossSettings_ = &run.settings.cross.at(static_cast<std::size_t>(layer));
    }
}

Index BlockReplay::widest() const {
    return std::max(
        {trace_.residual.cols(), Index{trace_.spec.heads} * trace_.spec.headWidth, block_.feedForward.width});
}

Matrix BlockReplay::attention() const {
    return keptAttentionOutput(trace_, settings_, weights_.attention(trace_.spec.kind), {zeroed_, layer_});
}

Matrix BlockReplay::exit(std::span<const Index> tokens, const Matrix& attention) const {
    Matrix residual(static_cast<Index>(tokens.size()), trace_.residual.cols());
    for (Index row = 0; row < residual.rows(); ++row) {
        residual.row(row) = trace_.residual.row(tokens[static_cast<std::size_t>(row)]);
    }
    if (trace_.spec.kind == AttentionKind::Cross) {
        finishAfterCross(residual, attention, weights_, block_);
        return residual;
    }
    CrossPart cross;
    if (cross_ != nullptr) {
        cross = [this](const Matrix&, const Matrix& input) {
            return crossAttentionOutput(input,
                                        {*crossSpec_,
                                         weights_.cross,
                                         *crossSettings_,
                                         nullptr,
                                         block_.norm.epsilon,
                                         nullptr,
                                         nullptr,
                                         0,
                                         {zeroed_, layer_}},
                                        *cross_);
        };
    }
    finishBlock(residual, attention, weights_, block_, cross);
    return residual;
}

} // namespace headscope
