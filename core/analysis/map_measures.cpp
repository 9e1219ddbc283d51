// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_measures.h"

#include <array>

#include "core/analysis/concentration.h"

namespace headscope {

namespace {

constexpr double kOpen = -1; // no fixed upper end

constexpr std::array kMeasures{
    MapMeasure{"mean_entropy", "Mean entropy", "nats", "High: the head spreads its attention over many keys.",
               "mean over queries i of H_i = −Σ_j A_ij ln A_ij", 0, kOpen, meanEntropy},
    MapMeasure{"entropy_share", "Share of the maximum", "",
               "1: every query attends uniformly to all keys that it may see; 0: to one key only.",
               "mean of H_i / ln n_i over the queries with n_i > 1 allowed keys", 0, 1, meanEntropyShare},
    MapMeasure{"mean_max_weight", "Mean largest weight", "", "High: each query has one key that takes most.",
               "mean over queries i of max_j A_ij", 0, 1, meanLargestWeight},
    MapMeasure{"saturated_rows", "Saturated rows", "rows",
               "Queries for which one key takes practically everything; the first query of a causal model, "
               "which sees only itself, is one of them.",
               "number of queries i with max_j A_ij > 0.99", 0, kOpen,
               [](const HeadMap& weights) { return static_cast<double>(saturatedRows(weights)); }},
};

} // namespace

std::span<const MapMeasure> mapMeasures() {
    return kMeasures;
}

} // namespace headscope
