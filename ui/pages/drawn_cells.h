// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <vector>

#include <QJsonArray>

#include "core/analysis/map_template.h"

namespace headscope {

/// Neighbouring keys of one query, both ends included.
struct CellRun {
    int query = 0;
    int first = 0;
    int last = 0;
    auto operator<=>(const CellRun&) const = default; // NOLINT(modernize-use-nullptr): it compares with 0
};

/// Cells that were drawn, whatever the size of the map: by query and key, runs as long as they can be.
using DrawnCells = std::vector<CellRun>;

[[nodiscard]] DrawnCells drawnCells(const CellPattern& pattern);
/// On a map of this size; what lies outside is left out.
[[nodiscard]] CellPattern patternOf(const DrawnCells& cells, Index queries, Index keys);

/// A list of [query, key] and [query, first key, last key].
[[nodiscard]] QJsonArray toJson(const DrawnCells& cells);
/// Nothing where it is no such list. Runs that touch become one.
[[nodiscard]] std::optional<DrawnCells> readDrawnCells(const QJsonValue& json);

} // namespace headscope
