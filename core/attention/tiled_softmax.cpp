// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/tiled_softmax.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "core/attention/attention_weights.h"
#include "core/attention/key_ranges.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

bool isMasked(const Tile& tile, const Mask& mask, Index keys) {
    for (Index query = tile.queries.begin; query < tile.queries.end; ++query) {
        if (commonRange(allowedKeys(mask, query, keys), tile.keys).size() > 0) {
            return false;
        }
    }
    return true;
}

std::vector<Tile> tilesOf(const AttentionOperands& operands, TileSize size) {
    const Index queries = operands.queries.rows();
    const Index keys = operands.keys.rows();
    std::vector<Tile> tiles;
    for (Index key = 0; key < keys; key += size.keys) {
        for (Index query = 0; query < queries; query += size.queries) {
            Tile tile{{query, std::min(query + size.queries, queries)},
                      {key, std::min(key + size.keys, keys)}};
            tile.isSkipped = isMasked(tile, operands.attention.mask, keys);
            tiles.push_back(tile);
        }
    }
    return tiles;
}

} // namespace

TiledSoftmax::TiledSoftmax(const AttentionOperands& operands, TileSize size)
    : operands_(operands), tiles_(tilesOf(operands, size)) {
    assert(size.queries >= 1 && size.keys >= 1);
    assert(!std::holds_alternative<LinearKernel>(operands.attention.kernel));
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
        if (!tiles_[tile].isSkipped) {
            computed_.push_back(tile);
        }
    }
    const Index length = operands.queries.rows();
    const auto* sink = std::get_if<SinkKernel>(&operands.attention.kernel);
    state_.largest = Eigen::ArrayXf::Constant(length, sink == nullptr ? -kInfinity : sink->logit);
    state_.sum = Eigen::ArrayXf::Constant(length, sink == nullptr ? 0.0F : 1.0F);
    state_.output = Matrix::Zero(length, operands.values.cols());
}

Matrix TiledSoftmax::scoresOf(const Tile& tile) const {
    Matrix scores(tile.queries.size(), tile.keys.size());
    // A bias goes by the distance of key and query: positions are counted from the tile's first key.
    attentionRows({operands_.queries.middleRows(tile.queries.begin, tile.queries.size()),
                   tile.queries.begin - tile.keys.begin},
                  operands_.keys.middleRows(tile.keys.begin, tile.keys.size()), operands_.attention,
                  ScoreStage::Adjusted, scores);
    return scores;
}

KeyRange TiledSoftmax::allowedIn(const Tile& tile, Index query) const {
    const KeyRange range =
        commonRange(allowedKeys(operands_.attention.mask, query, operands_.keys.rows()), tile.keys);
    return range.size() > 0 ? KeyRange{range.begin - tile.keys.begin, range.end - tile.keys.begin}
                            : KeyRange{};
}

void TiledSoftmax::advance() {
    assert(done_ < steps());
    const Tile& tile = tileOfStep(done_++);
    Matrix scores = scoresOf(tile);
    for (Index row = 0; row < scores.rows(); ++row) {
        const Index query = tile.queries.begin + row;
        const KeyRange range = allowedIn(tile, query);
        if (range.size() == 0) {
            continue;
        }
        auto parts = scores.row(row).segment(range.begin, range.size()).array();
        const float largest = std::max(state_.largest[query], parts.maxCoeff());
        const float kept = std::exp(state_.largest[query] - largest) * state_.sum[query];
        parts = (parts - largest).exp();
        const float sum = kept + parts.sum();
        state_.output.row(query) =
            (kept * state_.output.row(query) +
             parts.matrix() * operands_.values.middleRows(tile.keys.begin + range.begin, range.size())) /
            sum;
        state_.largest[query] = largest;
        state_.sum[query] = sum;
    }
}

Matrix TiledSoftmax::weights() const {
    Matrix weights = Matrix::Zero(operands_.queries.rows(), operands_.keys.rows());
    for (std::size_t step = 0; step < done_; ++step) {
        const Tile& tile = tileOfStep(step);
        const Matrix scores = scoresOf(tile);
        for (Index row = 0; row < scores.rows(); ++row) {
            const Index query = tile.queries.begin + row;
            const KeyRange range = allowedIn(tile, query);
            weights.row(query).segment(tile.keys.begin + range.begin, range.size()) =
                (scores.row(row).segment(range.begin, range.size()).array() - state_.largest[query]).exp() /
                state_.sum[query];
        }
    }
    return weights;
}

std::vector<RowStep> finish(TiledSoftmax& softmax, Index query, const Job& job) {
    std::vector<RowStep> steps;
    while (softmax.done() < softmax.steps()) {
        const std::size_t step = softmax.done();
        job.step(static_cast<double>(step) / static_cast<double>(softmax.steps()),
                 Sentence::noted("tile by tile"));
        const Tile& tile = softmax.tileOfStep(step);
        const float largest = softmax.state().largest[query];
        softmax.advance();
        if (tile.queries.contains(query) && softmax.allowedIn(tile, query).size() > 0) {
            const RunningSoftmax& state = softmax.state();
            steps.push_back(
                {step, std::exp(largest - state.largest[query]), state.largest[query], state.sum[query]});
        }
    }
    return steps;
}

std::uint64_t tiledSoftmaxBytes(Index queries, Index keys, TileSize size) {
    const Index tile = std::min(size.queries, queries) * std::min(size.keys, keys);
    return sizeof(float) * static_cast<std::uint64_t>(tile + 2 * queries);
}

} // namespace headscope
