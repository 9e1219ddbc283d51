// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/concentration.h"

#include <cmath>

namespace headscope {

namespace {

double rowEntropy(const HeadMap& map, Index row) {
    double entropy = 0;
    const KeyRange range = map.allowed[static_cast<std::size_t>(row)];
    for (Index key = range.begin; key < range.end; ++key) {
        const double weight = map.values(row, key);
        entropy -= weight > 0 ? weight * std::log(weight) : 0;
    }
    return entropy;
}

} // namespace

double meanEntropy(const HeadMap& weights) {
    double sum = 0;
    for (Index row = 0; row < weights.queries(); ++row) {
        sum += rowEntropy(weights, row);
    }
    return sum / static_cast<double>(weights.queries());
}

double meanEntropyShare(const HeadMap& weights) {
    double sum = 0;
    Index rows = 0;
    for (Index row = 0; row < weights.queries(); ++row) {
        const Index keys = weights.allowed[static_cast<std::size_t>(row)].size();
        if (keys > 1) {
            sum += rowEntropy(weights, row) / std::log(static_cast<double>(keys));
            ++rows;
        }
    }
    return rows == 0 ? 0 : sum / static_cast<double>(rows);
}

double meanLargestWeight(const HeadMap& weights) {
    return weights.values.rowwise().maxCoeff().cast<double>().mean();
}

Index saturatedRows(const HeadMap& weights) {
    return (weights.values.rowwise().maxCoeff().array() > kSaturationThreshold).count();
}

} // namespace headscope
