// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/analysis/score_info.h"
#include "core/base/matrix.h"
#include "core/trace/head_id.h"

namespace headscope {

/// What two heads have to do with each other by their weights alone.
enum class HeadPairMeasure {
    QueryComposition, // the later head's queries read what the earlier one writes
    KeyComposition,
    ValueComposition,
    QueryOverlap, // the same directions of the residual stream make their queries
    KeyOverlap,
};

/// A measure of all pairs of heads of one kind of attention.
struct HeadPairs {
    HeadPairMeasure measure = HeadPairMeasure::QueryComposition;
    std::vector<HeadId> heads; // layer by layer
    /// heads x heads. Composition: rows are later heads, columns earlier ones; NaN where the column's layer
    /// does not come before the row's. Overlap: symmetric.
    Matrix values;
    double random = 0; // what the measure says of random matrices of this size
};

/// Of all pairs; else composition, of heads of two layers.
[[nodiscard]] bool isOverlap(HeadPairMeasure measure);

/// Name, formula, range, source.
[[nodiscard]] const ScoreInfo& headPairInfo(HeadPairMeasure measure);

} // namespace headscope
