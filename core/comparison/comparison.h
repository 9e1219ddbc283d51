// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/analysis/distribution.h"
#include "core/analysis/map_difference.h"
#include "core/comparison/side.h"
#include "core/model/run_cache.h"

namespace headscope {

/// One side, computed.
struct SideResult {
    Side side;
    std::shared_ptr<const Run> run;     // the model's own run for a rescore, the changed one for a rerun
    std::shared_ptr<const HeadMap> map; // weights
    std::vector<double> measures;       // of the map, in the order of mapMeasures()
    double meanLoss = 0; // over the text, nats per predicted token; NaN for a text of one token
    std::vector<TokenProbability> next; // most likely next tokens
};

/// Two sides of the same text and what lies between them.
struct Comparison {
    SideResult a;
    SideResult b;
    std::shared_ptr<const HeadMap> difference; // B - A
    MapDifference measures;
    double nextTokenKl = 0;            // KL(A || B) of the next-token distributions, nats
    std::vector<double> nextOfAUnderB; // probabilities that B gives to A's most likely tokens
    std::vector<double> nextOfBUnderA;
};

inline constexpr std::size_t kNextTokens = 5;

/// The settings that the model is run with for a side: its own for a rescore.
[[nodiscard]] AttentionSettings runSettings(const Side& side);

/// Throws Error where the head does not exist or the settings do not fit.
[[nodiscard]] SideResult computeSide(RunCache& runs, std::span<const int> ids, const Side& side,
                                     const Job& job = {});

/// Both must be of the same text.
[[nodiscard]] Comparison compare(SideResult a, SideResult b);

/// Computes both sides and compares them.
[[nodiscard]] Comparison computeComparison(RunCache& runs, std::span<const int> ids, const Side& a,
                                           const Side& b, const Job& job = {});

} // namespace headscope
