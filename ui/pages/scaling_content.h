// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/survey/head_scaling.h"
#include "ui/panels/scaling_view.h"

namespace headscope {

/// What is known so far about one head under other factors.
struct ScalingResults {
    std::map<float, FactorEffect> effects; // by the factor
    std::map<float, double> changes;       // KL of the next token, nats, by the factor; NaN: no finite run
    std::optional<ScoreDistribution> distribution;
};

/// What the factors of a head are called by.
struct ScalingSubject {
    int headWidth = 0;
    float modelFactor = 0;
    bool predictsNext = false;
    bool hasGroups = false; // several query heads have one K/V head
};

/// Curves against the factor, and where none is there yet, why.
[[nodiscard]] CurveContent scalingCurves(ScalingCurves shown, const ScalingResults& results,
                                         const ScalingSubject& subject);

/// Histogram of q·k (times `factor`, where given) with the normal curves that theory predicts.
[[nodiscard]] CurveContent scoreHistogram(const std::optional<ScoreDistribution>& distribution,
                                          std::optional<float> factor);

/// The live numbers of one factor; "–" for what is not there (yet).
[[nodiscard]] std::vector<StripNumber>
scalingNumbers(const FactorEffect& effect, std::optional<double> change, const ScalingSubject& subject);

} // namespace headscope
