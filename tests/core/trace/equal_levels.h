// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/trace/map_levels.h"

namespace headscope {

/// Whether all numbers are the same; those of masked cells are NaN in both.
inline bool areEqual(const MapLevels& a, const MapLevels& b) {
    return std::ranges::equal(a, b, [](const MapLevel& one, const MapLevel& other) {
        return one.allowed == other.allowed && one.sum == other.sum &&
               (one.largest.array() == other.largest.array() ||
                (one.largest.array().isNaN() && other.largest.array().isNaN()))
                   .all();
    });
}

} // namespace headscope
