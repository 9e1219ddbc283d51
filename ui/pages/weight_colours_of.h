// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/figure/map_view_settings.h"
#include "ui/panels/weight_colours.h"

namespace headscope {

/// The maps' colours, for views of all heads or all layers.
[[nodiscard]] inline WeightColours weightColoursOf(const MapViewSettings& settings) {
    return {settings.palette, settings.logarithmic ? std::optional(kLogFloor) : std::nullopt};
}

} // namespace headscope
