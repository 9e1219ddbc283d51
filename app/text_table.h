// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// Columns of a terminal that a text takes, counted as code points: close enough for names.
[[nodiscard]] std::size_t textWidth(std::string_view text);

/// Rows of cells as lines of text, in columns that begin below each other. Cells are made fit for a terminal
/// (terminalText). A row may have fewer cells than others.
[[nodiscard]] std::string textTable(const std::vector<std::vector<std::string>>& rows);

} // namespace headscope
