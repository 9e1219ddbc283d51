// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// Writes the `count` numbers that `bytes` holds in `type` as float32 to `out`. They start at a block's
/// boundary and are whole blocks; `bytes` may be unaligned and may go on after them. Exact for F32, F16,
/// BF16, F8_E4M3 (which has NaN and no infinity) and F8_E5M2, whose values are all float32 values; quantised
/// types are computed in float32 (dequantise.h). The type must be one that isWeightType accepts.
void widenNumbers(std::span<const std::byte> bytes, DataType type, Index count, float* out);

} // namespace headscope
