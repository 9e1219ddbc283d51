// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/visible_cells.h"

#include <algorithm>

namespace headscope {

namespace {

/// What `cells` are of `to` if they were the same share of it as they are of `from`.
QRectF scaledCells(const QRectF& cells, const QRectF& from, const QRectF& to) {
    if (from == to || from.isEmpty()) {
        return cells;
    }
    if (cells == from) {
        return to;
    }
    const double x = to.width() / from.width();
    const double y = to.height() / from.height();
    return {to.left() + (cells.left() - from.left()) * x, to.top() + (cells.top() - from.top()) * y,
            cells.width() * x, cells.height() * y};
}

} // namespace

QRectF CellMapping::rect(int query, int key) const {
    const QRectF part = QRectF(key, query, 1, 1) & cells;
    if (part.isEmpty()) {
        return {};
    }
    return QRectF(QPointF(x(part.left()), y(part.top())), QPointF(x(part.right()), y(part.bottom())));
}

QPointF CellMapping::cellsAt(const QPointF& point) const {
    return {cells.x() + (point.x() - target.x()) / cellWidth(),
            cells.y() + (point.y() - target.y()) / cellHeight()};
}

QRectF allCells(const FigureContent& content, std::size_t panel) {
    if (panel >= content.panels.size() || !content.panels[panel].values) {
        return {};
    }
    const Matrix& values = *content.panels[panel].values;
    const double firstKey = content.firstColumnHidden && values.cols() > 1 ? 1 : 0;
    return {firstKey, 0, static_cast<double>(values.cols()) - firstKey, static_cast<double>(values.rows())};
}

std::vector<QRectF> cellsOfPanels(const FigureContent& content) {
    std::vector<QRectF> cells;
    for (std::size_t panel = 0; panel < content.panels.size(); ++panel) {
        cells.push_back(allCells(content, panel));
    }
    return cells;
}

QRectF panelCells(const FigureContent& content, std::size_t panel, const QRectF& cells) {
    return scaledCells(cells, allCells(content), allCells(content, panel));
}

QRectF firstPanelCells(const FigureContent& content, std::size_t panel, const QRectF& cells) {
    return scaledCells(cells, allCells(content, panel), allCells(content));
}

QRectF zoomedCells(const QRectF& cells, const QRectF& all, const QPointF& about, double factor) {
    const auto least = [](double side) { return std::min(kFewestVisibleCells, side) / side; };
    // The same share of both sides, so that cells keep their shape; but a side of few cells stays whole.
    const double now = std::min(cells.width() / all.width(), cells.height() / all.height());
    const double share = std::clamp(now / factor, std::min(least(all.width()), least(all.height())), 1.0);
    const QSizeF size(all.width() * std::max(share, least(all.width())),
                      all.height() * std::max(share, least(all.height())));
    const QPointF place((about.x() - cells.x()) / cells.width(), (about.y() - cells.y()) / cells.height());
    const QRectF zoomed(QPointF(about.x() - place.x() * size.width(), about.y() - place.y() * size.height()),
                        size);
    return movedCells(zoomed, all, {});
}

QRectF movedCells(const QRectF& cells, const QRectF& all, const QPointF& by) {
    QRectF moved = cells.translated(by);
    moved.moveLeft(std::clamp(moved.left(), all.left(), std::max(all.left(), all.right() - moved.width())));
    moved.moveTop(std::clamp(moved.top(), all.top(), std::max(all.top(), all.bottom() - moved.height())));
    return moved;
}

QRectF cellsShowing(const QRectF& cells, const QRectF& all, const QPoint& cell) {
    const double right = std::max(0.0, cell.x() + 1 - cells.right()) + std::min(0.0, cell.x() - cells.left());
    const double down = std::max(0.0, cell.y() + 1 - cells.bottom()) + std::min(0.0, cell.y() - cells.top());
    return movedCells(cells, all, {right, down});
}

} // namespace headscope
