// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/comparison/comparison.h"
#include "core/trace/head_stages.h"
#include "ui/views/steps_look.h"

namespace headscope {

/// The steps of a head, and the size of the values after each: of all cells before the mask, and of those
/// that it leaves from it on. Made by a worker.
struct MeasuredStages {
    HeadStages stages;
    std::vector<double> largest; // one a stage
};

[[nodiscard]] std::shared_ptr<const MeasuredStages> measuredStages(const AttentionTrace& trace,
                                                                   const HeadId& head,
                                                                   const AttentionSettings& settings,
                                                                   const Job& job);

/// The same as a view shows it. The matrices are shared with `stages`.
[[nodiscard]] StepsLook stepsLookOf(const std::shared_ptr<const MeasuredStages>& stages, SideName name,
                                    const SideResult& side);

} // namespace headscope
