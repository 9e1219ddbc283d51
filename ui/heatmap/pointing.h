// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heatmap/figure_scene.h"

namespace headscope {

/// A cell that was pointed at.
struct CellAddress {
    int panel = 0;
    int query = 0;
    int key = 0;
    bool operator==(const CellAddress&) const = default;
};

/// The cell at a position of the figure.
[[nodiscard]] std::optional<CellAddress> cellAt(const FigureScene& scene, const QPointF& position);

/// The query or the key whose label, shortened or left out, belongs at a position; nothing elsewhere.
[[nodiscard]] Crosshair labelAt(const FigureScene& scene, const QPointF& position);

} // namespace headscope
