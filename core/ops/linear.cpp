// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/linear.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/ops/fast_product.h"
#include "core/ops/lane_product.h"
#include "core/ops/panel_product.h"

namespace headscope {

namespace {

/// Whole panels: few enough that their sums stay in the second cache, and that all cores have some.
Index blockOutputs(Index outputs) {
    constexpr Index kMost = 128;
    constexpr Index kShares = 8; // blocks that two cores can share
    const Index wanted = (outputs + kShares - 1) / kShares;
    return std::clamp((wanted + kPanel - 1) / kPanel * kPanel, kPanel, kMost);
}

/// Whether laneProduct is faster: where the weight has to be widened for it, not with rows that leave most of
/// a vector empty.
bool isForLanes(Index rows, const Weight& weight) {
    const Index fewest = weight.type == DataType::F32 ? 1 : kPacket / 2 + 1;
    return weight.transposedStride == 0 && rows >= fewest && rows <= kMostLaneRows;
}

} // namespace

Matrix linear(const MatrixView& input, const Weight& weight, const RowVector& bias) {
    if (weight.products == Products::Fast) {
        return fastLinear(input, weight, bias);
    }
    Matrix output(input.rows(), weight.rows);
    const auto multiply = [&](const auto& rows, const auto& product) {
        parallelBlocks(weight.rows, blockOutputs(weight.rows), [&](Index begin, Index end) {
            product(rows, weight, {begin, end - begin}, bias, output.middleCols(begin, end - begin));
        });
    };
    if (isForLanes(input.rows(), weight)) {
        multiply(RowLanes(input), laneProduct);
    } else {
        multiply(RowStrips(input), panelProduct);
    }
    return output;
}

} // namespace headscope
