// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_step.h"

#include <algorithm>

namespace headscope {

namespace {

// The next panel in a direction whose cells are not those of `panel`; `panel` where there is none.
std::size_t otherPanel(const FigureContent& content, std::size_t panel, int direction) {
    const auto count = static_cast<int>(content.panels.size());
    for (int next = static_cast<int>(panel) + direction; next >= 0 && next < count; next += direction) {
        if (!content.areLinked(panel, static_cast<std::size_t>(next))) {
            return static_cast<std::size_t>(next);
        }
    }
    return panel;
}

CellAddress within(const QRect& cells, std::size_t panel, const QPoint& cell) {
    return {static_cast<int>(panel), std::clamp(cell.y(), cells.top(), cells.bottom()),
            std::clamp(cell.x(), cells.left(), cells.right())};
}

} // namespace

CellAddress steppedCell(const FigureContent& content, const QRectF& visible, const Crosshair& marked,
                        const QPoint& by) {
    if (!marked.query || !marked.key || marked.panel >= content.panels.size()) {
        return within(allCells(content).toRect(), 0, visible.topLeft().toPoint());
    }
    const QRect cells = allCells(content, marked.panel).toRect();
    const QPoint cell(*marked.key + by.x(), *marked.query + by.y());
    const int direction = cell.x() > cells.right() ? 1 : cell.x() < cells.left() ? -1 : 0;
    const std::size_t panel = direction == 0 ? marked.panel : otherPanel(content, marked.panel, direction);
    if (panel == marked.panel) {
        return within(cells, panel, cell);
    }
    const QRect others = allCells(content, panel).toRect();
    return within(others, panel, {direction > 0 ? others.left() : others.right(), cell.y()});
}

} // namespace headscope
