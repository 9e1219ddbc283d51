// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include "ui/views/groups_settings.h"

namespace headscope {

/// {"kvHeads": 2, "pooling": "mean" | "first", "rerun": bool, "view": "before" | "after" | "difference" |
/// "all", "part": "maps" | "numbers", "tokens": 1 to kMostCacheTokens, "bytes": 4 | 2 | 1 | 0.5, "layer":
/// number}. kvHeads 0 is the model's own number; without a layer, that of side A's head is meant.
[[nodiscard]] QJsonObject toJson(const GroupsSettings& settings);

/// What is named, the rest as at the start. Returns what does not fit as one sentence, and then changes
/// nothing.
[[nodiscard]] QString readGroupsSettings(const QJsonObject& json, GroupsSettings& settings);

} // namespace headscope
