// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/analysis/map_subject.h"
#include "core/analysis/score_info.h"

namespace headscope {

/// A score of one head's weights on one text. Adding one is a function, a test and a row in the table.
struct MapMeasure {
    ScoreInfo info;
    bool needsTokens = false;  // MapSubject's queries and keys must be there
    bool needsOneText = false; // is not defined for cross-attention
    double (*function)(const MapSubject& subject) = nullptr;

    /// Whether the score means something for such a map.
    [[nodiscard]] bool isDefinedFor(const MapSubject& subject) const;
    /// NaN where it does not, and where no row of this map has what the score is about (a text without a
    /// repeated token, say).
    [[nodiscard]] double measure(const MapSubject& subject) const;
};

/// All of them, in the order in which they are shown; those of concentration come first. All together cost
/// about as much as making the map.
[[nodiscard]] std::span<const MapMeasure> mapMeasures();

/// How concentrated the weights are: what a change of the factor changes. They need no tokens.
[[nodiscard]] std::span<const MapMeasure> concentrationMeasures();

} // namespace headscope
