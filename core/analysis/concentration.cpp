// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/concentration.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/analysis/row_weights.h"
#include "core/base/parallel.h"

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

/// The measures, from a function that gives a row's entropy or its largest weight.
double meanOfEntropies(const HeadMap& map, const auto& entropy) {
    return meanOverRows(map, 0, entropy);
}
double meanShareOfEntropies(const HeadMap& map, const auto& entropy) {
    return meanOverRows(map, 1, [&](Index row) {
        const auto keys =
            static_cast<double>(map.allowed[static_cast<std::size_t>(row)].size() + (hasRest(map) ? 1 : 0));
        return std::min(1.0, entropy(row) / std::log(keys)); // rounding may pass 1
    });
}
double meanKeysOfEntropies(const HeadMap& map, const auto& entropy) {
    return meanOverRows(map, 0, [&](Index row) { return std::exp(entropy(row)); });
}
double meanOfLargest(const HeadMap& map, const auto& largest) {
    return meanOverRows(map, 0, largest);
}
double shareOfSaturated(const HeadMap& map, const auto& largest) {
    return meanOverRows(map, 0, [&](Index row) { return largest(row) > kSaturationThreshold ? 1.0 : 0.0; });
}

auto entropyIn(const HeadMap& map) {
    return [&map](Index row) { return rowEntropy(map, row); };
}
auto largestIn(const HeadMap& map) {
    return [&map](Index row) { return double{allowedWeights(map, row).maxCoeff()}; };
}

} // namespace

double meanEntropy(const HeadMap& weights) {
    return meanOfEntropies(weights, entropyIn(weights));
}

double meanEntropyShare(const HeadMap& weights) {
    return meanShareOfEntropies(weights, entropyIn(weights));
}

double meanEffectiveKeys(const HeadMap& weights) {
    return meanKeysOfEntropies(weights, entropyIn(weights));
}

double meanLargestWeight(const HeadMap& weights) {
    return meanOfLargest(weights, largestIn(weights));
}

double saturatedShare(const HeadMap& weights) {
    return shareOfSaturated(weights, largestIn(weights));
}

std::array<double, 5> concentrations(const HeadMap& weights) {
    ConcentrationMeter meter(weights.queries());
    parallelBlocks(weights.queries(), kMapRowsAtOnce,
                   [&](Index begin, Index end) { meter.take(weights, begin, end); });
    return meter.measures(weights);
}

void ConcentrationMeter::take(const HeadMap& weights, Index begin, Index end) {
    for (Index row = begin; row < end; ++row) {
        if (weights.allowed[static_cast<std::size_t>(row)].size() > 0) {
            rows_[static_cast<std::size_t>(row)] = {entropyIn(weights)(row), largestIn(weights)(row)};
        }
    }
}

std::array<double, 5> ConcentrationMeter::measures(const HeadMap& weights) const {
    const auto entropy = [&](Index row) { return rows_[static_cast<std::size_t>(row)].entropy; };
    const auto largest = [&](Index row) { return rows_[static_cast<std::size_t>(row)].largest; };
    return {meanOfEntropies(weights, entropy), meanShareOfEntropies(weights, entropy),
            meanKeysOfEntropies(weights, entropy), meanOfLargest(weights, largest),
            shareOfSaturated(weights, largest)};
}

} // namespace headscope
