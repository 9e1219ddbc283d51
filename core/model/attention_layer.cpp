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

/// Concatenated head outputs A_h V of queries at positions first, first + 1, ...: rows x (heads * d_k). Keys
/// and values are the layer's.
Matrix attend(const Matrix& queries, Index first, const LayerTrace& layer, const ResolvedAttention& attention,
              const ZeroedHeads& zeroed) {
    const AttentionSpec& spec = layer.spec;
    const Index width = spec.headWidth;
    const Index keys = layer.keys.rows();
    const Index blocks = (queries.rows() + kRowsAtOnce - 1) / kRowsAtOnce;
    std::vector<ResolvedAttention> ofHeads(static_cast<std::size_t>(spec.heads), attention);
    for (int head = 0; layer.bias && head < spec.heads; ++head) {
        ofHeads[static_cast<std::size_t>(head)].bias =
            std::make_shared<const OffsetBias>(layer.bias->ofHead(head, first + queries.rows(), keys));
    }
    Matrix output(queries.rows(), spec.heads * width);
    parallelBlocks(spec.heads * blocks, 1, [&](Index part, Index) {
        const auto head = static_cast<int>(part / blocks);
        const Index row = part % blocks * kRowsAtOnce;
        const Index count = std::min(kRowsAtOnce, queries.rows() - row);
        if (zeroed.has(head, spec.kind)) {
            output.block(row, head * width, count, width).setZero();
            return;
        }
        const Index kvColumn = spec.kvHeadOf(head, spec.kvHeads) * width;
        const Index seen = allowedKeys(attention.mask, first + row + count - 1, keys).end;
        thread_local Matrix weights;
        weights.resize(count, seen);
        attentionRows({queries.block(row, head * width, count, width), first + row},
                      layer.keys.block(0, kvColumn, seen, width), ofHeads[static_cast<std::size_t>(head)],
                      ScoreStage::Weights, weights);
        output.block(row, head * width, count, width).noalias() =
            weights * layer.values.block(0, kvColumn, seen, width);
    });
    return output;
}

StateRule ruleOf(const AttentionSpec& spec, const RowVector& norm, float epsilon, Index tokens) {
    StateRule rule{spec.stateNorm, epsilon, norm, {}, spec.headWidth};
    if (spec.rotary) {
        rule.rotary = forLength(*spec.rotary, tokens);
    }
    return rule;
}

/// How many rows a part of a trace has, and how many of them are those of an earlier run.
struct PartRows {
    Index all = 0;
    Index kept = 0;
};

/// Makes a part of a trace as large as it gets, with the rows that are kept.
void begin(Matrix& part, PartRows rows, Index columns, const Matrix* earlier) {
    if (rows.kept > 0) { // without, the first rows that are added may be all of it
        part.resize(rows.all, columns);
        part.topRows(rows.kept) = earlier->topRows(rows.kept);
    }
}

/// Adds rows from `first` on to a part of a trace that will have `all` of them.
void add(Matrix& part, Index all, Index first, Matrix rows) {
    if (rows.rows() == all) {
        part = std::move(rows);
        return;
    }
    if (part.size() == 0) {
        part.resize(all, rows.cols());
    }
    part.middleRows(first, rows.rows()) = rows;
}

} // namespace

AttentionRun::AttentionRun(const MatrixView& residual, const AttentionJob& job, LayerTrace& trace)
    : job_(job), trace_(trace), attention_(resolve(job.settings, job.spec)),
      queryRule_(queryRule(job.spec, job.weights, job.epsilon, job.first + residual.rows())) {
    const AttentionSpec& spec = job.spec;
    trace.spec = spec;
    trace.spec.kvHeads = attention_.kvHeads;
    trace.bias = job.bias;
    const PartRows rows{job.first + residual.rows(), job.first};
    begin(trace.residual, rows, residual.cols(), job.earlier == nullptr ? nullptr : &job.earlier->residual);
    add(trace.residual, rows.all, rows.kept, residual);

    trace.makeQueries = job.makeQueries;
    if (!job.makeQueries && rows.kept > 0) {
        const Matrix kept = job.earlier->queriesOf({0, rows.kept}, {0, spec.heads});
        begin(trace.queries, rows, kept.cols(), &kept);
    }
    if (job.source != nullptr) {
        if (job.earlier != nullptr) { // the same source, the same keys
            trace.keys = job.earlier->keys;
            trace.values = job.earlier->values;
        }
    } else if (rows.kept > 0) {
        const Index columns = Index{attention_.kvHeads} * spec.headWidth;
        begin(trace.keys, rows, columns, &job.earlier->keys);
        begin(trace.values, rows, columns, &job.earlier->values);
        if (spec.stateNorm != StateNorm::None) {
            begin(trace.projectedKeys, rows, columns, &job.earlier->projectedKeys);
        }
    }
    const Index keys = job.source == nullptr ? rows.all : job.source->rows();
    keyRule_ =
        std::make_shared<const StateRule>(pooledRule(ruleOf(spec, job.weights.keyNorm, job.epsilon, keys),
                                                     spec.kvHeads, attention_.kvHeads, attention_.pooling));
    if (spec.stateNorm != StateNorm::None) {
        trace.keyRule = keyRule_;
    }
}

void AttentionRun::addKeys(const Matrix& input, Index first) {
    const Index all = job_.source == nullptr ? trace_.residual.rows() : job_.source->rows();
    const Index position = job_.source == nullptr ? job_.first + first : first;
    const auto pooled = [&](const LinearWeights& weights) {
        return poolKvHeads(linear(input, weights), job_.spec.kvHeads, attention_.kvHeads, attention_.pooling);
    };
    Matrix projected = pooled(job_.weights.key);
    if (job_.spec.stateNorm != StateNorm::None) {
        add(trace_.projectedKeys, all, position, projected);
    }
    add(trace_.keys, all, position, readyStates(std::move(projected), *keyRule_, position));
    add(trace_.values, all, position, pooled(job_.weights.value));
}

Matrix AttentionRun::output(const Matrix& input, Index first) {
    const Index position = job_.first + first;
    Matrix queries = readyStates(linear(input, job_.weights.query), queryRule_, position);
    const Matrix ofHeads = attend(queries, position, trace_, attention_, job_.zeroed);
    if (!job_.makeQueries) {
        add(trace_.queries, trace_.residual.rows(), position, std::move(queries));
    }
    return linear(ofHeads, job_.weights.output);
}

Matrix stacked(const Matrix* top, Index rows, Matrix bottom) {
    if (rows == 0) {
        return bottom;
    }
    Matrix result(rows + bottom.rows(), top->cols());
    result.topRows(rows) = top->topRows(rows);
    result.bottomRows(bottom.rows()) = bottom;
    return result;
}

StateRule queryRule(const AttentionSpec& spec, const AttentionWeights& weights, float epsilon, Index tokens) {
    return ruleOf(spec, weights.queryNorm, epsilon, tokens);
}

Matrix attentionOutput(const MatrixView& residual, const Matrix& input, const AttentionJob& job,
                       LayerTrace& trace) {
    AttentionRun run(residual, job, trace);
    if (job.source == nullptr) {
        run.addKeys(input, 0);
    } else if (job.earlier == nullptr) {
        run.addKeys(*job.source, 0);
    }
    return run.output(input, 0);
}

Matrix keptAttentionOutput(const LayerTrace& trace, const AttentionSettings& settings,
                           const AttentionWeights& weights, const ZeroedHeads& zeroed) {
    const Matrix made = trace.queries.size() > 0 ? Matrix() : trace.allQueries();
    const Matrix& queries = made.size() > 0 ? made : trace.queries;
    return linear(attend(queries, 0, trace, resolve(settings, trace.spec), zeroed), weights.output);
}

Matrix crossAttentionOutput(const Matrix& input, const AttentionJob& job, const LayerTrace& trace) {
    assert(job.spec.kind == AttentionKind::Cross && !job.spec.rotary && !trace.bias);
    const Matrix queries = readyStates(linear(input, job.weights.query),
                                       queryRule(job.spec, job.weights, job.epsilon, input.rows()), 0);
    return linear(attend(queries, 0, trace, resolve(job.settings, trace.spec), job.zeroed),
                  job.weights.output);
}

} // namespace headscope
