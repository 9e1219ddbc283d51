// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/score_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace headscope {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

template <typename Range>
std::optional<std::size_t> placeIn(const Range& range, const auto& found) {
    return found == range.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - range.begin()));
}

} // namespace

ScoreTable::ScoreTable(std::vector<ScoredHead> heads, std::vector<const ScoreInfo*> scores)
    : heads_(std::move(heads)), scores_(std::move(scores)), sums_(heads_.size() * scores_.size()) {}

std::optional<std::size_t> ScoreTable::indexOf(const HeadId& head) const {
    return placeIn(heads_, std::ranges::find(heads_, head, &ScoredHead::id));
}

std::optional<std::size_t> ScoreTable::indexOfScore(std::string_view key) const {
    return placeIn(scores_, std::ranges::find(scores_, key, &ScoreInfo::key));
}

ScoreValue ScoreTable::value(std::size_t head, std::size_t score) const {
    const Sum& sum = sums_.at(cell(head, score));
    const auto texts = static_cast<double>(sum.texts);
    return {sum.texts == 0 ? kUndefined : sum.mean,
            sum.texts < 2 ? kUndefined : std::sqrt(sum.squares / (texts - 1) / texts), sum.texts};
}

void ScoreTable::add(std::size_t head, std::size_t score, double value) {
    if (std::isnan(value)) {
        return;
    }
    Sum& sum = sums_.at(cell(head, score));
    ++sum.texts;
    const double step = value - sum.mean;
    sum.mean += step / static_cast<double>(sum.texts);
    sum.squares += step * (value - sum.mean);
}

} // namespace headscope
