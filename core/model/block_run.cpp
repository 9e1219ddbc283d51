// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/block_run.h"

#include <cassert>

namespace headscope {

namespace {

Matrix feedForward(const Matrix& input, const FeedForwardWeights& weights, const FeedForwardSpec& spec) {
    if (!spec.gated) {
        Matrix inner = linear(input, weights.up);
        activate(inner, spec.activation);
        return linear(inner, weights.down);
    }
    Matrix inner = linear(input, weights.gate);
    activateTimes(inner, spec.activation, linear(input, weights.up));
    return linear(inner, weights.down);
}

/// Adds what a part gives, behind its LayerScale, to the residual stream, with the norms behind it where the
/// model has them.
void addScaledPart(MutableMatrixView residual, const MatrixView& result, const auto& weights,
                   const BlockSpec& block) {
    const float multiplier = block.residualMultiplier;
    switch (block.placement) {
    case NormPlacement::Before:
    case NormPlacement::Nowhere:
        residual += multiplier * result;
        return;
    case NormPlacement::After:
        residual += multiplier * result;
        residual = norm(residual, weights.norm, block.norm);
        return;
    case NormPlacement::Around:
        residual += multiplier * norm(result, weights.outputNorm, block.norm);
        return;
    case NormPlacement::OfOutput:
        residual += multiplier * norm(result, weights.norm, block.norm);
        return;
    }
}

/// The same of what stands in front of the LayerScale, where the model has one.
void addPart(MutableMatrixView residual, const MatrixView& result, const auto& weights,
             const BlockSpec& block) {
    if (block.scalesOutputs) {
        addScaledPart(residual, Matrix(result.array().rowwise() * weights.outputScale.array()), weights,
                      block);
    } else {
        addScaledPart(residual, result, weights, block);
    }
}

void addFeedForward(MutableMatrixView residual, const FeedForwardWeights& weights, const BlockSpec& block) {
    if (block.feedForward.width == 0) {
        return;
    }
    addPart(residual, feedForward(partInput(residual, weights.norm, block), weights, block.feedForward),
            weights, block);
}

} // namespace

Matrix partInput(const MatrixView& residual, const NormWeights& norm, const BlockSpec& block) {
    const bool before = block.placement == NormPlacement::Before || block.placement == NormPlacement::Around;
    return before ? headscope::norm(residual, norm, block.norm) : Matrix(residual);
}

void finishBlock(MutableMatrixView residual, const MatrixView& attention, const LayerWeights& weights,
                 const BlockSpec& block, const CrossPart& cross) {
    const Matrix entry = block.parallel ? Matrix(residual) : Matrix();
    addPart(residual, attention, weights.self, block);
    if (cross) {
        const Matrix result = cross(residual, partInput(residual, weights.cross.norm, block));
        addPart(residual, result, weights.cross, block);
    }
    if (block.parallel) {
        residual += block.residualMultiplier * feedForward(norm(entry, weights.feedForward.norm, block.norm),
                                                           weights.feedForward, block.feedForward);
        return;
    }
    addFeedForward(residual, weights.feedForward, block);
}

void finishAfterCross(MutableMatrixView residual, const MatrixView& attention, const LayerWeights& weights,
                      const BlockSpec& block) {
    assert(!block.parallel);
    addPart(residual, attention, weights.cross, block);
    addFeedForward(residual, weights.feedForward, block);
}

} // namespace headscope
