// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/attention_trace.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/large_pages.h"
#include "core/ops/finite.h"
#include "core/trace/head_inputs.h"
#include "core/trace/map_rows.h"
#include "core/trace/pooled_group.h"

namespace headscope {

namespace {

constexpr Index kQueriesAtOnce = 512; // what they are made of passes through the caches

/// The queries and keys that one head reads under given settings.
struct HeadStates {
    ResolvedAttention attention;
    const LayerTrace* layer = nullptr;
    Index queryColumn = 0;
    Index keyColumn = 0;
    Matrix pooled; // empty where the layer's own keys serve
    Matrix made;   // queries from madeFrom on, where the layer does not keep them
    Index madeFrom = 0;

    /// To be called before queries(), for all that will be asked for.
    void makeQueries(Index first, Index rows) {
        if (layer->queries.size() == 0) {
            made = layer->queriesOf({first, rows}, {queryColumn / layer->spec.headWidth, 1});
            madeFrom = first;
        }
    }
    [[nodiscard]] QueryRows queries(Index first, Index rows) const {
        if (layer->queries.size() == 0) {
            return {made.middleRows(first - madeFrom, rows), first};
        }
        return {layer->queries.block(first, queryColumn, rows, layer->spec.headWidth), first};
    }
    [[nodiscard]] auto keys() const {
        const Matrix& source = pooled.size() > 0 ? pooled : layer->keys;
        return source.middleCols(keyColumn, layer->spec.headWidth);
    }
};

Error overflow(const HeadId& head, ScoreStage stage, const ResolvedAttention& attention) {
    const std::string factor =
        stage == ScoreStage::Scores ? "" : fmt::format(" (q.k times {})", attention.factor);
    return Error(
        Mismatch{toString(head), "scores", "finite numbers", "values that overflow float32" + factor});
}

/// Whether the rows of a map from `first` on are finite. Masked scores are minus infinity in masked cells by
/// their meaning: there, only the others count.
bool areFinite(const MatrixView& rows, Index first, ScoreStage stage, const Mask& mask) {
    if (stage != ScoreStage::Masked) {
        return hasOnlyFinite(rows);
    }
    for (Index row = 0; row < rows.rows(); ++row) {
        const KeyRange range = allowedKeys(mask, first + row, rows.cols());
        if (!hasOnlyFinite(rows.row(row).segment(range.begin, range.size()))) {
            return false;
        }
    }
    return true;
}

/// The keys of one head's group under a grouping that is not the layer's own.
Matrix regroupedKeys(const LayerTrace& layer, const ResolvedAttention& attention, int group) {
    const AttentionSpec& spec = layer.spec;
    if (layer.keyRule) { // pooled before the norm, which may be over all groups
        const StateRule rule = pooledRule(*layer.keyRule, spec.kvHeads, attention.kvHeads, attention.pooling);
        return readyStates(
                   poolKvHeads(layer.projectedKeys, spec.kvHeads, attention.kvHeads, attention.pooling), rule,
                   0)
            .middleCols(Index{group} * spec.headWidth, spec.headWidth);
    }
    return pooledGroup(layer.keys, spec.kvHeads, attention, group);
}

HeadStates statesOf(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings) {
    requireLayer(head, trace.layers(head.kind));
    const LayerTrace& layer = trace.layer(head.layer, head.kind);
    const AttentionSpec& spec = layer.spec;
    requireHead(head, spec.heads);
    HeadStates states{resolve(settings, spec), &layer, Index{head.head} * spec.headWidth, 0, {}, {}};
    const int group = spec.kvHeadOf(head.head, states.attention.kvHeads);
    if (states.attention.kvHeads == spec.kvHeads) {
        states.keyColumn = Index{group} * spec.headWidth;
    } else {
        states.pooled = regroupedKeys(layer, states.attention, group);
    }
    if (layer.bias) {
        states.attention.bias = std::make_shared<const OffsetBias>(
            layer.bias->ofHead(head.head, layer.queryCount(), layer.keys.rows()));
    }
    return states;
}

/// As many rows of a map as `out` has, from the query `first` on. `isClear`: masked weights are 0 already.
void computeRows(const HeadStates& states, const HeadId& head, ScoreStage stage, Index first, bool isClear,
                 MutableMatrixView out) {
    // Weights of keys that no query of these may see need no product.
    const Index last = first + out.rows() - 1;
    const Index seen =
        stage == ScoreStage::Weights ? allowedKeys(states.attention.mask, last, out.cols()).end : out.cols();
    if (!isClear) {
        out.rightCols(out.cols() - seen).setZero();
    }
    attentionRows(states.queries(first, out.rows()), states.keys().topRows(seen), states.attention, stage,
                  out.leftCols(seen));
    if (!areFinite(out.leftCols(seen), first, stage, states.attention.mask)) {
        throw overflow(head, stage, states.attention);
    }
}

/// Throws Error for a cell that the map does not have.
void checkCell(const HeadId& head, const HeadStates& states, Index query, Index key) {
    const Index queries = states.layer->queryCount();
    const Index keys = states.layer->keys.rows();
    if (query < 0 || query >= queries || key < 0 || key >= keys) {
        throw Error(Mismatch{"head " + toString(head), "cell",
                             fmt::format("a query below {} and a key below {}", queries, keys),
                             fmt::format("query {}, key {}", query, key)});
    }
}

} // namespace

std::size_t LayerTrace::bytes() const {
    const Index numbers =
        residual.size() + queries.size() + keys.size() + values.size() + projectedKeys.size();
    return static_cast<std::size_t>(numbers) * sizeof(float);
}

Matrix LayerTrace::queriesOf(IndexRange positions, IndexRange ofHeads) const {
    const Index width = spec.headWidth;
    if (queries.size() > 0) {
        return queries.block(positions.begin, ofHeads.begin * width, positions.count, ofHeads.count * width);
    }
    Matrix made(positions.count, ofHeads.count * width);
    for (Index row = 0; row < positions.count; row += kQueriesAtOnce) {
        const Index rows = std::min(kQueriesAtOnce, positions.count - row);
        const Index first = positions.begin + row;
        made.middleRows(row, rows) = makeQueries(residual.middleRows(first, rows), first, ofHeads);
    }
    return made;
}

std::size_t AttentionTrace::bytes() const {
    std::size_t sum = 0;
    for (const LayerTraces& kind : layers_) {
        for (const auto& layer : kind) {
            sum += layer->bytes();
        }
    }
    return sum;
}

HeadMap AttentionTrace::headMap(const HeadId& head, const AttentionSettings& settings,
                                ScoreStage stage) const {
    HeadMap map;
    headMap(head, settings, stage, map);
    return map;
}

void AttentionTrace::headMap(const HeadId& head, const AttentionSettings& settings, ScoreStage stage,
                             HeadMap& map, MapReader* reader) const {
    HeadStates states = statesOf(*this, head, settings);
    const Index length = states.layer->queryCount();
    const Index keys = states.layer->keys.rows();
    states.makeQueries(0, length);
    std::vector<KeyRange> allowed(static_cast<std::size_t>(length));
    for (Index query = 0; query < length; ++query) {
        allowed[static_cast<std::size_t>(query)] = allowedKeys(states.attention.mask, query, keys);
    }
    const bool isClear = stage == ScoreStage::Weights && isClearOutside(map, length, keys, allowed);
    map.head = head;
    map.stage = stage;
    map.attention = states.attention;
    map.allowed = std::move(allowed);
    resizeUninitialised(map.values, length, keys);
    makeRows(map, reader, [&](Index begin, Index end) {
        computeRows(states, head, stage, begin, isClear, map.values.middleRows(begin, end - begin));
    });
}

void AttentionTrace::headRows(const HeadId& head, const AttentionSettings& settings, Index first,
                              MutableMatrixView out) const {
    HeadStates states = statesOf(*this, head, settings);
    assert(first >= 0 && out.rows() > 0 && first + out.rows() <= states.layer->queryCount());
    assert(out.cols() == states.layer->keys.rows());
    states.makeQueries(first, out.rows());
    computeRows(states, head, ScoreStage::Weights, first, false, out);
}

CellScores AttentionTrace::cell(const HeadId& head, const AttentionSettings& settings, Index query,
                                Index key) const {
    HeadStates states = statesOf(*this, head, settings);
    checkCell(head, states, query, key);
    states.makeQueries(query, 1);
    const Index keys = states.layer->keys.rows();
    Matrix row(1, keys);
    attentionRows(states.queries(query, 1), states.keys(), states.attention, ScoreStage::Scores, row);
    CellScores cell;
    cell.score = row(0, key);
    cell.scaled = cell.score * states.attention.factor;
    cell.adjusted = cell.scaled;
    if (states.attention.adjusts()) {
        attentionRows(states.queries(query, 1), states.keys(), states.attention, ScoreStage::Adjusted, row);
        cell.adjusted = row(0, key);
    }
    if (std::holds_alternative<LinearKernel>(states.attention.kernel)) { // it takes neither step
        cell.scaled = cell.adjusted = std::numeric_limits<float>::quiet_NaN();
    }
    cell.masked = !allowedKeys(states.attention.mask, query, keys).contains(key);
    attentionRows(states.queries(query, 1), states.keys(), states.attention, ScoreStage::Weights, row);
    cell.weight = row(0, key);
    if (!std::isfinite(cell.score) || std::isinf(cell.scaled) || !std::isfinite(cell.weight)) {
        throw overflow(head, std::isfinite(cell.score) ? ScoreStage::Scaled : ScoreStage::Scores,
                       states.attention);
    }
    return cell;
}

CellStates AttentionTrace::cellStates(const HeadId& head, const AttentionSettings& settings, Index query,
                                      Index key) const {
    HeadStates states = statesOf(*this, head, settings);
    checkCell(head, states, query, key);
    states.makeQueries(query, 1);
    return {states.queries(query, 1).values, states.keys().row(key)};
}

HeadInputs headInputs(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings) {
    HeadStates states = statesOf(trace, head, settings);
    const Index queries = states.layer->queryCount();
    states.makeQueries(0, queries);
    return {states.attention, states.queries(0, queries).values, states.keys()};
}

} // namespace headscope
