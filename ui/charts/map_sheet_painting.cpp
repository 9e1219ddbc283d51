// SPDX-License-Identifier: GPL-3.0-or-later
// What MapSheet paints.
#include <QPainter>

#include "ui/charts/map_sheet.h"
#include "ui/charts/sheet_painter.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

void MapSheet::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (content_.isEmpty()) {
        const int edge = fontMetrics().height();
        painter.setPen(Theme::of(palette()).muted);
        painter.drawText(rect().adjusted(edge, edge, -edge, -edge),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, content_.emptyText);
        return;
    }
    paint(painter);
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void MapSheet::paint(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (int map = 0; map < static_cast<int>(layout_.maps.size()); ++map) {
        paintMap(painter, map);
    }
    paintSheetFoot(painter, scene());
    paintBetween(painter);
}

void MapSheet::paintBetween(QPainter& painter) {
    Q_UNUSED(painter)
}

SheetScene MapSheet::scene() const {
    return {content_, figure_, layout_, font(), Theme::of(palette()), row_};
}

void MapSheet::paintMap(QPainter& painter, int map) {
    const SheetScene shown = scene();
    paintSheetMap(painter, shown, map, rasters_[static_cast<std::size_t>(map)]);
    painter.save();
    paintOverlay(painter, map, shown.mapping(map));
    painter.restore();
    paintSheetEdges(painter, shown, map);
    paintMarks(painter, map);
}

void MapSheet::paintOverlay(QPainter& painter, int map, const CellMapping& mapping) {
    Q_UNUSED(painter)
    Q_UNUSED(map)
    Q_UNUSED(mapping)
}

void MapSheet::paintMarks(QPainter& painter, int map) const {
    const SheetMap& shown = content_.maps[static_cast<std::size_t>(map)];
    const Theme& theme = Theme::of(palette());
    const QRectF cells = mapRect(map);
    const double hair = Spacing::of(font()).hair;
    painter.setBrush(Qt::NoBrush);
    const auto rows = static_cast<int>(shown.values->rows());
    const auto columns = static_cast<int>(shown.values->cols());
    painter.setPen(QPen(theme.accent, 1.5 * hair));
    if (row_ && *row_ < rows) {
        const QRectF cell = cellRect(map, *row_, 0);
        painter.drawRect(QRectF(cells.left(), cell.top(), cells.width(), cell.height()));
    }
    if (column_ && *column_ < columns) {
        const QRectF cell = cellRect(map, 0, *column_);
        painter.setPen(QPen(theme.accent, hair, Qt::DashLine));
        painter.drawRect(QRectF(cell.left(), cells.top(), cell.width(), cells.height()));
    }
    if (!pointed_ || pointed_->row >= rows || pointed_->column >= columns) {
        return;
    }
    const QRectF cell = cellRect(map, pointed_->row, pointed_->column);
    painter.setPen(QPen(theme.text, hair));
    painter.drawRect(cell.adjusted(-hair, -hair, hair, hair));
}

} // namespace headscope
