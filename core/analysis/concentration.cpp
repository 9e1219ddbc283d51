// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/concentration.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/analysis/row_weights.h"

namespace headscope {

namespace {

/// Nats. Zeros are raised to the smallest number whose logarithm is finite, which adds 0 to the sum.
double rowEntropy(const HeadMap& map, Index row) {
    const auto weights = allowedWeights(map, row);
    const float sum = (weights * weights.max(std::numeric_limits<float>::min()).log()).sum();
    const double rest = restOf(map, row);
    return std::max(0.0, -static_cast<double>(sum) - (rest > 0 ? rest * std::log(rest) : 0.0));
}

/// Mean of `measure(row)` over the rows that see more than `keys` keys.
template <typename Measure>
double meanOverRows(const HeadMap& map, Index keys, const Measure& measure) {
    RowMean mean;
    for (Index row = 0; row < map.queries(); ++row) {
        if (map.allowed[static_cast<std::size_t>(row)].size() > keys) {
            mean.add(measure(row));
        }
    }
    return mean.value();
}

} // namespace

double meanEntropy(const HeadMap& weights) {
    return meanOverRows(weights, 0, [&](Index row) { return rowEntropy(weights, row); });
}

double meanEntropyShare(const HeadMap& weights) {
    return meanOverRows(weights, 1, [&](Index row) {
        const auto keys = static_cast<double>(weights.allowed[static_cast<std::size_t>(row)].size() +
                                              (hasRest(weights) ? 1 : 0));
        return std::min(1.0, rowEntropy(weights, row) / std::log(keys)); // rounding may pass 1
    });
}

double meanEffectiveKeys(const HeadMap& weights) {
    return meanOverRows(weights, 0, [&](Index row) { return std::exp(rowEntropy(weights, row)); });
}

double meanLargestWeight(const HeadMap& weights) {
    return meanOverRows(weights, 0,
                        [&](Index row) { return double{allowedWeights(weights, row).maxCoeff()}; });
}

double saturatedShare(const HeadMap& weights) {
    return meanOverRows(weights, 0, [&](Index row) {
        return allowedWeights(weights, row).maxCoeff() > kSaturationThreshold ? 1.0 : 0.0;
    });
}

} // namespace headscope
