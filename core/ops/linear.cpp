// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/linear.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/ops/panel_product.h"

namespace headscope {

namespace {

// What is widened at once is read again while it is in the second cache.
constexpr Index kMostWidened = Index{1} << 17; // float32: 512 KiB
constexpr Index kMostRows = 256;
constexpr Index kShares = 8; // blocks that two cores can share

/// Whole panels.
Index blockRows(const Weight& weight, bool direct) {
    const Index fitting = direct ? kMostRows : kMostWidened / std::max<Index>(weight.columns, 1);
    const Index wanted = std::min(fitting, (weight.rows + kShares - 1) / kShares);
    const Index panel = panelOutputs();
    return std::clamp((wanted + panel - 1) / panel * panel, 2 * panel, kMostRows);
}

} // namespace

Matrix linear(const MatrixView& input, const Weight& weight, const RowVector& bias) {
    assert(input.cols() == weight.columns);
    assert(bias.size() == 0 || bias.size() == weight.rows);
    Matrix output(input.rows(), weight.rows);
    const auto* raw = weight.bytes.data();
    const bool direct = weight.isContiguous() && weight.type == DataType::F32 &&
                        reinterpret_cast<std::uintptr_t>(raw) % alignof(float) == 0;

    // One row is read as fast as the memory gives the weight; turning it first would only cost.
    const bool isProduct = input.rows() > 1;
    const RowStrips strips(input.topRows(isProduct ? input.rows() : 0));
    parallelBlocks(weight.rows, blockRows(weight, direct), [&](Index begin, Index end) {
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
        auto target = output.middleCols(begin, rows);
        if (isProduct) {
            panelProduct(strips, values, rows, target);
        } else {
            target.noalias() = input * Eigen::Map<const Matrix>(values, rows, weight.columns).transpose();
        }
        if (bias.size() > 0) {
            target.rowwise() += bias.segment(begin, rows);
        }
    });
    return output;
}

} // namespace headscope
