// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/analysis/score_info.h"

namespace headscope {

/// What a score is made from, and so what it costs.
enum class ScoreBasis {
    Map,     // one map of a text
    Weights, // the model's weights alone, whatever the text
    Output,  // what the head adds to the residual stream
    Zeroing, // the model run again without the head
};

struct HeadScore {
    ScoreInfo info;
    ScoreBasis basis = ScoreBasis::Map;
};

/// Every score of heads, in the order in which they are shown: those of mapMeasures() first.
[[nodiscard]] std::span<const HeadScore> headScores();

/// Null for a key that is none.
[[nodiscard]] const HeadScore* findHeadScore(std::string_view key);

} // namespace headscope
