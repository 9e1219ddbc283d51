// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/heatmap/figure_geometry.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

/// What is drawn and where: all that the painting functions are given.
struct FigureScene {
    const FigureContent& content;
    const FigureGeometry& geometry;
    const FigureFonts& fonts;
    QRectF cells; // visible ones of the first panel

    [[nodiscard]] CellMapping mapping(std::size_t panel) const {
        return {panelCells(content, panel, cells), geometry.panels[panel].map.toRectF()};
    }
};

/// A row and a column to be marked, on a panel and those that are linked with it.
struct Crosshair {
    std::optional<int> query;
    std::optional<int> key;
    std::size_t panel = 0;
    bool operator==(const Crosshair&) const = default;
};

} // namespace headscope
