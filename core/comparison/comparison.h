// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/distribution.h"
#include "core/analysis/map_difference.h"
#include "core/comparison/side.h"
#include "core/model/run_cache.h"

namespace headscope {

/// What a model expects at one place.
struct Prediction {
    Index position = 0; // of a hidden token, or the number of tokens for the one that follows the text
    RowVector logits;   // one a vocabulary entry
    std::vector<TokenProbability> top; // the kPredictions most likely
};

/// One side, computed.
struct SideResult {
    Side side;
    std::shared_ptr<const Run> run;     // the model's own run for a rescore, the changed one for a rerun
    std::shared_ptr<const HeadMap> map; // weights
    std::vector<double> measures;       // of the map, in the order of concentrationMeasures()
    double meanLoss = 0; // over the text, nats per predicted token; NaN where nothing is predicted so
    /// The next token; or each hidden token, for models that predict those. Empty where there is none, or no
    /// head for it in the checkpoint.
    std::vector<Prediction> predictions;
};

/// How two sides' predictions for the same place differ.
struct PredictionDifference {
    double kl = 0;                 // KL(A || B), nats
    std::vector<double> ofAUnderB; // probabilities that B gives to A's most likely tokens
    std::vector<double> ofBUnderA;
};

/// Two sides of the same text and what lies between them.
struct Comparison {
    SideResult a;
    SideResult b;
    std::shared_ptr<const HeadMap> difference; // B - A
    MapDifference measures;
    std::vector<PredictionDifference> predictions; // in the order of the sides' own

    /// Mean over predictions, nats; NaN where there is none.
    [[nodiscard]] double predictionKl() const;
};

inline constexpr std::size_t kPredictions = 5;

/// What a run expects: see SideResult::predictions.
[[nodiscard]] std::vector<Prediction> predictionsOf(const Model& model, const Run& run,
                                                    std::size_t count = kPredictions);

/// The settings that the model is run with for a side: its own for a rescore.
[[nodiscard]] AttentionSettings runSettings(const Side& side);

/// Throws Error where the head does not exist or the settings do not fit. A rerun changes all layers of the
/// head's kind of attention.
[[nodiscard]] SideResult computeSide(RunCache& runs, const ModelInput& input, const Side& side,
                                     const Job& job = {});

/// Both must be of the same text. Throws Error where they are of two kinds of attention, whose maps have
/// different axes.
[[nodiscard]] Comparison compare(SideResult a, SideResult b);

/// Computes both sides and compares them.
[[nodiscard]] Comparison computeComparison(RunCache& runs, const ModelInput& input, const Side& a,
                                           const Side& b, const Job& job = {});

} // namespace headscope
