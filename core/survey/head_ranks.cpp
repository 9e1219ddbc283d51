// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/head_ranks.h"

#include <algorithm>

#include "core/survey/output_scores.h"

namespace headscope {

namespace {

/// The queries and the keys of one head as they meet, one row each.
struct MeetingStates {
    Eigen::MatrixXd queries;
    Eigen::MatrixXd keys;
};

MeetingStates meetingStates(const AttentionTrace& trace, const HeadId& head,
                            const AttentionSettings& settings, const HeadRanks& sizes) {
    // q.k in float64 has the rank of its factors, which float32 maps have only to rounding.
    MeetingStates states{Eigen::MatrixXd(sizes.queries, sizes.headWidth),
                         Eigen::MatrixXd(sizes.keys, sizes.headWidth)};
    for (Index place = 0; place < std::max(sizes.queries, sizes.keys); ++place) {
        const Index query = std::min(place, sizes.queries - 1);
        const Index key = std::min(place, sizes.keys - 1);
        const CellStates cell = trace.cellStates(head, settings, query, key);
        states.queries.row(query) = cell.query.cast<double>();
        states.keys.row(key) = cell.key.cast<double>();
    }
    return states;
}

/// The first rows of A V of one head: rows x d_k.
Eigen::MatrixXd outputOf(const HeadMap& map, const AttentionTrace& trace, Index rows) {
    return map.values.topRows(rows).cast<double>() * headValues(trace, map).cast<double>();
}

} // namespace

HeadRanks headRanks(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings,
                    const Job& job) {
    HeadMap map = trace.headMap(head, settings);
    const LayerTrace& layer = trace.layer(head.layer, head.kind);
    HeadRanks ranks;
    ranks.queriesOfText = map.queries();
    ranks.keysOfText = map.keys();
    ranks.queries = std::min(map.queries(), kMostRankTokens);
    ranks.keys = std::min(map.keys(), kMostRankTokens);
    ranks.headWidth = layer.spec.headWidth;
    ranks.heads = layer.spec.heads;
    const Eigen::MatrixXd weights = map.values.topLeftCorner(ranks.queries, ranks.keys).cast<double>();
    const Eigen::MatrixXd output = outputOf(map, trace, ranks.queries);

    job.step(0, "rank of the scores");
    const MeetingStates states = meetingStates(trace, head, settings, ranks);
    ranks.scores = rankOfProduct(states.queries, states.keys);
    job.step(0.1, "rank of the weights");
    ranks.weights = rankOf(weights, std::min(ranks.queries, ranks.keys));
    job.step(0.4, "rank of the head's output");
    ranks.output = rankOf(output, std::min(ranks.keys, ranks.headWidth));

    Eigen::MatrixXd all(ranks.queries, ranks.heads * ranks.headWidth);
    for (int other = 0; other < layer.spec.heads; ++other) {
        job.step(0.5, "outputs of the layer's heads");
        trace.headMap({head.layer, other, head.kind}, settings, ScoreStage::Weights, map);
        all.middleCols(other * ranks.headWidth, ranks.headWidth) = outputOf(map, trace, ranks.queries);
    }
    job.step(0.6, "rank of the concatenation");
    ranks.concatenation = rankOf(all, all.cols());
    return ranks;
}

} // namespace headscope
