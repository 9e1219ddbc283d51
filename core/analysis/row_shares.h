// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/trace/head_map.h"

namespace headscope {

/// Numbers of each row of a map of weights, in the order of its queries.

/// What a row sums to: 1, and less where a sink takes a part (Xiao et al. 2023); 1 minus it attends to
/// nothing.
[[nodiscard]] std::vector<double> rowSums(const HeadMap& weights);

/// The share of a row's weight on keys that a causal window of `width` keys, the query's own position
/// included, leaves out: those more than width - 1 places back, and those behind the query.
[[nodiscard]] std::vector<double> sharesOutside(const HeadMap& weights, Index width);

/// Sum of |a - b| over the keys of a row, divided by 2: the total variation distance, 0 to 1. Both maps have
/// the same shape.
[[nodiscard]] std::vector<double> rowDistances(const HeadMap& a, const HeadMap& b);

/// NaN for none.
[[nodiscard]] double meanOf(const std::vector<double>& values);

} // namespace headscope
