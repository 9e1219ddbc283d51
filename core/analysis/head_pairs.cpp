// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/head_pairs.h"

#include "core/base/sentence.h"

#include <array>

namespace headscope {

namespace {

constexpr std::string_view kElhage = "Elhage et al. 2021";
constexpr std::string_view kBjorck = Sentence::noted("principal angles: Björck and Golub 1973");

constexpr std::array kInfos{
    ScoreInfo{"query_composition", Sentence::noted("Q composition"), "",
              Sentence::noted("High: the later head's queries are made of what the earlier head writes."),
              Sentence::noted(
                  "‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius norms, W_QK of the later head on its query's side"),
              kElhage, 0, 1},
    ScoreInfo{"key_composition", Sentence::noted("K composition"), "",
              Sentence::noted("High: the later head's keys are made of what the earlier head writes, as in "
                              "an induction circuit."),
              Sentence::noted("the same on the key's side"), kElhage, 0, 1},
    ScoreInfo{
        "value_composition", Sentence::noted("V composition"), "",
        Sentence::noted("High: the later head passes on what the earlier head writes: both act as one head."),
        "‖OV_later OV_earlier‖ / (‖OV_later‖ ‖OV_earlier‖)", kElhage, 0, 1},
    ScoreInfo{
        "query_overlap", Sentence::noted("Overlap of W_Q"), "",
        Sentence::noted("1: both heads' queries are made of the same directions of the residual stream."),
        Sentence::noted("mean of cos² of the principal angles between the row spaces of W_Q"), kBjorck, 0, 1},
    ScoreInfo{"key_overlap", Sentence::noted("Overlap of W_K"), "",
              Sentence::noted("1: both heads' keys are made of the same directions; heads of one K/V group "
                              "have the same keys."),
              Sentence::noted("mean of cos² of the principal angles between the row spaces of W_K"), kBjorck,
              0, 1},
};

} // namespace

bool isOverlap(HeadPairMeasure measure) {
    return measure == HeadPairMeasure::QueryOverlap || measure == HeadPairMeasure::KeyOverlap;
}

const ScoreInfo& headPairInfo(HeadPairMeasure measure) {
    return kInfos[static_cast<std::size_t>(measure)];
}

} // namespace headscope
