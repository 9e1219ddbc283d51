// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/token_losses.h"

#include <algorithm>
#include <limits>

#include "core/base/parallel.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 8;

} // namespace

TokenLosses tokenLosses(std::span<const int> next, Index vocabulary, Index part,
                        const std::function<Matrix(IndexRange part)>& logits) {
    const auto rows = static_cast<Index>(next.size());
    TokenLosses result;
    result.last.resize(vocabulary);
    Eigen::ArrayXd sums = Eigen::ArrayXd::Constant(rows, -std::numeric_limits<double>::infinity());
    Eigen::ArrayXd ofNext(rows);
    for (Index first = 0; first < vocabulary; first += part) {
        const Matrix values = logits({first, std::min(part, vocabulary - first)});
        result.last.segment(first, values.cols()) = values.row(rows);
        parallelBlocks(rows, kRowsAtOnce, [&](Index begin, Index end) {
            for (Index row = begin; row < end; ++row) {
                sums[row] = logAddExp(
                    sums[row], logSumExp({values.row(row).data(), static_cast<std::size_t>(values.cols())}));
                const Index entry = next[static_cast<std::size_t>(row)] - first;
                if (entry >= 0 && entry < values.cols()) {
                    ofNext[row] = static_cast<double>(values(row, entry));
                }
            }
        });
    }
    result.losses.resize(next.size());
    Eigen::Map<Eigen::ArrayXf>(result.losses.data(), rows) = (sums - ofNext).cast<float>();
    return result;
}

} // namespace headscope
