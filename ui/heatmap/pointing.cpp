// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/pointing.h"

#include <cmath>
#include <numbers>

namespace headscope {

std::optional<CellAddress> cellAt(const FigureScene& scene, const QPointF& position) {
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        const QRectF all = allCells(scene.content, panel);
        const CellMapping mapping = scene.mapping(panel);
        const QPointF at = mapping.cellsAt(position);
        if (mapping.target.contains(position) && all.contains(at) && at.x() < all.right() &&
            at.y() < all.bottom()) {
            return CellAddress{static_cast<int>(panel), static_cast<int>(at.y()), static_cast<int>(at.x())};
        }
    }
    return std::nullopt;
}

Crosshair labelAt(const FigureScene& scene, const QPointF& position) {
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        const CellMapping mapping = scene.mapping(panel);
        const QRectF& strip = scene.geometry.panels[panel].keyLabels;
        if (strip.contains(position)) {
            // Labels lean: follow them down to the map.
            const double lean = std::tan(kLabelAngle * std::numbers::pi / 180);
            const double foot = position.x() - (strip.bottom() - position.y()) / lean;
            const double key = mapping.cellsAt({foot, 0}).x();
            if (key >= mapping.cells.left() && key < mapping.cells.right()) {
                return {.query = std::nullopt, .key = static_cast<int>(key), .panel = panel};
            }
        }
        const double query = mapping.cellsAt(position).y();
        if (scene.geometry.panels[panel].queryLabels.contains(position) && query < mapping.cells.bottom()) {
            return {.query = static_cast<int>(query), .key = std::nullopt, .panel = panel};
        }
    }
    return {};
}

} // namespace headscope
