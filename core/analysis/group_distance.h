// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/analysis/head_distance.h"

namespace headscope {

/// A mean over pairs of heads; NaN over none.
struct PairMean {
    double mean = std::numeric_limits<double>::quiet_NaN();
    Index pairs = 0;
};

/// Pairs of query heads of one layer that read the same key/value head, and pairs that do not.
struct GroupDistance {
    PairMean within;  // none in multi-head attention, where each head has keys of its own
    PairMean between; // none in multi-query attention, where all share one
};

/// What sharing keys and values goes with.
struct GroupDistances {
    GroupDistance all; // over the pairs of every layer; never between layers
    std::vector<GroupDistance> layers;
};

/// Means of the distances of the two sorts of pairs.
[[nodiscard]] GroupDistances groupDistances(const HeadDistances& distances);

} // namespace headscope
