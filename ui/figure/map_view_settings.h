// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trace/map_levels.h"

namespace headscope {

/// What becomes of the first key (the attention sink, which often takes most of a row and swamps the
/// colours).
enum class FirstKey {
    Shown,
    LeftOut,             // the other weights stay as they are
    LeftOutRenormalised, // each row of the others is made to sum to 1
};

/// How maps are drawn; the numbers under them do not depend on it.
struct MapViewSettings {
    QString palette; // of weights; empty: the default
    bool logarithmic = false;
    bool sharedRange = true; // A and B have one range
    FirstKey firstKey = FirstKey::Shown;
    Reduction reduction = Reduction::Largest; // where a picture has fewer pixels than a map has cells
    bool words = false;                       // pieces of words are merged: columns added, rows averaged
    bool operator==(const MapViewSettings&) const = default;
};

/// Weights at or below this are drawn alike on a logarithmic scale.
inline constexpr double kLogFloor = 1e-4;

} // namespace headscope
