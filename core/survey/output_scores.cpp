// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/output_scores.h"

#include <algorithm>
#include <array>

#include "core/analysis/thin_matrix.h"
#include "core/base/sentence.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;

/// Mean over queries i of |sum_j A_ij f(x_j)|. Keys that no query of some rows may see take no part.
double meanOutputNorm(const OutputSubject& subject) {
    const Matrix values = headValues(subject.trace, subject.weights);
    const Matrix& weights = subject.weights.values;
    double sum = 0;
    Matrix output;
    for (Index begin = 0; begin < weights.rows(); begin += kRowsAtOnce) {
        const Index rows = std::min(kRowsAtOnce, weights.rows() - begin);
        const Index seen = subject.weights.allowed[static_cast<std::size_t>(begin + rows - 1)].end;
        output.noalias() = weights.block(begin, 0, rows, seen) * values.topRows(seen);
        sum += outputNorms(output, subject.root).cast<double>().sum();
    }
    return sum / static_cast<double>(weights.rows());
}

constexpr std::array kScores{
    OutputScore{
        {"output_norm", Sentence::noted("Output norm"), "",
         Sentence::noted(
             "High: the head adds long vectors to the residual stream on this text. To be compared within "
             "a layer; a long vector can still be without effect."),
         Sentence::noted("mean over queries i of ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head"),
         Sentence::noted("after Kobayashi et al. 2020"), 0, kNoUpperEnd},
        meanOutputNorm},
};

} // namespace

Matrix outputRoot(const Transformer& transformer, const HeadId& head) {
    return gramRoot(gramOfColumns(headOutputWeights(transformer, head))).cast<float>();
}

Eigen::VectorXf outputNorms(const MatrixView& vectors, const Matrix& root) {
    return (vectors * root.transpose()).rowwise().norm();
}

std::span<const OutputScore> outputScores() {
    return kScores;
}

} // namespace headscope
