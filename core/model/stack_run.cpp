// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/stack_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/model/attention_layer.h"
#include "core/model/block_run.h"
#include "core/model/finite_check.h"
#include "core/model/query_maker.h"
#include "core/ops/embedding.h"
#include "core/ops/finite.h"

namespace headscope {

namespace {

/// Positions [first, first + count): sines in the first half of the features, cosines in the second.
Matrix sinusoids(Index first, Index count, Index width) {
    Matrix values(count, width);
    const Index half = width / 2;
    for (Index i = 0; i < half; ++i) {
        const double frequency =
            std::pow(10000.0, -2.0 * static_cast<double>(i) / static_cast<double>(width));
        for (Index row = 0; row < count; ++row) {
            const double angle = static_cast<double>(first + row) * frequency;
            values(row, i) = static_cast<float>(std::sin(angle));
            values(row, half + i) = static_cast<float>(std::cos(angle));
        }
    }
    return values;
}

/// Tokens of a picture with their positions, from row `first` on: learned ones, and patches row after row.
Matrix embeddedPatches(const PatchWeights& weights, const Matrix& pixels, Index first) {
    const Index leading = weights.leading.rows();
    const Index learned = std::max<Index>(leading - first, 0); // rows of those
    const Index skipped = std::max<Index>(first - leading, 0); // patches
    Matrix rows = weights.positions.bottomRows(weights.positions.rows() - first);
    rows.topRows(learned) += weights.leading.bottomRows(learned);
    if (skipped < pixels.rows()) {
        rows.bottomRows(pixels.rows() - skipped) +=
            linear(pixels.bottomRows(pixels.rows() - skipped), weights.projection);
    }
    return rows;
}

/// The residual stream at the entry of the first layer, of the rows from `first` on.
Matrix embedded(const StackJob& job, Index first) {
    if (job.patches != nullptr) {
        Matrix rows = embeddedPatches(*job.patches, *job.pixels, first);
        return job.spec.normsEmbedding ? norm(rows, job.weights.embeddingNorm, job.spec.block.norm) : rows;
    }
    const auto skipped = static_cast<std::size_t>(first);
    Matrix rows = embed(job.table, job.ids.subspan(skipped));
    rows *= job.embedding.multiplier;
    const bool projects = job.embedding.rowWidth() != job.embedding.width;
    if (projects && job.spec.projectsBeforePositions) {
        rows = linear(rows, job.weights.embeddingProjection);
    }
    const PositionSpec& positions = job.spec.positions;
    if (positions.kind == PositionSpec::Kind::Learned) {
        Matrix added(rows.rows(), rows.cols());
        widenRows(job.weights.positions, first + positions.offset, rows.rows(), added.data());
        rows += added;
    } else if (positions.kind == PositionSpec::Kind::Sinusoidal) {
        rows += sinusoids(first, rows.rows(), rows.cols());
    }
    if (job.embedding.types > 0) {
        const std::vector<int> none(job.types.empty() ? job.ids.size() : 0, 0);
        const std::span<const int> types = job.types.empty() ? std::span<const int>(none) : job.types;
        rows += embed(job.weights.types, types.subspan(skipped));
    }
    if (job.spec.normsEmbedding) {
        rows = norm(rows, job.weights.embeddingNorm, job.spec.block.norm);
    }
    if (projects && !job.spec.projectsBeforePositions) {
        rows = linear(rows, job.weights.embeddingProjection);
    }
    return rows;
}

/// The layer's first `rows` rows: the same layer where these are all. Keys of another text stay.
std::shared_ptr<const LayerTrace> firstRows(std::shared_ptr<const LayerTrace> layer, Index rows) {
    if (layer->residual.rows() == rows) {
        return layer;
    }
    auto shorter = std::make_shared<LayerTrace>(*layer);
    shorter->residual = layer->residual.topRows(rows);
    shorter->queries = layer->queries.topRows(std::min(rows, layer->queries.rows()));
    if (layer->spec.kind != AttentionKind::Cross) {
        shorter->keys = layer->keys.topRows(rows);
        shorter->values = layer->values.topRows(rows);
        shorter->projectedKeys = layer->projectedKeys.topRows(std::min(rows, layer->projectedKeys.rows()));
    }
    return shorter;
}

/// Calls body(first, count) for neighbouring blocks of at most `atOnce` rows.
void forBlocks(Index rows, Index atOnce, const auto& body) {
    for (Index first = 0; first < rows; first += atOnce) {
        body(first, std::min(atOnce, rows - first));
    }
}

/// What the attention of one layer reads: the rows of the stream that were asked for last are not normed
/// again.
class LayerInput {
  public:
    LayerInput(const Matrix& residual, const NormWeights& norm, const BlockSpec& block)
        : residual_(residual), norm_(norm), block_(block) {}

    const Matrix& rows(Index first, Index count) {
        if (first_ != first) {
            input_ = partInput(residual_.middleRows(first, count), norm_, block_);
            first_ = first;
        }
        return input_;
    }

  private:
    const Matrix& residual_;
    const NormWeights& norm_;
    const BlockSpec& block_;
    Matrix input_;
    Index first_ = -1;
};

/// Takes `residual` (rows from result.first on, at the layer's entry) through one layer. `keeps`: its
/// queries, keys and values are those of the earlier run.
void runLayer(Matrix& residual, int layer, bool keeps, const StackJob& job, StackResult& result) {
    const Index first = result.first;
    const auto index = static_cast<std::size_t>(layer);
    const LayerWeights& weights = job.weights.layers[index];
    const BlockSpec& block = job.spec.block;
    const auto earlier = [&](const LayerTraces* traces) {
        return first > 0 ? (*traces)[index].get() : nullptr;
    };

    const ZeroedHeads zeroed{job.zeroed, layer};
    CrossPart crossPart;
    if (!job.spec.cross.empty()) {
        crossPart = [&](const MatrixView& stream, const Matrix& input) {
            auto cross = std::make_shared<LayerTrace>();
            Matrix output = attentionOutput(stream, input,
                                            {job.spec.cross[index], weights.cross, job.cross[index], nullptr,
                                             block.norm.epsilon, job.encoderStates, earlier(job.reuse.cross),
                                             first, zeroed},
                                            *cross);
            result.cross.push_back(std::move(cross));
            return output;
        };
    }
    const Index atOnce = crossPart ? residual.rows() : job.rowsAtOnce; // a cross-attention is traced whole
    if (keeps) {
        result.self.push_back((*job.reuse.self)[index]);
        const Matrix kept = keptAttentionOutput(*result.self.back(), job.self[index], weights.self, zeroed);
        forBlocks(residual.rows(), atOnce, [&](Index row, Index count) {
            finishBlock(residual.middleRows(row, count), kept.middleRows(row, count), weights, block,
                        crossPart);
        });
        return;
    }
    AttentionJob selfJob{
        job.spec.self[index],    weights.self, job.self[index], job.weights.bias, block.norm.epsilon, nullptr,
        earlier(job.reuse.self), first,        zeroed};
    if (job.queryFiles) {
        selfJob.makeQueries =
            queryMaker(selfJob.spec, weights.self, block, static_cast<Index>(job.ids.size()), job.queryFiles);
    }
    auto self = std::make_shared<LayerTrace>();
    AttentionRun attention(residual, selfJob, *self);
    LayerInput input(residual, weights.self.norm, block);
    forBlocks(residual.rows(), atOnce,
              [&](Index row, Index count) { attention.addKeys(input.rows(row, count), row); });
    forBlocks(residual.rows(), atOnce, [&](Index row, Index count) {
        finishBlock(residual.middleRows(row, count), attention.output(input.rows(row, count), row), weights,
                    block, crossPart);
    });
    result.self.push_back(std::move(self));
}

} // namespace

StackResult runStack(const StackJob& job, const Job& progress) {
    const auto length = static_cast<Index>(job.ids.size());
    const int layers = static_cast<int>(job.spec.self.size());
    StackResult result;
    // `residual` holds the rows from `first` on; those before it are as in the earlier run.
    result.first = job.reuse.rows;
    Matrix residual = embedded(job, result.first);
    for (int layer = 0; layer < layers; ++layer) {
        progress.step(job.shareBefore + (job.shareAfter - job.shareBefore) * layer / layers,
                      "running the model");
        const auto index = static_cast<std::size_t>(layer);
        bool keeps = false;
        if (layer == job.reuse.layers && result.first > 0) { // from here on every row changes
            keeps = job.reuse.keepsStates && (*job.reuse.self)[index]->residual.rows() == length &&
                    result.first == length;
            residual = stacked(&(*job.reuse.self)[index]->residual, result.first, std::move(residual));
            result.first = 0;
        }
        if (result.first == length) {
            result.self.push_back(firstRows((*job.reuse.self)[index], length));
            if (!job.spec.cross.empty()) {
                result.cross.push_back(firstRows((*job.reuse.cross)[index], length));
            }
            continue;
        }
        runLayer(residual, layer, keeps, job, result);
        if (!hasOnlyFinite(residual)) {
            throw hasOnlyFinite(result.self.back()->residual)
                ? explainNonFinite(job.weights.layers[index], layer)
                : explainNonFiniteEmbedding(job.patches == nullptr ? job.table
                                                                   : job.patches->projection.weight);
        }
    }
    if (job.spec.finalNorm) {
        forBlocks(residual.rows(), job.rowsAtOnce, [&](Index row, Index count) {
            auto rows = residual.middleRows(row, count);
            rows = norm(rows, job.weights.finalNorm, job.spec.block.norm);
        });
    }
    result.states = stacked(result.first > 0 ? job.reuse.states : nullptr, result.first, std::move(residual));
    return result;
}

} // namespace headscope
