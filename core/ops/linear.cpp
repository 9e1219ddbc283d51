// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/linear.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"

namespace headscope {

namespace {

// 256 rows of a d = 2048 weight are 2 MiB of float32: widening then costs nothing beside the product.
constexpr Index kMostRows = 256;
constexpr Index kFewestRows = 32;

Index blockRows(Index outputs) {
    const Index share = (outputs + 7) / 8;
    return std::clamp(share, kFewestRows, kMostRows);
}

} // namespace

Matrix linear(const MatrixView& input, const Weight& weight, const RowVector& bias) {
    assert(input.cols() == weight.columns);
    assert(bias.size() == 0 || bias.size() == weight.rows);
    Matrix output(input.rows(), weight.rows);
    const auto* raw = weight.bytes.data();
    const bool direct = weight.isContiguous() && weight.type == DataType::F32 &&
                        reinterpret_cast<std::uintptr_t>(raw) % alignof(float) == 0;

    parallelBlocks(weight.rows, blockRows(weight.rows), [&](Index begin, Index end) {
        const Index rows = end - begin;
        thread_local std::vector<float> scratch;
        const float* values = nullptr;
        if (direct) {
            values = reinterpret_cast<const float*>(raw) + begin * weight.columns;
        } else {
            scratch.resize(static_cast<std::size_t>(rows * weight.columns));
            widenRows(weight, begin, rows, scratch.data());
            values = scratch.data();
        }
        const Eigen::Map<const Matrix> block(values, rows, weight.columns);
        auto target = output.middleCols(begin, rows);
        target.noalias() = input * block.transpose();
        if (bias.size() > 0) {
            target.rowwise() += bias.segment(begin, rows);
        }
    });
    return output;
}

} // namespace headscope
