// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/comparison/comparison.h"
#include "core/survey/zeroing.h"

namespace headscope {

/// A model with and without some heads, on one text.
struct Ablation {
    std::vector<HeadId> heads; // that are taken out, ascending
    std::shared_ptr<const Run> own;
    std::shared_ptr<const Run> without;
    ZeroingEffect effect;
    std::vector<Prediction> ownPredictions; // see SideResult::predictions
    std::vector<Prediction> withoutPredictions;
};

/// Throws Error where a head does not exist.
[[nodiscard]] Ablation computeAblation(RunCache& runs, const ModelInput& input, std::vector<HeadId> heads,
                                       const Job& job = {});

} // namespace headscope
