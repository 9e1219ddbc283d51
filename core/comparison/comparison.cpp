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

bool hasLevels(const HeadMap& map) {
    return map.values.size() >= kFewestCellsWithLevels;
}

/// Makes a map's levels.
class LevelsReader : public MapReader {
  public:
    explicit LevelsReader(const MapBuffers& buffers) : buffers_(buffers) {}

    void start(const HeadMap& map) override {
        if (hasLevels(map)) {
            levels_ = buffers_.levels();
            maker_.emplace(map.queries(), map.keys(), *levels_);
        }
    }
    void take(const HeadMap& map, Index begin, Index end) override {
        if (maker_) {
            maker_->take(map.values, map.allowed, begin, end);
        }
    }
    /// Of a map all of whose rows have been taken; null where it has few cells.
    [[nodiscard]] std::shared_ptr<const MapLevels> levels() {
        if (maker_) {
            maker_->finish();
        }
        return levels_;
    }

  private:
    const MapBuffers& buffers_;
    std::shared_ptr<MapLevels> levels_;
    std::optional<LevelMaker> maker_;
};

/// Makes the levels of a map of weights, and measures it.
class WeightsReader : public LevelsReader {
  public:
    using LevelsReader::LevelsReader;

    void start(const HeadMap& map) override {
        LevelsReader::start(map);
        meter_.emplace(map.queries());
    }
    void take(const HeadMap& map, Index begin, Index end) override {
        LevelsReader::take(map, begin, end);
        meter_->take(map, begin, end);
    }
    [[nodiscard]] std::vector<double> measures(const HeadMap& map) const {
        const auto measures = meter_->measures(map);
        return {measures.begin(), measures.end()};
    }

  private:
    std::optional<ConcentrationMeter> meter_;
};

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
    LevelsReader reader(buffers);
    comparison.measures = mapDifference(*a.map, *b.map, *difference, &reader);
    comparison.difference = difference;
    comparison.differenceLevels = reader.levels();
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
    if (!hasLevels(map)) {
        return nullptr;
    }
    std::shared_ptr<MapLevels> levels = buffers.levels();
    mapLevels(map.values, map.allowed, *levels);
    return levels;
}

void readMap(const AttentionTrace& trace, SideResult& side, const MapBuffers& buffers) {
    const std::shared_ptr<HeadMap> map = buffers.map();
    WeightsReader reader(buffers);
    trace.headMap(side.side.head, side.side.attention, ScoreStage::Weights, *map, &reader);
    side.map = map;
    side.levels = reader.levels();
    side.measures = reader.measures(*map);
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
    readMap(result.run->trace, result, buffers);
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
