// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/mean_distance.h"

#include <limits>

#include "core/analysis/row_weights.h"

namespace headscope {

double meanDistance(const HeadMap& weights) {
    const Eigen::ArrayXf positions =
        Eigen::ArrayXf::LinSpaced(weights.keys(), 0, static_cast<float>(weights.keys() - 1));
    double distance = 0;
    double total = 0;
    for (Index query = 0; query < weights.queries(); ++query) {
        const auto row = allowedWeights(weights, query);
        const Index first = weights.allowed[static_cast<std::size_t>(query)].begin;
        const auto keys = positions.segment(first, row.size());
        distance += static_cast<double>((row * (keys - static_cast<float>(query)).abs()).sum());
        total += static_cast<double>(row.sum());
    }
    return total > 0 ? distance / total : std::numeric_limits<double>::quiet_NaN();
}

} // namespace headscope
