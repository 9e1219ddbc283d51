// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/weight.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/ops/weight_run.h"
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

Weight outputsOf(const Weight& weight, IndexRange outputs) {
    assert(outputs.begin + outputs.count <= weight.rows);
    const Index first =
        weight.transposedStride == 0 ? storedRow(weight, outputs.begin) * weight.columns : outputs.begin;
    Weight part = weight;
    if (const Index block = weight.blocks.block; block > 0 && outputs.begin % block != 0) {
        assert(outputs.begin % block + outputs.count <= block);
        part.blocks = {};
    }
    part.bytes = weight.bytes.subspan(static_cast<std::size_t>(bytesOf(weight.type, first)));
    part.rows = outputs.count;
    return part;
}

void widenRows(const Weight& weight, Index first, Index count, float* out) {
    assert(first >= 0 && count >= 0 && first + count <= weight.rows);
    if (weight.transposedStride != 0) {
        widenTransposed(weight, first, count, out);
        return;
    }
    const Index block = weight.blocks.block;
    for (Index row = first; row < first + count;) {
        const Index rows = block == 0 ? count : std::min(first + count - row, block - row % block);
        widenNumbers(weight.bytes.subspan(offsetOf(weight, row, 0)), weight.type, rows * weight.columns,
                     out + (row - first) * weight.columns);
        row += rows;
    }
}

Matrix widened(const Weight& weight) {
    return widenedRows(weight, 0, weight.rows);
}

Matrix widenedRows(const Weight& weight, Index first, Index count) {
    Matrix out(count, weight.columns);
    widenRows(weight, first, count, out.data());
    return out;
}

Matrix widenedColumns(const Weight& weight, Index first, Index count) {
    assert(first >= 0 && count >= 0 && first + count <= weight.columns);
    Matrix out(weight.rows, count);
    if (weight.transposedStride != 0) { // columns are what is stored in rows
        std::vector<float> numbers(static_cast<std::size_t>(weight.rows));
        for (Index column = 0; column < count; ++column) {
            const Index begin = (first + column) * weight.transposedStride;
            widenNumbers(weight.bytes.subspan(static_cast<std::size_t>(bytesOf(weight.type, begin))),
                         weight.type, weight.rows, numbers.data());
            out.col(column) = Eigen::Map<const Eigen::VectorXf>(numbers.data(), weight.rows);
        }
        return out;
    }
    const Index block = blockSize(weight.type).numbers;
    const Index begin = first / block * block;
    const Index end = (first + count + block - 1) / block * block; // a row is whole blocks
    RowVector numbers(end - begin);
    for (Index row = 0; row < weight.rows; ++row) {
        widenNumbers(weight.bytes.subspan(offsetOf(weight, row, begin)), weight.type, numbers.size(),
                     numbers.data());
        out.row(row) = numbers.segment(first - begin, count);
    }
    return out;
}

} // namespace headscope
