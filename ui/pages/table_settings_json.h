// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "ui/scores/score_table_settings.h"

namespace headscope {

/// What differs from the start, by the words that TablePage lists.
[[nodiscard]] QJsonObject toJson(const ScoreTableSettings& settings);

/// Returns what does not fit as one sentence, and then leaves `settings` as it is; what is not named is as at
/// the start.
[[nodiscard]] QString readTableSettings(const QJsonObject& json, ScoreTableSettings& settings);

} // namespace headscope
