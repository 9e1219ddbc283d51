// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_measures.h"

#include <array>

#include "core/analysis/concentration.h"

namespace headscope {

namespace {

constexpr std::string_view kShannon = "Shannon 1948; of attention: Ghader and Monz 2017";

constexpr std::array kMeasures{
    MapMeasure{{"entropy", "Entropy", "nats", "High: the head spreads its attention over many keys.",
                "mean over queries i of H_i = −Σ_j A_ij ln A_ij", kShannon, 0, kNoUpperEnd},
               false,
               false,
               [](const MapSubject& subject) { return meanEntropy(subject.weights); }},
    MapMeasure{{"entropy_share", "Share of the maximum entropy", "",
                "1: every query attends uniformly to all keys that it may see; 0: to one key only.",
                "mean of H_i / ln n_i over the queries with n_i > 1 allowed keys", kShannon, 0, 1},
               false,
               false,
               [](const MapSubject& subject) { return meanEntropyShare(subject.weights); }},
    MapMeasure{{"confidence", "Confidence", "", "High: each query has one key that takes most.",
                "mean over queries i of max_j A_ij", "Voita et al. 2019", 0, 1},
               false,
               false,
               [](const MapSubject& subject) { return meanLargestWeight(subject.weights); }},
    MapMeasure{{"saturation", "Saturated rows", "",
                "Share of the queries for which one key takes practically everything; the first query of a "
                "causal model, which sees only itself, is one of them.",
                "share of queries i with max_j A_ij > 0.99", "Headscope", 0, 1},
               false,
               false,
               [](const MapSubject& subject) {
                   return static_cast<double>(saturatedRows(subject.weights)) /
                          static_cast<double>(subject.weights.queries());
               }},
};

} // namespace

std::span<const MapMeasure> mapMeasures() {
    return kMeasures;
}

std::span<const MapMeasure> concentrationMeasures() {
    return std::span(kMeasures).first(4);
}

} // namespace headscope
