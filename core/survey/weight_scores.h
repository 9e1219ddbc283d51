// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/analysis/circuits.h"
#include "core/analysis/score_info.h"
#include "core/model/head_weights.h"

namespace headscope {

/// The circuits of a head's matrices.
[[nodiscard]] HeadCircuits circuitsOf(const HeadWeights& weights);

/// Those of a head with the norm in front folded in (NormFolding::Folded): what scores of weights are made
/// of, because only then QK and OV read and write the same space, the residual stream.
[[nodiscard]] HeadCircuits headCircuits(const Transformer& transformer, const HeadId& head);

/// A score of a head's weights alone: it is the same for every text.
struct WeightScore {
    ScoreInfo info;
    double (*measure)(const HeadCircuits& circuits) = nullptr; // NaN where it is not defined
};

/// All of them, in the order in which they are shown.
[[nodiscard]] std::span<const WeightScore> weightScores();

} // namespace headscope
