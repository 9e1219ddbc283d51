// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// How two maps of the same text differ. Cells that are masked in both do not count. What a row with a sink
/// gives to nothing is one more key for the divergence.
struct MapDifference {
    double meanAbsolute = 0;     // mean of |B - A| over cells allowed in A or B
    double maxAbsolute = 0;      // largest |B - A|
    double meanJsDivergence = 0; // mean over rows of the Jensen-Shannon divergence, nats, 0 to ln 2
};

/// Both maps must hold weights of the same shape.
[[nodiscard]] MapDifference mapDifference(const HeadMap& a, const HeadMap& b);
/// The same, and what subtractMaps gives into `difference`, from one pass over both maps: of a long text the
/// time goes to reading them. `reader` may be null.
[[nodiscard]] MapDifference mapDifference(const HeadMap& a, const HeadMap& b, HeadMap& difference,
                                          MapReader* reader = nullptr);

/// B - A with the cells that either side may see: shape, head and settings are B's, `allowed` is the union of
/// both rows' ranges (every mask here is an interval that ends at or holds the query, so that the union is
/// one).
[[nodiscard]] HeadMap subtractMaps(const HeadMap& b, const HeadMap& a);

} // namespace headscope
