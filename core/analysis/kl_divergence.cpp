// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/kl_divergence.h"

#include <algorithm>
#include <cassert>

namespace headscope {

double klOfLogProbabilities(const Eigen::Ref<const RowVector>& logP,
                            const Eigen::Ref<const RowVector>& logQ) {
    assert(logP.size() == logQ.size());
    const Eigen::ArrayXd wideP = logP.transpose().array().cast<double>();
    const Eigen::ArrayXd wideQ = logQ.transpose().array().cast<double>();
    const Eigen::ArrayXd p = wideP.exp();
    return std::max(0.0, (p * (wideP - wideQ) + (wideQ.exp() - p)).sum());
}

} // namespace headscope
