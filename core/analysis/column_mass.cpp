// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/column_mass.h"

#include <cassert>
#include <limits>

#include "core/analysis/row_weights.h"

namespace headscope {

namespace {

double massOn(const HeadMap& weights, std::span<const TokenTraits> keys, bool TokenTraits::*trait) {
    assert(static_cast<Index>(keys.size()) == weights.keys());
    Eigen::ArrayXf marks(weights.keys());
    for (Index key = 0; key < weights.keys(); ++key) {
        marks(key) = keys[static_cast<std::size_t>(key)].*trait ? 1.0F : 0.0F;
    }
    RowMean mean;
    bool isSeen = false;
    for (Index query = 0; query < weights.queries(); ++query) {
        const auto row = allowedWeights(weights, query);
        const Index first = weights.allowed[static_cast<std::size_t>(query)].begin;
        if (row.size() > 0) {
            const auto marked = marks.segment(first, row.size());
            mean.add(static_cast<double>((row * marked).sum()));
            isSeen = isSeen || (marked > 0).any();
        }
    }
    return isSeen ? mean.value() : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

double delimiterShare(const HeadMap& weights, std::span<const TokenTraits> keys) {
    return massOn(weights, keys, &TokenTraits::isSpecial);
}

double punctuationShare(const HeadMap& weights, std::span<const TokenTraits> keys) {
    return massOn(weights, keys, &TokenTraits::isPunctuation);
}

} // namespace headscope
