// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// sum A_ij |i - j| / sum A_ij over the allowed cells, in tokens (Vig and Belinkov 2019, who sum over j <= i
/// of a causal model, where |i - j| is i - j). In a bidirectional map a look ahead is as far as one back. NaN
/// for a map without weight.
[[nodiscard]] double meanDistance(const HeadMap& weights);

} // namespace headscope
