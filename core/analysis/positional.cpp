// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/positional.h"

#include <cstdlib>
#include <limits>
#include <vector>

#include "core/analysis/row_weights.h"

namespace headscope {

namespace {

/// Rows with a choice: how many have a key at an offset, and their largest weight there. Offsets are counted
/// from -(queries - 1).
struct OffsetCounts {
    Index rows = 0;
    std::vector<Index> having;
    std::vector<Index> largest;
};

OffsetCounts countOffsets(const HeadMap& weights) {
    const Index zero = weights.queries() - 1;
    OffsetCounts counts;
    counts.having.resize(static_cast<std::size_t>(zero + weights.keys() + 1)); // one more, for the end's step
    counts.largest.resize(counts.having.size());
    for (Index query = 0; query < weights.queries(); ++query) {
        const KeyRange range = weights.allowed[static_cast<std::size_t>(query)];
        if (range.size() < 2) {
            continue;
        }
        ++counts.rows;
        ++counts.having[static_cast<std::size_t>(zero + range.begin - query)]; // steps, summed up below
        --counts.having[static_cast<std::size_t>(zero + range.end - query)];
        const auto row = allowedWeights(weights, query);
        Index place = 0;
        const float largest = row.maxCoeff(&place);
        if ((row == largest).count() == 1) {
            ++counts.largest[static_cast<std::size_t>(zero + range.begin + place - query)];
        }
    }
    for (std::size_t i = 1; i < counts.having.size(); ++i) {
        counts.having[i] += counts.having[i - 1];
    }
    return counts;
}

} // namespace

std::optional<FixedOffset> mostFixedOffset(const HeadMap& weights) {
    const OffsetCounts counts = countOffsets(weights);
    std::optional<FixedOffset> most;
    for (std::size_t i = 0; i < counts.having.size(); ++i) {
        if (counts.having[i] == 0 || 2 * counts.having[i] < counts.rows) {
            continue;
        }
        const FixedOffset each{static_cast<Index>(i) - (weights.queries() - 1),
                               static_cast<double>(counts.largest[i]) /
                                   static_cast<double>(counts.having[i])};
        const bool isNearer =
            most && each.share == most->share && std::abs(each.offset) < std::abs(most->offset);
        if (!most || each.share > most->share || isNearer) {
            most = each;
        }
    }
    return most;
}

double positional(const HeadMap& weights) {
    const std::optional<FixedOffset> most = mostFixedOffset(weights);
    return most ? most->share : std::numeric_limits<double>::quiet_NaN();
}

} // namespace headscope
