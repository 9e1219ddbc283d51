// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/model/model_spec.h"
#include "core/model/weights.h"

namespace headscope {

/// What a part of a block (an attention, the feed-forward) reads: the residual stream (rows x d), normed
/// where the block's norm stands before its parts.
[[nodiscard]] Matrix partInput(const MatrixView& residual, const NormWeights& norm, const BlockSpec& block);

/// What the cross-attention of a block gives for the residual stream at its entry and for the input that is
/// made of it; rows x d each.
using CrossPart = std::function<Matrix(const MatrixView& residual, const Matrix& input)>;

/// Takes rows of the residual stream from a block's entry to its exit, given what its self-attention gives
/// for them (rows x d, behind the output projection). No row depends on another one here. `cross` is for a
/// block with a cross-attention, and empty else.
void finishBlock(MutableMatrixView residual, const MatrixView& attention, const LayerWeights& weights,
                 const BlockSpec& block, const CrossPart& cross = {});

/// The same from the entry of a block's cross-attention on, given what that gives. The block is not parallel.
void finishAfterCross(MutableMatrixView residual, const MatrixView& attention, const LayerWeights& weights,
                      const BlockSpec& block);

} // namespace headscope
