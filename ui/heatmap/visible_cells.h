// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPoint>
#include <QRectF>

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// Where the visible part of a map is drawn. `cells`: x and width count keys, y and height queries, fractions
/// allowed.
struct CellMapping {
    QRectF cells;
    QRectF target;

    [[nodiscard]] double x(double key) const {
        return target.x() + (key - cells.x()) / cells.width() * target.width();
    }
    [[nodiscard]] double y(double query) const {
        return target.y() + (query - cells.y()) / cells.height() * target.height();
    }
    [[nodiscard]] double cellWidth() const { return target.width() / cells.width(); }
    [[nodiscard]] double cellHeight() const { return target.height() / cells.height(); }
    /// The drawn part of a cell; empty where it is out of sight.
    [[nodiscard]] QRectF rect(int query, int key) const;
    /// The position in cells that is drawn at `point`.
    [[nodiscard]] QPointF cellsAt(const QPointF& point) const;
};

/// All cells that the figure can show of its first panel, or of another one; empty where there is none.
[[nodiscard]] QRectF allCells(const FigureContent& content, std::size_t panel = 0);

[[nodiscard]] std::vector<QRectF> cellsOfPanels(const FigureContent& content);

/// `cells` of the first panel as those of another one, which is zoomed alike: the same share of its rows and
/// columns, at the same place; and the reverse.
[[nodiscard]] QRectF panelCells(const FigureContent& content, std::size_t panel, const QRectF& cells);
[[nodiscard]] QRectF firstPanelCells(const FigureContent& content, std::size_t panel, const QRectF& cells);

inline constexpr double kFewestVisibleCells = 4;

/// `cells` magnified about a point, which keeps its place: factor 2 shows half as many cells a side.
[[nodiscard]] QRectF zoomedCells(const QRectF& cells, const QRectF& all, const QPointF& about, double factor);
/// `cells` moved, but not beyond `all`.
[[nodiscard]] QRectF movedCells(const QRectF& cells, const QRectF& all, const QPointF& by);
/// `cells` moved by as little as brings the cell into sight.
[[nodiscard]] QRectF cellsShowing(const QRectF& cells, const QRectF& all, const QPoint& cell);

} // namespace headscope
