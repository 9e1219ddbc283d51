// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/comparison.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/analysis/concentration.h"
#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/comparison/vocabulary.h"

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

bool areSameTokens(const std::vector<Token>& a, const std::vector<Token>& b) {
    return std::ranges::equal(a, b, {}, &Token::label, &Token::label);
}

std::string shapeText(const HeadMap& map) {
    return map.queries() == map.keys() ? Sentence::of("{} tokens", map.queries())
                                       : Sentence::of("{} queries and {} keys", map.queries(), map.keys());
}

/// The maps' difference, or why there is none.
void compareMaps(Comparison& comparison, const MapBuffers& buffers) {
    const SideResult& a = comparison.a;
    const SideResult& b = comparison.b;
    if (a.map->queries() != b.map->queries() || a.map->keys() != b.map->keys()) {
        comparison.noDifference = Sentence::of("A has {}, B {}: maps of different shapes have no difference.",
                                               shapeText(*a.map), shapeText(*b.map));
        return;
    }
    const std::shared_ptr<HeadMap> difference = buffers.map();
    comparison.measures = mapDifference(*a.map, *b.map, *difference);
    comparison.difference = difference;
    comparison.differenceLevels = levelsOf(*difference, buffers);
    comparison.isByPosition =
        a.text != b.text && !(areSameTokens(a.queries(), b.queries()) && areSameTokens(a.keys(), b.keys()));
}

/// Why the predictions of two sides have no divergence; empty where they have one, or there is nothing to
/// compare.
std::string whyNotCompared(const SideResult& a, const SideResult& b) {
    if (a.predictions.empty() && b.predictions.empty()) {
        return {};
    }
    if (a.predictions.empty() || b.predictions.empty()) {
        return Sentence::of("Only side {} predicts a token.", a.predictions.empty() ? "B" : "A");
    }
    const auto predictsHidden = [](const SideResult& side) { return side.run->nextLogits.size() == 0; };
    if (predictsHidden(a) != predictsHidden(b)) {
        return Sentence::of("One side predicts the next token, the other hidden ones.");
    }
    if (a.predictions.size() != b.predictions.size()) {
        return Sentence::of("A has {} hidden tokens, B {}: there is no telling which belong together.",
                            a.predictions.size(), b.predictions.size());
    }
    if (a.model != b.model && !haveSameVocabulary(*a.model, *b.model)) {
        return Sentence::of("The models' vocabularies differ: their probabilities have no divergence.");
    }
    return {};
}

void comparePredictions(Comparison& comparison) {
    const SideResult& a = comparison.a;
    const SideResult& b = comparison.b;
    comparison.noPredictionDifference = whyNotCompared(a, b);
    if (!comparison.noPredictionDifference.empty()) {
        return;
    }
    for (std::size_t i = 0; i < a.predictions.size(); ++i) {
        const Prediction& ofA = a.predictions[i];
        const Prediction& ofB = b.predictions[i];
        comparison.predictions.push_back({klDivergence(ofA.logits, ofB.logits),
                                          probabilitiesUnder(ofB.logits, ofA.top),
                                          probabilitiesUnder(ofA.logits, ofB.top)});
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

std::shared_ptr<const MapLevels> levelsOf(const HeadMap& map, const MapBuffers& buffers) {
    if (map.values.size() < kFewestCellsWithLevels) {
        return nullptr;
    }
    std::shared_ptr<MapLevels> levels = buffers.levels();
    mapLevels(map.values, map.allowed, *levels);
    return levels;
}

AttentionSettings runSettings(const Side& side) {
    return side.scope == Scope::Rerun ? side.attention : AttentionSettings{};
}

const AttentionSpec& SideResult::spec() const {
    return model->spec().attention(side.head.kind, side.head.layer);
}

SideResult computeSide(RunCache& runs, std::shared_ptr<const EncodedText> text, const Side& side,
                       const Job& job, const MapBuffers& buffers) {
    SideResult result;
    result.side = side;
    result.model = runs.model();
    result.text = std::move(text);
    result.run = runs.run(result.text->input(), runSettings(side), job, side.head.kind);
    // A rerun's layers already have the side's K/V heads; its scale and mask hold for the map again.
    const std::shared_ptr<HeadMap> map = buffers.map();
    result.run->trace.headMap(side.head, side.attention, ScoreStage::Weights, *map);
    result.map = map;
    result.levels = levelsOf(*map, buffers);
    const auto measures = concentrations(*result.map);
    result.measures.assign(measures.begin(), measures.end());
    result.meanLoss = meanLoss(result.run->tokenLoss);
    result.predictions = predictionsOf(*result.model, *result.run);
    return result;
}

Comparison compare(SideResult a, SideResult b, const MapBuffers& buffers) {
    if (a.model == b.model) {
        checkSameKind(a.side, b.side);
    }
    Comparison comparison;
    comparison.a = std::move(a);
    comparison.b = std::move(b);
    compareMaps(comparison, buffers);
    comparePredictions(comparison);
    return comparison;
}

Comparison computeComparison(const SideSource& a, const SideSource& b, const Job& job) {
    if (a.runs.model() == b.runs.model()) {
        checkSameKind(a.side, b.side);
    }
    SideResult first = computeSide(a.runs, a.text, a.side, job);
    return compare(std::move(first), computeSide(b.runs, b.text, b.side, job));
}

} // namespace headscope
