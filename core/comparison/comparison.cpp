// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/comparison.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/analysis/map_measures.h"
#include "core/base/error.h"

namespace headscope {

namespace {

std::vector<double> probabilitiesUnder(const RowVector& logits, const std::vector<TokenProbability>& tokens) {
    std::vector<int> ids(tokens.size());
    std::ranges::transform(tokens, ids.begin(), &TokenProbability::id);
    return probabilitiesOf(logits, ids);
}

void checkSameKind(const Side& a, const Side& b) {
    if (a.head.kind != b.head.kind) {
        throw Error(Mismatch{"sides", "kind of attention",
                             "the same on both, as their maps have other axes else",
                             fmt::format("{} and {}", kindName(a.head.kind), kindName(b.head.kind))});
    }
}

} // namespace

std::vector<Prediction> predictionsOf(const Model& model, const Run& run, std::size_t count) {
    std::vector<Prediction> predictions;
    if (run.nextLogits.size() > 0) {
        predictions.push_back({run.tokens(), run.nextLogits, {}});
    }
    for (const Index position : model.hiddenPositions(run.input)) {
        predictions.push_back({position, model.transformer().logits(run, position, 1), {}});
    }
    for (Prediction& prediction : predictions) {
        prediction.top = mostLikely(prediction.logits, count);
    }
    return predictions;
}

double Comparison::predictionKl() const {
    double sum = 0;
    for (const PredictionDifference& each : predictions) {
        sum += each.kl;
    }
    return sum / static_cast<double>(predictions.size());
}

AttentionSettings runSettings(const Side& side) {
    return side.scope == Scope::Rerun ? side.attention : AttentionSettings{};
}

SideResult computeSide(RunCache& runs, const ModelInput& input, const Side& side, const Job& job) {
    SideResult result;
    result.side = side;
    result.run = runs.run(input, runSettings(side), job, side.head.kind);
    // A rerun's layers already have the side's K/V heads; its scale and mask hold for the map again.
    result.map = std::make_shared<const HeadMap>(result.run->trace.headMap(side.head, side.attention));
    for (const MapMeasure& measure : concentrationMeasures()) {
        result.measures.push_back(measure.measure({*result.map}));
    }
    result.meanLoss = meanLoss(result.run->tokenLoss);
    result.predictions = predictionsOf(*runs.model(), *result.run);
    return result;
}

Comparison compare(SideResult a, SideResult b) {
    checkSameKind(a.side, b.side);
    Comparison comparison;
    comparison.difference = std::make_shared<const HeadMap>(subtractMaps(*b.map, *a.map));
    comparison.measures = mapDifference(*a.map, *b.map);
    for (std::size_t i = 0; i < std::min(a.predictions.size(), b.predictions.size()); ++i) {
        const Prediction& ofA = a.predictions[i];
        const Prediction& ofB = b.predictions[i];
        comparison.predictions.push_back({klDivergence(ofA.logits, ofB.logits),
                                          probabilitiesUnder(ofB.logits, ofA.top),
                                          probabilitiesUnder(ofA.logits, ofB.top)});
    }
    comparison.a = std::move(a);
    comparison.b = std::move(b);
    return comparison;
}

Comparison computeComparison(RunCache& runs, const ModelInput& input, const Side& a, const Side& b,
                             const Job& job) {
    checkSameKind(a, b);
    SideResult first = computeSide(runs, input, a, job);
    return compare(std::move(first), computeSide(runs, input, b, job));
}

} // namespace headscope
