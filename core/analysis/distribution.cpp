// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/distribution.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/analysis/kl_divergence.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

double logPartition(const RowVector& logits) {
    return logSumExp(std::span(logits.data(), static_cast<std::size_t>(logits.size())));
}

} // namespace

std::vector<TokenProbability> mostLikely(const RowVector& logits, std::size_t count) {
    std::vector<int> ids(static_cast<std::size_t>(logits.size()));
    std::iota(ids.begin(), ids.end(), 0);
    count = std::min(count, ids.size());
    std::partial_sort(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count), ids.end(),
                      [&](int a, int b) { return logits(a) != logits(b) ? logits(a) > logits(b) : a < b; });
    ids.resize(count);
    const std::vector<double> probabilities = probabilitiesOf(logits, ids);
    std::vector<TokenProbability> top(count);
    for (std::size_t i = 0; i < count; ++i) {
        top[i] = {ids[i], probabilities[i]};
    }
    return top;
}

std::vector<double> probabilitiesOf(const RowVector& logits, std::span<const int> ids) {
    const double partition = logPartition(logits);
    std::vector<double> probabilities(ids.size());
    std::ranges::transform(ids, probabilities.begin(),
                           [&](int id) { return std::exp(static_cast<double>(logits(id)) - partition); });
    return probabilities;
}

double klDivergence(const RowVector& p, const RowVector& q) {
    assert(p.size() == q.size());
    const RowVector logP = p.array() - static_cast<float>(logPartition(p));
    const RowVector logQ = q.array() - static_cast<float>(logPartition(q));
    return klOfLogProbabilities(logP, logQ);
}

double meanLoss(std::span<const float> losses) {
    if (losses.empty()) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

} // namespace headscope
