// SPDX-License-Identifier: GPL-3.0-or-later
// What MatrixCanvas paints.
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/figure_text.h"
#include "ui/heatmap/label_painter.h"
#include "ui/heatmap/panel_painter.h"
#include "ui/panels/matrix_canvas.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kLowestGroup = 10; // pixels of a group's rows, below which no line is drawn
constexpr double kMarkWidth = 0.22; // of the bars beside marked rows, in units of the font's size

} // namespace

void MatrixCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    if (geometry_.panels.empty()) {
        paintEmptyText(painter);
        return;
    }
    paintCells(painter);
    paintGroupLines(painter);
    paintLabels(painter);
    if (content_.hasBar) {
        paintColourBar(painter, scene(), 0);
        paintBarNote(painter);
    }
    paintMarks(painter);
    if (chosenColumn_ && *chosenColumn_ < content_.columns()) {
        paintCrosshair(painter, scene(), {std::nullopt, chosenColumn_});
    }
    paintCrosshair(painter, scene(), pointed_);
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void MatrixCanvas::paintEmptyText(QPainter& painter) const {
    painter.setPen(figure_.theme.mutedText);
    painter.setFont(font());
    const int edge = qRound(em());
    painter.drawText(rect().adjusted(edge, edge, -edge, -edge),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, content_.emptyText);
}

void MatrixCanvas::paintCells(QPainter& painter) {
    raster_.paint(painter, figure_, figure_.panels.front(), mapping());
    paintMapLines(painter, figure_, figure_.panels.front(), mapping(), em());
}

void MatrixCanvas::paintGroupLines(QPainter& painter) const {
    if (content_.groups.empty()) {
        return;
    }
    const CellMapping now = mapping();
    const double groups = static_cast<double>(content_.groups.size());
    if (now.cellHeight() * content_.rows() / groups < kLowestGroup) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(figure_.theme.background, std::max(1.0, std::round(0.08 * em()))));
    for (const MatrixContent::Group& group : content_.groups) {
        const QRectF& area = now.target;
        if (const double y = now.y(group.first); y > area.top() + 1 && y < area.bottom() - 1) {
            painter.drawLine(QLineF(area.left(), y, area.right(), y));
        }
        if (const double x = now.x(group.first);
            content_.isSymmetric && x > area.left() + 1 && x < area.right() - 1) {
            painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

/// Names of rows, or of their groups where those do not fit.
void MatrixCanvas::paintLabels(QPainter& painter) const {
    const CellMapping now = mapping();
    const double distance = queryLabelDistance(geometry_.labelPixels);
    if (content_.groups.empty() || labelStride(now.cellHeight(), distance) == 1) {
        paintAxisLabels(painter, scene());
        return;
    }
    FigureContent columnsOnly = figure_;
    columnsOnly.queryLabels.clear();
    paintAxisLabels(painter, {columnsOnly, geometry_, fonts_, cells_});
    painter.setFont(fonts_.label(geometry_.labelPixels));
    painter.setPen(figure_.theme.text);
    double free = now.target.top();
    for (std::size_t index = 0; index < content_.groups.size(); ++index) {
        const bool isLast = index + 1 == content_.groups.size();
        const int first = content_.groups[index].first;
        const int end = isLast ? content_.rows() : content_.groups[index + 1].first;
        const double top = std::max(now.y(first), now.target.top());
        const double middle = (top + std::min(now.y(end), now.target.bottom())) / 2;
        if (middle - distance / 2 < free || middle + distance / 2 > now.target.bottom()) {
            continue;
        }
        free = middle + distance / 2;
        drawTextIn(painter,
                   QRectF(geometry_.panels.front().queryLabels.left(), middle - distance / 2,
                          geometry_.panels.front().queryLabels.width(), distance),
                   Qt::AlignRight, content_.groups[index].label);
    }
}

void MatrixCanvas::paintBarNote(QPainter& painter) const {
    const QRectF& area = geometry_.panels.front().note;
    painter.setFont(fonts_.small());
    painter.setPen(figure_.theme.mutedText);
    drawTextIn(painter, area, Qt::AlignLeft, fittedText(content_.barNote, painter.font(), area.width()));
}

/// A bar in the side's colour beside the row, and a frame round it; B's is dashed where it is A's row too.
void MatrixCanvas::paintMarks(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const CellMapping now = mapping();
    const double thick = std::round(kMarkWidth * em());
    const double line = std::max(1.0, std::round(0.1 * em()));
    const bool isShared = marked_[0] && marked_[0] == marked_[1];
    painter.setBrush(Qt::NoBrush);
    for (const SideName side : {SideName::B, SideName::A}) {
        const std::optional<int> row = marked_[static_cast<std::size_t>(side)];
        if (!row || *row >= content_.rows()) {
            continue;
        }
        const QRectF seen = QRectF(0, *row, content_.columns(), 1) & cells_;
        const bool isSecond = isShared && side == SideName::B;
        if (!seen.isEmpty()) {
            const double top = now.y(seen.top());
            const double height = std::max(now.y(seen.bottom()) - top, 3.0);
            const double out = isSecond ? 1.5 * line : 0.5 * line;
            QPen pen(theme.side(side), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
            if (isSecond) {
                pen.setDashPattern({2.0, 1.5});
            }
            painter.setPen(pen);
            painter.drawRect(
                QRectF(now.target.left(), top, now.target.width(), height).adjusted(-out, -out, out, out));
            painter.fillRect(QRectF(now.target.left() - (isSecond ? 2.5 : 1.4) * thick, top, thick, height),
                             theme.side(side));
        }
        const QRectF column = QRectF(*row, 0, 1, content_.rows()) & cells_;
        if (content_.isSymmetric && !column.isEmpty()) {
            const double left = now.x(column.left());
            const double width = std::max(now.x(column.right()) - left, 3.0);
            painter.fillRect(QRectF(left, now.target.top() - (isSecond ? 2.5 : 1.4) * thick, width, thick),
                             theme.side(side));
        }
    }
}

} // namespace headscope
