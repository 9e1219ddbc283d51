// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/comparison.h"

#include <algorithm>

#include "core/analysis/map_measures.h"

namespace headscope {

namespace {

std::vector<double> probabilitiesUnder(const Run& run, const std::vector<TokenProbability>& tokens) {
    std::vector<int> ids(tokens.size());
    std::ranges::transform(tokens, ids.begin(), &TokenProbability::id);
    return probabilitiesOf(run.nextLogits, ids);
}

} // namespace

AttentionSettings runSettings(const Side& side) {
    return side.scope == Scope::Rerun ? side.attention : AttentionSettings{};
}

SideResult computeSide(RunCache& runs, std::span<const int> ids, const Side& side, const Job& job) {
    SideResult result;
    result.side = side;
    result.run = runs.run(ids, runSettings(side), job);
    // A rerun's layers already have the side's K/V heads; its scale and mask hold for the map again.
    result.map = std::make_shared<const HeadMap>(result.run->trace.headMap(side.head, side.attention));
    for (const MapMeasure& measure : mapMeasures()) {
        result.measures.push_back(measure.measure(*result.map));
    }
    result.meanLoss = meanLoss(result.run->tokenLoss);
    result.next = mostLikely(result.run->nextLogits, kNextTokens);
    return result;
}

Comparison compare(SideResult a, SideResult b) {
    Comparison comparison;
    comparison.difference = std::make_shared<const HeadMap>(subtractMaps(*b.map, *a.map));
    comparison.measures = mapDifference(*a.map, *b.map);
    comparison.nextTokenKl = klDivergence(a.run->nextLogits, b.run->nextLogits);
    comparison.nextOfAUnderB = probabilitiesUnder(*b.run, a.next);
    comparison.nextOfBUnderA = probabilitiesUnder(*a.run, b.next);
    comparison.a = std::move(a);
    comparison.b = std::move(b);
    return comparison;
}

Comparison computeComparison(RunCache& runs, std::span<const int> ids, const Side& a, const Side& b,
                             const Job& job) {
    SideResult first = computeSide(runs, ids, a, job);
    return compare(std::move(first), computeSide(runs, ids, b, job));
}

} // namespace headscope
