// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace headscope {

/// Rows of cells as lines of text, in columns that begin below each other. Cells are made fit for a terminal
/// (terminalText). A row may have fewer cells than others.
[[nodiscard]] std::string textTable(const std::vector<std::vector<std::string>>& rows);

} // namespace headscope
