// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_weights.h"

#include <cassert>
#include <limits>
#include <span>

#include "core/ops/feature_map.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

void cap(MutableMatrixView& scores, const ResolvedAttention& attention) {
    if (attention.softCap != 0) {
        scores = attention.softCap * (scores.array() / attention.softCap).tanh();
    }
}

/// The first row is the query at position `first`.
void addBias(MutableMatrixView& scores, Index first, const ResolvedAttention& attention) {
    if (!attention.bias) {
        return;
    }
    for (Index row = 0; row < scores.rows(); ++row) {
        scores.row(row) += attention.bias->values.segment(attention.bias->zero - first - row, scores.cols());
    }
}

void linearRows(const QueryRows& queries, const MatrixView& keys, const ResolvedAttention& attention,
                MutableMatrixView& out) {
    out.noalias() = positiveFeatures(queries.values) * positiveFeatures(keys).transpose();
    for (Index row = 0; row < out.rows(); ++row) {
        const KeyRange range = allowedKeys(attention.mask, queries.first + row, out.cols());
        auto values = out.row(row);
        values.head(range.begin).setZero();
        values.tail(out.cols() - range.end).setZero();
        values /= values.sum();
    }
}

} // namespace

void attentionRows(const QueryRows& queries, const MatrixView& keys, const ResolvedAttention& attention,
                   ScoreStage stage, MutableMatrixView out) {
    assert(queries.values.cols() == keys.cols());
    assert(out.rows() == queries.values.rows() && out.cols() == keys.rows());
    if (stage == ScoreStage::Weights && std::holds_alternative<LinearKernel>(attention.kernel)) {
        linearRows(queries, keys, attention, out);
        return;
    }
    out.noalias() = queries.values * keys.transpose();
    if (stage == ScoreStage::Scores) {
        return;
    }
    out *= attention.factor;
    if (stage == ScoreStage::Scaled) {
        return;
    }
    cap(out, attention);
    if (stage == ScoreStage::Capped) {
        return;
    }
    addBias(out, queries.first, attention);
    if (stage == ScoreStage::Adjusted) {
        return;
    }
    const auto* sink = std::get_if<SinkKernel>(&attention.kernel);
    for (Index row = 0; row < out.rows(); ++row) {
        const KeyRange range = allowedKeys(attention.mask, queries.first + row, out.cols());
        auto values = out.row(row);
        const float hidden = stage == ScoreStage::Masked ? -std::numeric_limits<float>::infinity() : 0.0F;
        values.head(range.begin).setConstant(hidden);
        values.tail(out.cols() - range.end).setConstant(hidden);
        if (stage == ScoreStage::Masked) {
            continue;
        }
        const std::span allowed(values.data() + range.begin, static_cast<std::size_t>(range.size()));
        if (sink != nullptr) {
            softmaxInPlace(allowed, sink->logit);
        } else {
            softmaxInPlace(allowed);
        }
    }
}

Matrix poolKvHeads(Matrix states, int own, int groups, Pooling pooling) {
    assert(groups >= 1 && own % groups == 0 && states.cols() % own == 0);
    if (groups == own) {
        return states;
    }
    const Index width = states.cols() / own;
    const Index members = own / groups;
    Matrix pooled(states.rows(), groups * width);
    for (Index group = 0; group < groups; ++group) {
        auto target = pooled.middleCols(group * width, width);
        target = states.middleCols(group * members * width, width);
        if (pooling == Pooling::FirstHead) {
            continue;
        }
        for (Index member = 1; member < members; ++member) {
            target += states.middleCols((group * members + member) * width, width);
        }
        target /= static_cast<float>(members);
    }
    return pooled;
}

} // namespace headscope
