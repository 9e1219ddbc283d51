// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/heatmap/figure_content.h"
#include "ui/heatmap/pointing.h"

namespace headscope {

/// "query 3: "·cat"": a token of a panel's axis, whole, in plain text.
[[nodiscard]] QString queryText(const FigureContent& content, std::size_t panel, int query);
[[nodiscard]] QString keyText(const FigureContent& content, std::size_t panel, int key);

/// A cell in words: a line for each of its tokens, and for each map that it is a cell of. Plain text.
[[nodiscard]] QString cellText(const FigureContent& content, const CellAddress& cell);

} // namespace headscope
