// SPDX-License-Identifier: GPL-3.0-or-later
// What MapSheet paints.
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/charts/map_sheet.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/palette/palette.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kBarWidth = 9; // of the shared one, in lines of text

} // namespace

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
    paintFoot(painter);
    paintBetween(painter);
}

void MapSheet::paintBetween(QPainter& painter) {
    Q_UNUSED(painter)
}

void MapSheet::paintMap(QPainter& painter, int map) {
    const auto index = static_cast<std::size_t>(map);
    const SheetMap& shown = content_.maps[index];
    const SheetLayout::Map& place = layout_.maps[index];
    const Theme& theme = Theme::of(palette());
    const QFont title = FigureFonts(font()).base();
    const QFont small = smallerFont(font());
    painter.setFont(title);
    painter.setPen(shown.side ? theme.sideText(*shown.side) : theme.text);
    drawTextIn(painter, place.title, Qt::AlignLeft,
               fittedText(shown.title, painter.font(), place.title.width()));
    painter.setFont(small);
    painter.setPen(theme.muted);
    drawTextIn(painter, place.note, Qt::AlignLeft,
               fittedText(shown.note, painter.font(), place.note.width()));
    const double em = painter.fontMetrics().height() / 1.35;
    const CellMapping cells = mapping(map);
    rasters_[index].paint(painter, figure_, figure_.panels[index], cells);
    paintMapLines(painter, figure_, figure_.panels[index], cells, em);
    painter.save();
    paintOverlay(painter, map, cells);
    painter.restore();
    if (map % std::max(1, layout_.columns) == 0) {
        paintRowLabels(painter, map);
    }
    paintMarks(painter, map);
    if (hasOwnBars(content_)) {
        const double line = painter.fontMetrics().height();
        const QRectF room(place.bar.left(), place.bar.bottom() - line, place.bar.width(), line);
        paintBar(painter, room, shown.scale, shown.isDifference);
    }
}

void MapSheet::paintOverlay(QPainter& painter, int map, const CellMapping& mapping) {
    Q_UNUSED(painter)
    Q_UNUSED(map)
    Q_UNUSED(mapping)
}

void MapSheet::paintRowLabels(QPainter& painter, int map) const {
    if (layout_.labelWidth <= 0) {
        return;
    }
    const SheetMap& shown = content_.maps[static_cast<std::size_t>(map)];
    const QStringList& labels = shown.rowLabels.isEmpty() ? content_.rowLabels : shown.rowLabels;
    const Theme& theme = Theme::of(palette());
    painter.setFont(tokenFont(smallerFont(font())));
    const double gap = Spacing::of(font()).small;
    for (int row = 0; row < std::min(static_cast<int>(labels.size()), static_cast<int>(shown.values->rows()));
         ++row) {
        const QRectF cell = cellRect(map, row, 0);
        const QRectF room(cell.left() - layout_.labelWidth, cell.top(), layout_.labelWidth - gap,
                          cell.height());
        painter.setPen(row_ == row ? theme.text : theme.muted);
        drawTextIn(painter, room, Qt::AlignRight, fittedText(labels.at(row), painter.font(), room.width()));
    }
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

/// A bar of the palette's colours with the numbers at its ends.
void MapSheet::paintBar(QPainter& painter, const QRectF& room, const ValueScale& scale,
                        bool isDifference) const {
    const Palette& colours = isDifference ? findPalette(figure_.divergingPalette, Palette::Kind::Diverging)
                                          : findPalette(figure_.sequentialPalette, Palette::Kind::Sequential);
    const Theme& theme = Theme::of(palette());
    painter.setFont(tabularFont(smallerFont(font())));
    painter.setPen(theme.muted);
    const double gap = Spacing::of(font()).small;
    const double low = textWidth(scale.lowText(), painter.font());
    const double high = textWidth(scale.highText(), painter.font());
    QRectF bar(room.left() + low + gap, 0, room.width() - low - high - 2 * gap, 0.4 * room.height());
    if (bar.width() < 4) { // the numbers alone
        const QString range = scale.kind() == ValueScale::Kind::Diverging
                                  ? QStringLiteral("±%1").arg(valueText(scale.high()))
                                  : QStringLiteral("%1 … %2").arg(scale.lowText(), scale.highText());
        drawTextIn(painter, room, Qt::AlignLeft, fittedText(range, painter.font(), room.width()));
        return;
    }
    drawTextIn(painter, room, Qt::AlignLeft, scale.lowText());
    bar.moveTop(room.center().y() - bar.height() / 2);
    drawTextIn(painter, QRectF(bar.right() + gap, room.top(), high + gap, room.height()), Qt::AlignLeft,
               scale.highText());
    painter.fillRect(bar, paletteGradient(colours, bar));
}

void MapSheet::paintFoot(QPainter& painter) const {
    if (layout_.foot.isEmpty()) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const QFont small = smallerFont(font());
    const double line = QFontMetricsF(small).height();
    QRectF room(layout_.foot.left(), layout_.foot.bottom() - line, layout_.foot.width(), line);
    const double gap = Spacing::of(font()).medium;
    if (hasSharedBar(content_)) {
        const QRectF bar(room.left(), room.top(), std::min(kBarWidth * line, room.width()), line);
        paintBar(painter, bar, scaleOf(0), content_.maps.front().isDifference);
        room.setLeft(bar.right() + gap);
    }
    QStringList words;
    if (!content_.barNote.isEmpty()) {
        words += content_.barNote;
    }
    if (!content_.rowName.isEmpty()) {
        words += tr("rows: %1 · columns: %2").arg(content_.rowName, content_.columnName);
    }
    painter.setFont(small);
    painter.setPen(theme.muted);
    drawTextIn(painter, room, Qt::AlignLeft,
               fittedText(words.join(QStringLiteral(" · ")), painter.font(), room.width()));
}

} // namespace headscope
