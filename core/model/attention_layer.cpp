// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/attention_layer.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "core/attention/attention_weights.h"
#include "core/attention/state_rule.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;

/// Concatenated head outputs A_h V of the rows of `states` (queries at positions 0, 1, ...) from `first` on:
/// rows x (heads * d_k). Keys and values are the layer's.
Matrix attend(const Matrix& states, const LayerTrace& layer, const ResolvedAttention& attention, Index first,
              const ZeroedHeads& zeroed) {
    const AttentionSpec& spec = layer.spec;
    const Index width = spec.headWidth;
    const Index queries = states.rows();
    const Index keys = layer.keys.rows();
    const Index rows = queries - first;
    const Index blocks = (rows + kRowsAtOnce - 1) / kRowsAtOnce;
    std::vector<ResolvedAttention> ofHeads(static_cast<std::size_t>(spec.heads), attention);
    for (int head = 0; layer.bias && head < spec.heads; ++head) {
        ofHeads[static_cast<std::size_t>(head)].bias =
            std::make_shared<const OffsetBias>(layer.bias->ofHead(head, queries, keys));
    }
    Matrix output(rows, spec.heads * width);
    parallelBlocks(spec.heads * blocks, 1, [&](Index part, Index) {
        const auto head = static_cast<int>(part / blocks);
        const Index begin = first + part % blocks * kRowsAtOnce;
        const Index count = std::min(kRowsAtOnce, queries - begin);
        if (zeroed.has(head, spec.kind)) {
            output.block(begin - first, head * width, count, width).setZero();
            return;
        }
        const Index kvColumn = spec.kvHeadOf(head, spec.kvHeads) * width;
        const Index seen = allowedKeys(attention.mask, begin + count - 1, keys).end;
        thread_local Matrix weights;
        weights.resize(count, seen);
        attentionRows({states.block(begin, head * width, count, width), begin},
                      layer.keys.block(0, kvColumn, seen, width), ofHeads[static_cast<std::size_t>(head)],
                      ScoreStage::Weights, weights);
        output.block(begin - first, head * width, count, width).noalias() =
            weights * layer.values.block(0, kvColumn, seen, width);
    });
    return output;
}

StateRule ruleOf(const AttentionJob& job, const RowVector& norm) {
    return {job.spec.stateNorm, job.epsilon, norm, job.spec.rotary, job.spec.headWidth};
}

/// A part of the trace: `rows` under those that the earlier run has of it.
Matrix extended(const AttentionJob& job, Matrix LayerTrace::*part, Matrix rows) {
    return job.earlier == nullptr ? std::move(rows)
                                  : stacked(&(job.earlier->*part), job.first, std::move(rows));
}

/// Keys and values of `input`, at positions from `first` on.
void fillKeys(const Matrix& input, const ResolvedAttention& attention, const AttentionJob& job,
              LayerTrace& trace) {
    const bool own = job.source == nullptr;
    if (!own && job.earlier != nullptr) { // the same source, the same keys
        trace.keys = job.earlier->keys;
        trace.values = job.earlier->values;
        return;
    }
    const int groups = attention.kvHeads;
    const auto pooled = [&](const LinearWeights& weights) {
        return poolKvHeads(linear(input, weights), job.spec.kvHeads, groups, attention.pooling);
    };
    const Index first = own ? job.first : 0;
    auto rule = std::make_shared<StateRule>(
        pooledRule(ruleOf(job, job.weights.keyNorm), job.spec.kvHeads, groups, attention.pooling));
    Matrix projected = pooled(job.weights.key);
    if (job.spec.stateNorm != StateNorm::None) {
        trace.projectedKeys = extended(job, &LayerTrace::projectedKeys, projected);
    }
    trace.keys = extended(job, &LayerTrace::keys, readyStates(std::move(projected), *rule, first));
    trace.values = extended(job, &LayerTrace::values, pooled(job.weights.value));
    if (job.spec.stateNorm != StateNorm::None) {
        trace.keyRule = std::move(rule);
    }
}

} // namespace

Matrix stacked(const Matrix* top, Index rows, Matrix bottom) {
    if (rows == 0) {
        return bottom;
    }
    Matrix result(rows + bottom.rows(), top->cols());
    result.topRows(rows) = top->topRows(rows);
    result.bottomRows(bottom.rows()) = bottom;
    return result;
}

Matrix attentionOutput(const Matrix& residual, const Matrix& input, const AttentionJob& job,
                       LayerTrace& trace) {
    const ResolvedAttention attention = resolve(job.settings, job.spec);
    trace.spec = job.spec;
    trace.spec.kvHeads = attention.kvHeads;
    trace.bias = job.bias;
    trace.residual = extended(job, &LayerTrace::residual, residual);
    trace.queries = extended(
        job, &LayerTrace::queries,
        readyStates(linear(input, job.weights.query), ruleOf(job, job.weights.queryNorm), job.first));
    fillKeys(job.source == nullptr ? input : *job.source, attention, job, trace);
    return linear(attend(trace.queries, trace, attention, job.first, job.zeroed), job.weights.output);
}

Matrix keptAttentionOutput(const LayerTrace& trace, const AttentionSettings& settings,
                           const AttentionWeights& weights, const ZeroedHeads& zeroed) {
    return linear(attend(trace.queries, trace, resolve(settings, trace.spec), 0, zeroed), weights.output);
}

Matrix crossAttentionOutput(const Matrix& input, const AttentionJob& job, const LayerTrace& trace) {
    assert(job.spec.kind == AttentionKind::Cross && !job.spec.rotary && !trace.bias);
    const Matrix queries =
        readyStates(linear(input, job.weights.query), ruleOf(job, job.weights.queryNorm), 0);
    return linear(attend(queries, trace, resolve(job.settings, trace.spec), 0, job.zeroed),
                  job.weights.output);
}

} // namespace headscope
