// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// Where the rows of a matrix lie in a tensor that holds more than it: `block` rows follow each other, and
/// from the begin of one block to that of the next it is `stride` rows. 0 and 0: all rows follow each other.
struct RowBlocks {
    Index block = 0;
    Index stride = 0;
    bool operator==(const RowBlocks&) const = default;
};

/// How products with a weight are computed.
enum class Products {
    Exact, // in float32
    Fast,  // of factors that are rounded to BF16 (to nearest, ties to even), summed up in float32
};

/// A weight matrix as it lies in its file: `rows` outputs x `columns` inputs, in its stored type, possibly
/// unaligned. It points into a mapped checkpoint, which must outlive it.
struct Weight {
    std::span<const std::byte> bytes; // from the first number on
    DataType type = DataType::F32;
    Index rows = 0;
    Index columns = 0;
    RowBlocks blocks = {};
    /// For a matrix that is stored as inputs x outputs (GPT-2's Conv1D): the numbers from one input to the
    /// next. 0: stored as outputs x inputs, row-major.
    Index transposedStride = 0;
    Products products = Products::Exact; // of linear()

    /// Whether the numbers lie as those of a row-major matrix do.
    [[nodiscard]] bool isContiguous() const { return blocks.block == 0 && transposedStride == 0; }
};

/// Where a row of a weight that is not stored transposed stands among the rows of its tensor.
[[nodiscard]] inline Index storedRow(const Weight& weight, Index row) {
    const auto [block, stride] = weight.blocks;
    return block == 0 ? row : row / block * stride + row % block;
}

/// Neighbouring rows, or columns.
struct IndexRange {
    Index begin = 0;
    Index count = 0;
};

/// These outputs alone, as a weight of its own. Where rows lie in blocks, they begin with one or are within
/// one.
[[nodiscard]] Weight outputsOf(const Weight& weight, IndexRange outputs);

/// Writes rows [first, first + count) as float32 to `out` (count x columns values, contiguous), as
/// widenNumbers does.
void widenRows(const Weight& weight, Index first, Index count, float* out);

/// The whole weight as float32, rows x columns.
[[nodiscard]] Matrix widened(const Weight& weight);

/// Rows [first, first + count) as float32: count x columns.
[[nodiscard]] Matrix widenedRows(const Weight& weight, Index first, Index count);

/// Columns [first, first + count) as float32: rows x count. Of a quantised type the whole blocks that hold
/// them are widened, and no more.
[[nodiscard]] Matrix widenedColumns(const Weight& weight, Index first, Index count);

} // namespace headscope
