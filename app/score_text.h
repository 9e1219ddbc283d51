// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/export/score_file.h"

namespace headscope {

/// Rows of cells as lines; the columns from the second on are aligned to the right up to, not including,
/// column `left`, the others to the left.
[[nodiscard]] std::string alignedTable(std::vector<std::vector<std::string>> rows, std::size_t left);

/// One score in words: key, name, unit and range, what a high value says, formula, source, badge.
[[nodiscard]] std::string explanation(const ScoreInfo& info);

/// A table for a terminal: what it is over, then one line a head, with the columns in several tables one
/// below the other where they are many. With errors a cell is "mean ± standard error". What is not defined is
/// "-".
[[nodiscard]] std::string scoreLines(const ScoreTable& table, ScoreColumns columns);

} // namespace headscope
