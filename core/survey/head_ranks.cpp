// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/head_ranks.h"

#include <algorithm>

#include "core/base/sentence.h"
#include "core/trace/head_inputs.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

/// The first `rows` rows of a head's A, T_q x T_k.
Matrix firstWeights(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings,
                    const HeadRanks& sizes) {
    Matrix weights(sizes.queries, sizes.keysOfText);
    trace.headRows(head, settings, 0, weights);
    return weights;
}

/// The first rows of A V of one head, from those of A: rows x d_k.
Eigen::MatrixXd outputOf(const Matrix& weights, const AttentionTrace& trace, const HeadId& head,
                         const AttentionSettings& settings) {
    return weights.cast<double>() * headValues(trace, head, settings).cast<double>();
}

} // namespace

HeadRanks headRanks(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings,
                    const Job& job) {
    const HeadInputs inputs = headInputs(trace, head, settings);
    const AttentionSpec& spec = trace.layer(head.layer, head.kind).spec;
    HeadRanks ranks;
    ranks.queriesOfText = inputs.queries.rows();
    ranks.keysOfText = inputs.keys.rows();
    ranks.queries = std::min(ranks.queriesOfText, kMostRankTokens);
    ranks.keys = std::min(ranks.keysOfText, kMostRankTokens);
    ranks.headWidth = spec.headWidth;
    ranks.heads = spec.heads;

    job.step(0, Sentence::noted("rank of the scores"));
    // q.k in float64 has the rank of its factors, which float32 maps have only to rounding.
    ranks.scores = rankOfProduct(inputs.queries.topRows(ranks.queries).cast<double>(),
                                 inputs.keys.topRows(ranks.keys).cast<double>());
    job.step(0.1, Sentence::noted("rank of the weights"));
    const Matrix weights = firstWeights(trace, head, settings, ranks);
    ranks.weights = rankOf(weights.leftCols(ranks.keys).cast<double>(), std::min(ranks.queries, ranks.keys));
    job.step(0.4, Sentence::noted("rank of the head's output"));
    const Eigen::MatrixXd output = outputOf(weights, trace, head, settings);
    ranks.output = rankOf(output, std::min(ranks.keys, ranks.headWidth));

    Eigen::MatrixXd all(ranks.queries, ranks.heads * ranks.headWidth);
    for (int index = 0; index < spec.heads; ++index) {
        job.step(0.5, Sentence::noted("outputs of the layer's heads"));
        const HeadId other{head.layer, index, head.kind};
        all.middleCols(index * ranks.headWidth, ranks.headWidth) =
            index == head.head
                ? output
                : outputOf(firstWeights(trace, other, settings, ranks), trace, other, settings);
    }
    job.step(0.6, Sentence::noted("rank of the concatenation"));
    ranks.concatenation = rankOf(all, all.cols());
    return ranks;
}

} // namespace headscope
