// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/plain_attention.h"

#include <algorithm>

#include "core/attention/attention_weights.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64; // few enough to be stopped soon

} // namespace

Matrix plainAttention(const AttentionOperands& operands, const Job& job) {
    Matrix weights;
    return plainAttention(operands, weights, job);
}

Matrix plainAttention(const AttentionOperands& operands, Matrix& weights, const Job& job) {
    const Index length = operands.queries.rows();
    weights.resize(length, operands.keys.rows());
    Matrix output(length, operands.values.cols());
    for (Index first = 0; first < length; first += kRowsAtOnce) {
        job.step(static_cast<double>(first) / static_cast<double>(length), Sentence::noted("the whole map"));
        const Index rows = std::min(kRowsAtOnce, length - first);
        attentionRows({operands.queries.middleRows(first, rows), first}, operands.keys, operands.attention,
                      ScoreStage::Weights, weights.middleRows(first, rows));
        output.middleRows(first, rows).noalias() = weights.middleRows(first, rows) * operands.values;
    }
    return output;
}

} // namespace headscope
