// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "ui/scores/score_table_filter.h"

namespace headscope {

/// What is set on a ScoreTableView. Columns go by their keys: a score's own, "head", "kv_head" and "badges".
/// A column that a table does not have is kept for one that has it.
struct ScoreTableSettings {
    ScoreFilter filter;
    std::string sortedBy = "head";
    bool isDescending = false;
    std::set<std::string> hidden;
    bool operator==(const ScoreTableSettings&) const = default;
};

} // namespace headscope
