// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>

#include "ui/heatmap/visible_cells.h"

namespace headscope {

/// Rising diagonal lines over the masked cells, cut exactly at their edges: SVG written by Qt knows neither
/// pattern brushes nor clipping. `spacing` is the distance between lines along x.
[[nodiscard]] QList<QLineF> hatchLines(const MapPanel& panel, const CellMapping& mapping, double spacing);

/// Falling ones over the cells of a difference that only one side may see.
[[nodiscard]] QList<QLineF> partlyAllowedLines(const MapPanel& panel, const CellMapping& mapping,
                                               double spacing);

} // namespace headscope
