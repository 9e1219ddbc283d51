// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/distribution.h"
#include "core/analysis/map_difference.h"
#include "core/comparison/side.h"
#include "core/model/run_cache.h"
#include "core/trace/map_buffers.h"

namespace headscope {

/// What a model expects at one place.
struct Prediction {
    Index position = 0; // of a hidden token, or the number of tokens for the one that follows the text
    RowVector logits;   // one a vocabulary entry
    std::vector<TokenProbability> top; // the kPredictions most likely
};

/// One side, computed: a head of a model on a text.
struct SideResult {
    Side side;
    std::shared_ptr<const Model> model;
    std::shared_ptr<const EncodedText> text;
    std::shared_ptr<const Run> run;          // the model's own run for a rescore, the changed one for a rerun
    std::shared_ptr<const HeadMap> map;      // weights
    std::shared_ptr<const MapLevels> levels; // of the map; null where it has few cells
    std::vector<double> measures;            // of the map, in the order of concentrationMeasures()
    double meanLoss = 0; // over the text, nats per predicted token; NaN where nothing is predicted so
    /// The next token; or each hidden token, for models that predict those. Empty where there is none, or no
    /// head for it in the checkpoint.
    std::vector<Prediction> predictions;

    /// The model's own attention in the head's layer.
    [[nodiscard]] const AttentionSpec& spec() const;
    /// The tokens on the axes of the map.
    [[nodiscard]] const std::vector<Token>& queries() const { return text->queries(side.head.kind); }
    [[nodiscard]] const std::vector<Token>& keys() const { return text->keys(side.head.kind); }
};

/// How two sides' predictions for the same place differ.
struct PredictionDifference {
    double kl = 0;                 // KL(A || B), nats
    std::vector<double> ofAUnderB; // probabilities that B gives to A's most likely tokens
    std::vector<double> ofBUnderA;
};

/// Two sides and what lies between them. They may be of two texts, and of two models: then some of it is
/// absent, and the sentences say why.
struct Comparison {
    SideResult a;
    SideResult b;
    std::shared_ptr<const HeadMap> difference;         // B - A; null where the maps have other shapes
    std::shared_ptr<const MapLevels> differenceLevels; // of the difference; null where it has few cells
    std::optional<MapDifference> measures;             // absent likewise
    std::string noDifference;                          // why they are absent, else empty
    /// Both maps have the same shape, but other tokens on an axis: cells are compared by their position.
    bool isByPosition = false;
    /// In the order of the sides' own. Of the same places: the next token, whatever stands before it, or the
    /// hidden tokens in their order, where both texts have as many.
    std::vector<PredictionDifference> predictions;
    std::string noPredictionDifference; // why that is empty, where a side predicts something

    [[nodiscard]] bool isOfTwoModels() const { return a.model != b.model; }
    /// Mean over predictions, nats; NaN where there is none.
    [[nodiscard]] double predictionKl() const;
};

inline constexpr std::size_t kPredictions = 5;

/// What a run expects: see SideResult::predictions.
[[nodiscard]] std::vector<Prediction> predictionsOf(const Model& model, const Run& run,
                                                    std::size_t count = kPredictions);

/// Smaller versions of a map, for pictures of it; null where it has fewer than kFewestCellsWithLevels.
[[nodiscard]] std::shared_ptr<const MapLevels> levelsOf(const HeadMap& map, const MapBuffers& buffers = {});

/// The head's map of a trace, its levels and its measures; throws as headMap does.
void readMap(const AttentionTrace& trace, SideResult& side, const MapBuffers& buffers = {});

/// The settings that the model is run with for a side: its own for a rescore.
[[nodiscard]] AttentionSettings runSettings(const Side& side);

/// Throws Error where the head does not exist or the settings do not fit. A rerun changes all layers of the
/// head's kind of attention. The text is one that the cache's model has encoded.
[[nodiscard]] SideResult computeSide(RunCache& runs, std::shared_ptr<const EncodedText> text,
                                     const Side& side, const Job& job = {}, const MapBuffers& buffers = {});

/// Throws Error where two sides of one model are of two kinds of attention, whose maps have different axes.
[[nodiscard]] Comparison compare(SideResult a, SideResult b, const MapBuffers& buffers = {});

/// What a side is computed from.
struct SideSource {
    RunCache& runs;
    std::shared_ptr<const EncodedText> text;
    Side side;
};

/// Computes both sides and compares them. Two texts need two caches, or each run throws out the other.
[[nodiscard]] Comparison computeComparison(const SideSource& a, const SideSource& b, const Job& job = {});

} // namespace headscope
