// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/compute_head_pairs.h"

#include <limits>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "core/analysis/circuits.h"
#include "core/analysis/subspace.h"
#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/survey/weight_scores.h"

namespace headscope {

namespace {

constexpr std::string_view kStep = Sentence::noted("comparing weights");

void check(const ModelSpec& spec, AttentionKind kind, HeadPairMeasure measure, std::size_t heads) {
    if (heads == 0 || heads > kMostPairedHeads) {
        throw Error(Mismatch{spec.name, fmt::format("heads of {}-attention", kindName(kind)),
                             fmt::format("1 to {}", kMostPairedHeads), fmt::format("{}", heads)});
    }
    if (kind == AttentionKind::Cross && !isOverlap(measure) && measure != HeadPairMeasure::QueryComposition) {
        throw Error(
            "keys and values of cross-attention are made of the encoder's states, not of what earlier "
            "heads write: expected Q composition");
    }
}

/// Of one layer, made when they are needed: those of all heads would take gigabytes in a large model.
std::vector<std::unique_ptr<const HeadCircuits>> circuitsOfLayer(const Transformer& transformer, int layer,
                                                                 AttentionKind kind) {
    const int heads = transformer.spec().attention(kind, layer).heads;
    std::vector<std::unique_ptr<const HeadCircuits>> circuits(static_cast<std::size_t>(heads));
    parallelBlocks(heads, 1, [&](Index head, Index) {
        circuits[static_cast<std::size_t>(head)] = std::make_unique<const HeadCircuits>(
            headCircuits(transformer, {layer, static_cast<int>(head), kind}));
    });
    return circuits;
}

void fillComposition(HeadPairs& pairs, const Transformer& transformer, AttentionKind kind,
                     const std::vector<Index>& firsts, const Job& job) {
    const auto mode = static_cast<CompositionMode>(pairs.measure);
    const int layers = static_cast<int>(firsts.size());
    const double steps = std::max(1, layers * (layers - 1) / 2);
    int done = 0;
    for (int later = 1; later < layers; ++later) {
        const auto ofLater = circuitsOfLayer(transformer, later, kind);
        for (int earlier = 0; earlier < later; ++earlier) {
            job.step(done++ / steps, kStep);
            const auto ofEarlier = circuitsOfLayer(transformer, earlier, kind);
            const Index row = firsts[static_cast<std::size_t>(later)];
            const Index column = firsts[static_cast<std::size_t>(earlier)];
            parallelBlocks(static_cast<Index>(ofLater.size()), 1, [&](Index head, Index) {
                for (std::size_t other = 0; other < ofEarlier.size(); ++other) {
                    pairs.values(row + head, column + static_cast<Index>(other)) =
                        static_cast<float>(compositionScore(mode, ofEarlier[other]->ov,
                                                            *ofLater[static_cast<std::size_t>(head)]));
                }
            });
        }
    }
}

void fillOverlap(HeadPairs& pairs, const Transformer& transformer, const Job& job) {
    const auto count = static_cast<Index>(pairs.heads.size());
    std::vector<Matrix> bases(pairs.heads.size());
    job.step(0, kStep);
    parallelBlocks(count, 1, [&](Index head, Index) {
        const HeadWeights weights =
            headWeights(transformer, pairs.heads[static_cast<std::size_t>(head)], NormFolding::Folded);
        bases[static_cast<std::size_t>(head)] =
            rowBasis(pairs.measure == HeadPairMeasure::QueryOverlap ? weights.query : weights.key);
    });
    for (Index row = 0; row < count; ++row) {
        job.step(0.3 + 0.7 * static_cast<double>(row) / static_cast<double>(count), kStep);
        parallelBlocks(row + 1, 8, [&](Index begin, Index end) {
            for (Index column = begin; column < end; ++column) {
                const auto overlap = static_cast<float>(subspaceOverlap(
                    bases[static_cast<std::size_t>(row)], bases[static_cast<std::size_t>(column)]));
                pairs.values(row, column) = pairs.values(column, row) = overlap;
            }
        });
    }
}

} // namespace

HeadPairs computeHeadPairs(const Transformer& transformer, AttentionKind kind, HeadPairMeasure measure,
                           const Job& job) {
    const ModelSpec& spec = transformer.spec();
    HeadPairs pairs;
    pairs.measure = measure;
    std::vector<Index> firsts; // row of each layer's first head
    for (int layer = 0; layer < static_cast<int>(spec.attention(kind).size()); ++layer) {
        firsts.push_back(static_cast<Index>(pairs.heads.size()));
        for (int head = 0; head < spec.attention(kind, layer).heads; ++head) {
            pairs.heads.push_back({layer, head, kind});
        }
    }
    check(spec, kind, measure, pairs.heads.size());
    const auto count = static_cast<Index>(pairs.heads.size());
    pairs.values = Matrix::Constant(count, count, std::numeric_limits<float>::quiet_NaN());
    const Index width = spec.embedding.width;
    if (isOverlap(measure)) {
        const Index dimensions = spec.attention(kind, 0).headWidth;
        pairs.random = randomOverlap(dimensions, dimensions, width);
        fillOverlap(pairs, transformer, job);
    } else {
        pairs.random = randomComposition(width);
        fillComposition(pairs, transformer, kind, firsts, job);
    }
    return pairs;
}

} // namespace headscope
