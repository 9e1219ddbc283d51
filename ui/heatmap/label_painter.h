// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPainter>

#include "ui/heatmap/figure_geometry.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

/// What the drawing of texts is given.
struct FigureScene {
    const FigureContent& content;
    const FigureGeometry& geometry;
    const FigureFonts& fonts;
    QRectF cells; // visible ones

    [[nodiscard]] CellMapping mapping(std::size_t panel) const {
        return {cells, geometry.panels[panel].map.toRectF()};
    }
};

/// The tokens along both axes, as many as fit without touching, and the names of the axes.
void paintAxisLabels(QPainter& painter, const FigureScene& scene);

/// A row and a column to be marked.
struct Crosshair {
    std::optional<int> query;
    std::optional<int> key;
    bool operator==(const Crosshair&) const = default;
};

/// Frames the row (solid) and the column (dashed) on every map and repeats their tokens in bold.
void paintCrosshair(QPainter& painter, const FigureScene& scene, const Crosshair& crosshair);

} // namespace headscope
