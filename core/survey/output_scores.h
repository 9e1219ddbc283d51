// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/analysis/score_info.h"
#include "core/model/head_weights.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// The length of what a head writes, without writing it: F, d_k x d_k, with |F v| = |W_O v| for the head's
/// part of W_O (d x d_k). It belongs to the weights: one is enough for all texts.
[[nodiscard]] Matrix outputRoot(const Transformer& transformer, const HeadId& head);

/// |F v| of each row v of `vectors` (rows x d_k), with F of outputRoot.
[[nodiscard]] Eigen::VectorXf outputNorms(const MatrixView& vectors, const Matrix& root);

/// A head's weights on one text with what they weigh.
struct OutputSubject {
    const HeadMap& weights;
    const AttentionTrace& trace; // that the weights were made of
    const Matrix& root;          // outputRoot of the head
};

/// A score of what a head adds to the residual stream on one text. The norm behind it, where a model has one
/// there, is of all heads together and not part of it, nor is the output projection's bias.
struct OutputScore {
    ScoreInfo info;
    double (*measure)(const OutputSubject& subject) = nullptr;
};

/// All of them, in the order in which they are shown.
[[nodiscard]] std::span<const OutputScore> outputScores();

} // namespace headscope
