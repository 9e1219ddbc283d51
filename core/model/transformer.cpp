// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/transformer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/attention/attention_weights.h"
#include "core/base/parallel.h"
#include "core/model/finite_check.h"
#include "core/ops/activation.h"
#include "core/ops/embedding.h"
#include "core/ops/linear.h"
#include "core/ops/norm.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

constexpr Index kAttentionRows = 64;
constexpr Index kLogitsAtOnce = Index{1} << 23; // values: 32 MiB

/// What a new run may take from an earlier one: positions below `rows`, in layers below `layers`; the
/// residual stream at the entry of layer `layers` too.
struct Reuse {
    const Run* run = nullptr;
    Index rows = 0;
    int layers = 0;
};

bool isCausal(const AttentionSettings& settings, const AttentionSpec& spec) {
    return !std::holds_alternative<NoMask>(resolve(settings, spec).mask);
}

Reuse findReuse(const Run* earlier, std::span<const int> ids, const RunSettings& settings,
                const ModelSpec& spec) {
    if (earlier == nullptr) {
        return {};
    }
    Reuse reuse{earlier};
    reuse.layers =
        static_cast<int>(std::ranges::mismatch(settings, earlier->settings).in1 - settings.begin());
    reuse.rows = std::ranges::mismatch(ids, earlier->ids).in1 - ids.begin();
    const bool sameText = std::ranges::equal(ids, earlier->ids);
    for (int layer = 0; !sameText && layer < reuse.layers; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        if (!isCausal(settings[index], spec.layers[index])) {
            return {}; // every position depends on every other
        }
    }
    return reuse;
}

/// The first `rows` rows of `top` with `bottom` under them.
Matrix stacked(const Matrix* top, Index rows, Matrix bottom) {
    if (rows == 0) {
        return bottom;
    }
    Matrix result(rows + bottom.rows(), top->cols());
    result.topRows(rows) = top->topRows(rows);
    result.bottomRows(bottom.rows()) = bottom;
    return result;
}

/// The layer's first `rows` rows: the same layer where these are all.
std::shared_ptr<const LayerTrace> firstRows(std::shared_ptr<const LayerTrace> layer, Index rows) {
    if (layer->residual.rows() == rows) {
        return layer;
    }
    return std::make_shared<const LayerTrace>(
        LayerTrace{layer->spec, layer->residual.topRows(rows), layer->queries.topRows(rows),
                   layer->keys.topRows(rows), layer->values.topRows(rows)});
}

/// Concatenated head outputs A_h V of the rows from `first` on: rows x (heads * d_k).
Matrix attend(const LayerTrace& layer, const ResolvedAttention& attention, Index first) {
    const AttentionSpec& spec = layer.spec;
    const Index width = spec.headWidth;
    const Index length = layer.queries.rows();
    const Index rows = length - first;
    const Index blocks = (rows + kAttentionRows - 1) / kAttentionRows;
    Matrix output(rows, spec.heads * width);
    parallelBlocks(spec.heads * blocks, 1, [&](Index job, Index) {
        const auto head = static_cast<int>(job / blocks);
        const Index begin = first + job % blocks * kAttentionRows;
        const Index count = std::min(kAttentionRows, length - begin);
        const Index kvColumn = spec.kvHeadOf(head, spec.kvHeads) * width;
        const Index seen = allowedKeys(attention.mask, begin + count - 1, length).end;
        thread_local Matrix weights;
        weights.resize(count, seen);
        attentionRows({layer.queries.block(begin, head * width, count, width), begin},
                      layer.keys.block(0, kvColumn, seen, width), attention, ScoreStage::Weights, weights);
        output.block(begin - first, head * width, count, width).noalias() =
            weights * layer.values.block(0, kvColumn, seen, width);
    });
    return output;
}

Matrix apply(const MatrixView& input, const LinearWeights& weights) {
    return linear(input, weights.weight, weights.bias);
}

void feedForward(Matrix& residual, const LayerWeights& weights, const ModelSpec& spec) {
    const Matrix normed = rmsNorm(residual, weights.feedForwardNorm, spec.norm.epsilon);
    Matrix inner = apply(normed, weights.gate);
    siluTimes(inner, apply(normed, weights.up));
    residual += apply(inner, weights.down);
}

/// One layer of a run: what it computes with, and from which row on.
struct LayerJob {
    const ModelSpec& model;
    const AttentionSpec& spec;
    const LayerWeights& weights;
    const AttentionSettings& settings;
    const LayerTrace* earlier = nullptr; // has the rows before `first`
    Index first = 0;
};

/// Takes `residual` (rows from `first` on, at the layer's entry) through the layer.
std::shared_ptr<const LayerTrace> runLayer(Matrix& residual, const LayerJob& job) {
    const LayerWeights& weights = job.weights;
    const AttentionSpec& spec = job.spec;
    const Index first = job.first;
    const ResolvedAttention attention = resolve(job.settings, spec);
    const int groups = attention.kvHeads;
    const Matrix normed = rmsNorm(residual, weights.attentionNorm, job.model.norm.epsilon);
    Matrix queries = apply(normed, weights.query);
    Matrix keys = poolKvHeads(apply(normed, weights.key), spec.kvHeads, groups, attention.pooling);
    Matrix values = poolKvHeads(apply(normed, weights.value), spec.kvHeads, groups, attention.pooling);
    const RotaryAngles angles = rotaryAngles(job.model.position.rotary, first, residual.rows());
    rotate(queries, angles);
    rotate(keys, angles);

    auto trace = std::make_shared<LayerTrace>();
    trace->spec = spec;
    trace->spec.kvHeads = groups;
    const auto extended = [&](Matrix LayerTrace::*part, Matrix rows) {
        return stacked(job.earlier == nullptr ? nullptr : &(job.earlier->*part), first, std::move(rows));
    };
    trace->residual = extended(&LayerTrace::residual, residual);
    trace->queries = extended(&LayerTrace::queries, std::move(queries));
    trace->keys = extended(&LayerTrace::keys, std::move(keys));
    trace->values = extended(&LayerTrace::values, std::move(values));

    residual += apply(attend(*trace, attention, first), weights.attentionOutput);
    feedForward(residual, weights, job.model);
    return trace;
}

void checkRequest(std::span<const int> ids, const RunSettings& settings, const ModelSpec& spec) {
    if (ids.empty() || static_cast<Index>(ids.size()) > spec.position.context) {
        throw Error(Mismatch{"text", "tokens", fmt::format("1 to {}", spec.position.context),
                             fmt::format("{}", ids.size())});
    }
    const auto wrong =
        std::ranges::find_if(ids, [&](int id) { return id < 0 || id >= spec.embedding.vocabulary; });
    if (wrong != ids.end()) {
        throw Error(Mismatch{"text", "token id", fmt::format("0 to {}", spec.embedding.vocabulary - 1),
                             fmt::format("{}", *wrong)});
    }
    if (settings.size() != spec.layers.size()) {
        throw Error(Mismatch{"run", "settings", fmt::format("one for each of {} layers", spec.layers.size()),
                             fmt::format("{}", settings.size())});
    }
    for (std::size_t layer = 0; layer < settings.size(); ++layer) {
        static_cast<void>(resolve(settings[layer], spec.layers[layer]));
    }
}

} // namespace

std::shared_ptr<const Run> Transformer::run(std::span<const int> ids, const RunSettings& settings,
                                            const Run* earlier, const Job& job) const {
    checkRequest(ids, settings, spec_);
    const Reuse reuse = findReuse(earlier, ids, settings, spec_);
    const auto length = static_cast<Index>(ids.size());
    const int layers = spec_.layerCount();
    auto result = std::make_shared<Run>();
    result->ids.assign(ids.begin(), ids.end());
    result->settings = settings;

    // `residual` holds the rows from `first` on; those before it are as in the earlier run.
    Index first = reuse.rows;
    Matrix residual = embed(weights_.embedding, ids.subspan(static_cast<std::size_t>(first)));
    std::vector<std::shared_ptr<const LayerTrace>> traces;
    for (int layer = 0; layer < layers; ++layer) {
        job.step(static_cast<double>(layer) / (layers + 1), "running the model");
        const auto index = static_cast<std::size_t>(layer);
        if (layer == reuse.layers && first > 0) { // from here on every row changes
            residual = stacked(&reuse.run->trace.layer(layer).residual, first, std::move(residual));
            first = 0;
        }
        if (first == length) {
            traces.push_back(firstRows(reuse.run->trace.sharedLayer(layer), length));
            continue;
        }
        const LayerTrace* before = first > 0 ? &reuse.run->trace.layer(layer) : nullptr;
        traces.push_back(runLayer(
            residual, {spec_, spec_.layers[index], weights_.layers[index], settings[index], before, first}));
        if (!residual.allFinite()) {
            throw traces.back()->residual.allFinite() ? explainNonFinite(weights_, layer)
                                                      : explainNonFiniteEnds(weights_);
        }
    }
    result->trace = AttentionTrace(std::move(traces));
    result->finalStates = stacked(first > 0 ? &reuse.run->finalStates : nullptr, first,
                                  rmsNorm(residual, weights_.finalNorm, spec_.norm.epsilon));

    job.step(static_cast<double>(layers) / (layers + 1), "computing predictions");
    const Index known = std::max<Index>(0, first - 1); // losses that need both a state and a next token
    if (known > 0) {
        result->tokenLoss.assign(reuse.run->tokenLoss.begin(), reuse.run->tokenLoss.begin() + known);
    }
    const Index block = std::max<Index>(16, kLogitsAtOnce / spec_.embedding.vocabulary);
    for (Index row = known; row < length; row += block) {
        job.step(static_cast<double>(layers) / (layers + 1), "computing predictions");
        const Matrix values = logits(*result, row, std::min(block, length - row));
        if (!values.allFinite()) {
            throw explainNonFiniteEnds(weights_);
        }
        for (Index i = 0; i < values.rows(); ++i) {
            if (row + i + 1 == length) {
                result->nextLogits = values.row(i);
                break;
            }
            const int next = result->ids[static_cast<std::size_t>(row + i + 1)];
            const std::span<const float> all(values.row(i).data(), static_cast<std::size_t>(values.cols()));
            result->tokenLoss.push_back(
                static_cast<float>(logSumExp(all) - static_cast<double>(values(i, next))));
        }
    }
    return result;
}

Matrix Transformer::logits(const Run& run, Index first, Index count) const {
    return linear(run.finalStates.middleRows(first, count), weights_.output);
}

} // namespace headscope
