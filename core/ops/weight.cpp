// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/weight.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/ops/widen.h"

namespace headscope {

namespace {

/// Columns [first, first + count) of what is stored, as rows.
void widenTransposed(const Weight& weight, Index first, Index count, float* out) {
    Eigen::Map<Matrix> rows(out, count, weight.columns);
    std::vector<float> numbers(static_cast<std::size_t>(count));
    for (Index column = 0; column < weight.columns; ++column) {
        const Index begin = column * weight.transposedStride + first;
        const auto offset = static_cast<std::size_t>(bytesOf(weight.type, begin));
        widenNumbers(weight.bytes.subspan(offset), weight.type, count, numbers.data());
        rows.col(column) = Eigen::Map<const Eigen::VectorXf>(numbers.data(), count);
    }
}

} // namespace

void widenRows(const Weight& weight, Index first, Index count, float* out) {
    assert(first >= 0 && count >= 0 && first + count <= weight.rows);
    if (weight.transposedStride != 0) {
        widenTransposed(weight, first, count, out);
        return;
    }
    const auto [block, stride] = weight.blocks;
    for (Index row = first; row < first + count;) {
        const Index rows = block == 0 ? count : std::min(first + count - row, block - row % block);
        const Index stored = block == 0 ? row : row / block * stride + row % block;
        const auto offset = static_cast<std::size_t>(stored * bytesOf(weight.type, weight.columns));
        widenNumbers(weight.bytes.subspan(offset), weight.type, rows * weight.columns,
                     out + (row - first) * weight.columns);
        row += rows;
    }
}

Matrix widened(const Weight& weight) {
    Matrix out(weight.rows, weight.columns);
    widenRows(weight, 0, weight.rows, out.data());
    return out;
}

} // namespace headscope
