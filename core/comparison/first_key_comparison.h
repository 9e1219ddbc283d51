// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/comparison.h"

namespace headscope {

/// Both maps without the key 0, which often swamps the others: its column is 0, and each row's other weights
/// are made to sum to 1; all are 0 where they are below 1e-6 together, which is rounding. The difference is
/// of these maps. All else stays as it is: measures are still those of the weights over all keys.
[[nodiscard]] Comparison withoutFirstKey(const Comparison& comparison);

} // namespace headscope
