// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "core/comparison/side.h"
#include "core/model/model_spec.h"

namespace headscope {

/// The three comparisons that the program is for.
enum class Preset {
    TwoHeads,      // two heads as the model computes them
    KvGroups,      // one head with all K/V heads, and with fewer
    ScalingFactor, // one head with the scaling factor, and without; of T5, the reverse
};

/// Both sides of a preset, beginning with head `a`; `b` is the other head where there are two (another one is
/// taken where it is the same).
[[nodiscard]] std::pair<Side, Side> presetSides(Preset preset, const ModelSpec& spec, const HeadId& a,
                                                const HeadId& b);

/// `b` as the preset would have it, where it has but the factor that the model has itself: sides that were
/// set for another model would differ in nothing.
[[nodiscard]] Side withOtherFactor(const ModelSpec& spec, Side b);

/// The preset that two sides amount to, where they amount to one.
[[nodiscard]] std::optional<Preset> presetOf(const ModelSpec& spec, const Side& a, const Side& b);

} // namespace headscope
