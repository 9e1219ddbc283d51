// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_weights.h"

#include <cassert>
#include <limits>
#include <span>

#include "core/ops/softmax.h"

namespace headscope {

namespace {

/// Adds the position bias and caps the scores. The first row is the query at position `first`.
void adjust(MutableMatrixView& scores, Index first, const ResolvedAttention& attention) {
    if (attention.bias) {
        for (Index row = 0; row < scores.rows(); ++row) {
            scores.row(row) +=
                attention.bias->values.segment(attention.bias->zero - first - row, scores.cols());
        }
    }
    if (attention.softCap != 0) {
        scores = attention.softCap * (scores.array() / attention.softCap).tanh();
    }
}

} // namespace

void attentionRows(const QueryRows& queries, const MatrixView& keys, const ResolvedAttention& attention,
                   ScoreStage stage, MutableMatrixView out) {
    assert(queries.values.cols() == keys.cols());
    assert(out.rows() == queries.values.rows() && out.cols() == keys.rows());
    out.noalias() = queries.values * keys.transpose();
    if (stage == ScoreStage::Scores) {
        return;
    }
    out *= attention.factor;
    if (stage == ScoreStage::Scaled) {
        return;
    }
    adjust(out, queries.first, attention);
    if (stage == ScoreStage::Adjusted) {
        return;
    }
    for (Index row = 0; row < out.rows(); ++row) {
        const KeyRange range = allowedKeys(attention.mask, queries.first + row, out.cols());
        auto values = out.row(row);
        const float hidden = stage == ScoreStage::Masked ? -std::numeric_limits<float>::infinity() : 0.0F;
        values.head(range.begin).setConstant(hidden);
        values.tail(out.cols() - range.end).setConstant(hidden);
        if (stage == ScoreStage::Masked) {
            continue;
        }
        softmaxInPlace(std::span(values.data() + range.begin, static_cast<std::size_t>(range.size())));
    }
}

Matrix poolKvHeads(Matrix states, int own, int groups, Pooling pooling) {
    assert(groups >= 1 && own % groups == 0 && states.cols() % own == 0);
    if (groups == own) {
        return states;
    }
    const Index width = states.cols() / own;
    const int members = own / groups;
    Matrix pooled(states.rows(), groups * width);
    for (int group = 0; group < groups; ++group) {
        auto target = pooled.middleCols(group * width, width);
        target = states.middleCols(group * members * width, width);
        if (pooling == Pooling::FirstHead) {
            continue;
        }
        for (int member = 1; member < members; ++member) {
            target += states.middleCols((group * members + member) * width, width);
        }
        target /= static_cast<float>(members);
    }
    return pooled;
}

} // namespace headscope
