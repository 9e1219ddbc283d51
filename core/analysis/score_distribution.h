// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/trace/head_map.h"

namespace headscope {

/// How q.k of one head is distributed over the pairs that the mask allows, without the factor, and what
/// theory says. NaN where there is no pair.
struct ScoreDistribution {
    static constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

    Index pairs = 0;
    double mean = kUndefined;
    double deviation = kUndefined; // root of the mean square around the mean
    /// For independent entries of unit variance and mean 0: sqrt(d_k).
    double unitDeviation = kUndefined;
    /// For entries that are independent of each other, with the first and second moments that they have over
    /// the pairs: mean sum_i E[q_i] E[k_i], variance sum_i (E[q_i^2] E[k_i^2] - E[q_i]^2 E[k_i]^2).
    double predictedMean = kUndefined;
    double predictedDeviation = kUndefined;
    /// Bins of one width from the smallest to the largest q.k (one more edge than bins), and the share of the
    /// pairs in each divided by the width: the area is 1. Empty where all are the same.
    std::vector<double> edges;
    std::vector<double> densities;
};

/// `scores` is a map of ScoreStage::Scores, of these queries (T x d_k) and keys (T_k x d_k).
[[nodiscard]] ScoreDistribution scoreDistribution(const HeadMap& scores, const MatrixView& queries,
                                                  const MatrixView& keys, int bins = 48);

} // namespace headscope
