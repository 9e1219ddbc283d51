// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/trace/head_map.h"

namespace headscope {

/// One measure of one head's weights. Adding one is a function, a test and a row in the table.
struct MapMeasure {
    std::string_view key;     // in files and on the command line
    std::string_view name;    // for people
    std::string_view unit;    // "nats", "rows", or empty for a share
    std::string_view meaning; // what a high value says
    std::string_view formula;
    double low = 0; // range; high < low: no upper end that holds for every text
    double high = 0;
    double (*measure)(const HeadMap& weights) = nullptr;
};

/// All measures, in the order in which they are shown.
[[nodiscard]] std::span<const MapMeasure> mapMeasures();

} // namespace headscope
