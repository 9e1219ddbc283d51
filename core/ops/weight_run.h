// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/ops/weight.h"

namespace headscope {

/// Where a number of a weight that is not stored transposed begins, counted from the weight's first byte; of
/// a quantised type, `column` begins a block.
[[nodiscard]] inline std::size_t offsetOf(const Weight& weight, Index row, Index column) {
    return static_cast<std::size_t>(bytesOf(weight.type, storedRow(weight, row) * weight.columns + column));
}

/// Writes neighbouring numbers of such a row as float32 to `out`, as widenNumbers does, and asks the memory
/// for as many that follow.
void widenRun(const Weight& weight, Index row, IndexRange columns, float* out);

} // namespace headscope
