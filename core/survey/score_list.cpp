// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/score_list.h"

#include <algorithm>
#include <vector>

#include "core/analysis/map_measures.h"
#include "core/survey/output_scores.h"
#include "core/survey/weight_scores.h"
#include "core/survey/zeroing.h"

namespace headscope {

namespace {

std::vector<HeadScore> makeList() {
    std::vector<HeadScore> list;
    for (const MapMeasure& measure : mapMeasures()) {
        list.push_back({measure.info, ScoreBasis::Map});
    }
    for (const WeightScore& score : weightScores()) {
        list.push_back({score.info, ScoreBasis::Weights});
    }
    for (const OutputScore& score : outputScores()) {
        list.push_back({score.info, ScoreBasis::Output});
    }
    for (const ScoreInfo& info : zeroingScores()) {
        list.push_back({info, ScoreBasis::Zeroing});
    }
    return list;
}

} // namespace

std::span<const HeadScore> headScores() {
    static const std::vector<HeadScore> kList = makeList();
    return kList;
}

const HeadScore* findHeadScore(std::string_view key) {
    const auto list = headScores();
    const auto found =
        std::ranges::find_if(list, [key](const HeadScore& score) { return score.info.key == key; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace headscope
