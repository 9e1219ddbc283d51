// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// A weight matrix as it lies in its file: `rows` outputs x `columns` inputs, row-major, in its stored type,
/// possibly unaligned. It points into a mapped checkpoint, which must outlive it.
struct Weight {
    std::span<const std::byte> bytes;
    DataType type = DataType::F32;
    Index rows = 0;
    Index columns = 0;
};

/// Writes rows [first, first + count) as float32 to `out` (count x columns values, contiguous), as
/// widenNumbers does.
void widenRows(const Weight& weight, Index first, Index count, float* out);

/// The whole weight as float32, rows x columns.
[[nodiscard]] Matrix widened(const Weight& weight);

} // namespace headscope
