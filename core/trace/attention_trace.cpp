// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/attention_trace.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;

/// The queries and keys that one head reads under given settings.
struct HeadStates {
    ResolvedAttention attention;
    const LayerTrace* layer = nullptr;
    Index queryColumn = 0;
    Index keyColumn = 0;
    Matrix pooled; // empty where the layer's own keys serve

    [[nodiscard]] auto queries(Index first, Index rows) const {
        return layer->queries.block(first, queryColumn, rows, layer->spec.headWidth);
    }
    [[nodiscard]] auto keys() const {
        const Matrix& source = pooled.size() > 0 ? pooled : layer->keys;
        return source.middleCols(keyColumn, layer->spec.headWidth);
    }
};

HeadStates statesOf(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings) {
    if (head.layer < 0 || head.layer >= trace.layers()) {
        throw Error(Mismatch{toString(head), "layer", fmt::format("0 to {}", trace.layers() - 1),
                             fmt::format("{}", head.layer)});
    }
    const LayerTrace& layer = trace.layer(head.layer);
    const AttentionSpec& spec = layer.spec;
    if (head.head < 0 || head.head >= spec.heads) {
        throw Error(Mismatch{toString(head), "head", fmt::format("0 to {}", spec.heads - 1),
                             fmt::format("{}", head.head)});
    }
    HeadStates states{resolve(settings, spec), &layer, Index{head.head} * spec.headWidth, 0, {}};
    const int groups = states.attention.kvHeads;
    const int group = spec.kvHeadOf(head.head, groups);
    if (groups == spec.kvHeads) {
        states.keyColumn = Index{group} * spec.headWidth;
    } else {
        // Only this head's group is pooled: its members' keys lie side by side.
        const Index members = spec.kvHeads / groups;
        const Index width = members * spec.headWidth;
        states.pooled = poolKvHeads(layer.keys.middleCols(group * width, width), static_cast<int>(members), 1,
                                    states.attention.pooling);
    }
    return states;
}

} // namespace

HeadMap AttentionTrace::headMap(const HeadId& head, const AttentionSettings& settings,
                                ScoreStage stage) const {
    HeadMap map;
    headMap(head, settings, stage, map);
    return map;
}

void AttentionTrace::headMap(const HeadId& head, const AttentionSettings& settings, ScoreStage stage,
                             HeadMap& map) const {
    const HeadStates states = statesOf(*this, head, settings);
    const Index length = tokens();
    map.head = head;
    map.stage = stage;
    map.attention = states.attention;
    map.values.resize(length, length);
    map.allowed.resize(static_cast<std::size_t>(length));
    for (Index query = 0; query < length; ++query) {
        map.allowed[static_cast<std::size_t>(query)] = allowedKeys(states.attention.mask, query, length);
    }
    parallelBlocks(length, kRowsAtOnce, [&](Index begin, Index end) {
        // Weights of keys that no query of this block may see need no product.
        const Index seen =
            stage == ScoreStage::Weights ? map.allowed[static_cast<std::size_t>(end - 1)].end : length;
        map.values.block(begin, seen, end - begin, length - seen).setZero();
        attentionRows(states.queries(begin, end - begin), begin, states.keys().topRows(seen),
                      states.attention, stage, map.values.block(begin, 0, end - begin, seen));
    });
}

CellScores AttentionTrace::cell(const HeadId& head, const AttentionSettings& settings, Index query,
                                Index key) const {
    const Index length = tokens();
    if (query < 0 || query >= length || key < 0 || key >= length) {
        throw Error(Mismatch{toString(head), "cell", fmt::format("query and key from 0 to {}", length - 1),
                             fmt::format("query {}, key {}", query, key)});
    }
    const HeadStates states = statesOf(*this, head, settings);
    Matrix row(1, length);
    attentionRows(states.queries(query, 1), query, states.keys(), states.attention, ScoreStage::Scores, row);
    CellScores cell;
    cell.score = row(0, key);
    cell.scaled = cell.score * states.attention.factor;
    cell.masked = !allowedKeys(states.attention.mask, query, length).contains(key);
    attentionRows(states.queries(query, 1), query, states.keys(), states.attention, ScoreStage::Weights, row);
    cell.weight = row(0, key);
    return cell;
}

} // namespace headscope
