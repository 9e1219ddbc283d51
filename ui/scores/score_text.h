// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "core/analysis/score_table.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

[[nodiscard]] QString scoreName(const ScoreInfo& info);
[[nodiscard]] QString scoreUnit(const ScoreInfo& info);
/// "Entropy (nats)"; the name alone where there is no unit.
[[nodiscard]] QString nameWithUnit(const ScoreInfo& info);
[[nodiscard]] QString headName(const HeadId& head);

/// Decimals with which the largest value that a score has in the table (or may have, where it is bounded)
/// gets `digits` significant digits: all heads are written alike, so that digits line up.
[[nodiscard]] int decimalsOf(const ScoreTable& table, std::size_t score, int digits = 3);

/// A value in so many decimals with a true minus sign; "–" for NaN, which is never 0.
[[nodiscard]] QString scoreText(double value, int decimals);
/// "± 0.02"; empty where there is no standard error.
[[nodiscard]] QString errorText(const ScoreValue& value, int decimals);

/// Whether `value` reaches the threshold of the score's badge.
[[nodiscard]] bool earnsBadge(const ScoreInfo& info, double value);
/// The scores whose badge a head has.
[[nodiscard]] std::vector<std::size_t> badgesOf(const ScoreTable& table, std::size_t head);
/// "≥ 0.6"; empty for a score without a badge.
[[nodiscard]] QString thresholdText(const ScoreInfo& info);

/// "0 to 1", "from 0 nats; no upper end".
[[nodiscard]] QString rangeText(const ScoreInfo& info);
/// Everything that is known about the score, for a tooltip: plain text of several lines.
[[nodiscard]] QString definitionText(const ScoreInfo& info);

/// What stands where scores would: before there is a text, and before there are scores.
[[nodiscard]] QString noTextYet();
[[nodiscard]] QString scoresOnTheirWay();

} // namespace headscope
