// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/attention_gradient.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/attention/attention_weights.h"
#include "core/base/error.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;
constexpr Index kParts = 8; // of the sum over queries: the same on every machine, so that sums are too

/// Turns dA of one row's allowed keys into dS. `missing`: what a sink takes of the row.
void throughSoftmax(const auto& weights, auto gradient, double missing) {
    Index largest = 0;
    weights.maxCoeff(&largest);
    const float reference = gradient(largest);
    gradient.array() -= reference;
    const double mean = weights.template cast<double>().dot(gradient.template cast<double>());
    const auto shift = static_cast<float>(double{reference} * missing - mean);
    gradient.array() = weights.array() * (gradient.array() + shift);
}

/// dL/d(q.k), rows x seen, of neighbouring queries, which may see none but the first `seen` keys.
Matrix scoreGradient(const QueryRows& queries, const AttentionOperands& operands, Index seen,
                     const MatrixView& outputGradient) {
    const ResolvedAttention& attention = operands.attention;
    Matrix weights(queries.values.rows(), seen);
    attentionRows(queries, operands.keys.topRows(seen), attention, ScoreStage::Weights, weights);
    Matrix gradient(weights.rows(), weights.cols());
    gradient.noalias() = outputGradient * operands.values.topRows(seen).transpose();
    const bool hasSink = std::holds_alternative<SinkKernel>(attention.kernel);
    for (Index row = 0; row < gradient.rows(); ++row) {
        const KeyRange range = allowedKeys(attention.mask, queries.first + row, gradient.cols());
        gradient.row(row).head(range.begin).setZero();
        gradient.row(row).tail(gradient.cols() - range.end).setZero();
        if (range.size() == 0) {
            continue;
        }
        const auto allowed = weights.row(row).segment(range.begin, range.size());
        const double missing = hasSink ? std::max(0.0, 1 - allowed.cast<double>().sum()) : 0;
        throughSoftmax(allowed, gradient.row(row).segment(range.begin, range.size()), missing);
    }
    if (attention.softCap != 0) {
        Matrix& scaled = weights; // which are not needed any more
        attentionRows(queries, operands.keys.topRows(seen), attention, ScoreStage::Scaled, scaled);
        gradient.array() *= 1 - (scaled.array() / attention.softCap).tanh().square();
    }
    gradient *= attention.factor;
    return gradient;
}

} // namespace

AttentionGradient attentionGradient(const AttentionOperands& operands, const MatrixView& outputGradient,
                                    const Job& job) {
    if (std::holds_alternative<LinearKernel>(operands.attention.kernel)) {
        throw Error(Mismatch{"gradient through the softmax", "kernel", "a softmax", "linear attention"});
    }
    const Index length = operands.queries.rows();
    const Index keys = operands.keys.rows();
    const Index width = operands.queries.cols();
    assert(outputGradient.rows() == length && operands.values.rows() == keys);
    assert(operands.keys.cols() == width && outputGradient.cols() == operands.values.cols());

    AttentionGradient gradient{Matrix(length, width), Matrix::Zero(keys, width)};
    const Index blocks = (length + kRowsAtOnce - 1) / kRowsAtOnce;
    std::vector<Matrix> ofKeys(static_cast<std::size_t>(std::min(kParts, blocks)));
    const auto parts = static_cast<Index>(ofKeys.size());
    parallelTasks(parts, [&](Index part) {
        Matrix& sum = ofKeys[static_cast<std::size_t>(part)];
        sum.setZero(keys, width);
        for (Index block = part; block < blocks; block += parts) {
            if (job.stop.stop_requested()) {
                throw Stopped();
            }
            const Index first = block * kRowsAtOnce;
            const Index rows = std::min(kRowsAtOnce, length - first);
            const Index seen = allowedKeys(operands.attention.mask, first + rows - 1, keys).end;
            const QueryRows queries{operands.queries.middleRows(first, rows), first};
            const Matrix ofScores =
                scoreGradient(queries, operands, seen, outputGradient.middleRows(first, rows));
            gradient.queries.middleRows(first, rows).noalias() = ofScores * operands.keys.topRows(seen);
            sum.topRows(seen).noalias() += ofScores.transpose() * queries.values;
        }
    });
    for (const Matrix& sum : ofKeys) {
        gradient.keys += sum;
    }
    return gradient;
}

} // namespace headscope
