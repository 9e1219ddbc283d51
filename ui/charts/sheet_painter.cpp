// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sheet_painter.h"

#include <algorithm>

#include "ui/charts/map_sheet.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/palette/palette.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// Of a map, or of all.
const ValueScale& scaleOf(const SheetContent& content, std::size_t map) {
    return content.maps[content.hasOneScale ? 0 : map].scale;
}

/// A bar of the palette's colours with the numbers at its ends.
void paintBar(QPainter& painter, const SheetScene& scene, const QRectF& room, std::size_t map) {
    const ValueScale& scale = scaleOf(scene.content, map);
    const Palette& colours = scene.content.maps[map].isDifference
                                 ? findPalette(scene.figure.divergingPalette, Palette::Kind::Diverging)
                                 : findPalette(scene.figure.sequentialPalette, Palette::Kind::Sequential);
    painter.setFont(tabularFont(smallerFont(scene.font)));
    painter.setPen(scene.theme.muted);
    const double gap = Spacing::of(scene.font).small;
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

/// In as many lines as `room` has, the last with an ellipsis where that is not enough.
void paintNote(QPainter& painter, const QRectF& room, const QString& text) {
    const double line = QFontMetricsF(painter.font()).height();
    const int most = std::max(1, static_cast<int>((room.height() + 0.5) / line));
    QStringList lines = most == 1 ? QStringList{text} : wrappedText(text, painter.font(), room.width());
    while (lines.size() > most) {
        const QString last = lines.takeLast();
        lines.last() += u' ' + last;
    }
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const QRectF area(room.left(), room.top() + static_cast<double>(index) * line, room.width(), line);
        drawTextIn(painter, area, Qt::AlignLeft, fittedText(lines[index], painter.font(), room.width()));
    }
}

void paintRowLabels(QPainter& painter, const SheetScene& scene, int map) {
    if (scene.layout.labelWidth <= 0) {
        return;
    }
    const SheetMap& shown = scene.content.maps[static_cast<std::size_t>(map)];
    const QStringList& labels = shown.rowLabels.isEmpty() ? scene.content.rowLabels : shown.rowLabels;
    painter.setFont(tokenFont(smallerFont(scene.font)));
    const double gap = Spacing::of(scene.font).small;
    const CellMapping mapping = scene.mapping(map);
    for (int row = 0; row < std::min(static_cast<int>(labels.size()), static_cast<int>(shown.values->rows()));
         ++row) {
        const QRectF cell = scene.mapRect(map).isEmpty() ? QRectF() : mapping.rect(row, 0);
        const QRectF room(cell.left() - scene.layout.labelWidth, cell.top(), scene.layout.labelWidth - gap,
                          cell.height());
        painter.setPen(scene.row == row ? scene.theme.text : scene.theme.muted);
        drawTextIn(painter, room, Qt::AlignRight, fittedText(labels.at(row), painter.font(), room.width()));
    }
}

} // namespace

QRectF SheetScene::mapRect(int map) const {
    return map < static_cast<int>(layout.maps.size()) ? layout.maps[static_cast<std::size_t>(map)].cells
                                                      : QRectF();
}

CellMapping SheetScene::mapping(int map) const {
    const Matrix& values = *content.maps[static_cast<std::size_t>(map)].values;
    return {QRectF(0, 0, static_cast<double>(values.cols()), static_cast<double>(values.rows())),
            mapRect(map)};
}

FigureContent sheetFigure(const SheetContent& content, const FigureTheme& theme, bool isDark) {
    FigureContent figure;
    figure.theme = theme;
    figure.theme.notANumber = figure.theme.masked; // undefined, which is not an error
    figure.sequentialPalette = content.palette;
    figure.divergingPalette = content.differencePalette;
    if (figure.divergingPalette.isEmpty() && isDark) {
        figure.divergingPalette = kDarkDiverging;
    }
    figure.cellOutput = content.cellOutput;
    for (std::size_t map = 0; map < content.maps.size(); ++map) {
        const SheetMap& shown = content.maps[map];
        MapPanel& panel = figure.panels.emplace_back();
        panel.title = shown.title;
        panel.values = shown.values;
        panel.allowed = shown.allowed;
        panel.difference = shown.isDifference;
        panel.scale = scaleOf(content, map);
    }
    return figure;
}

void paintSheetMap(QPainter& painter, const SheetScene& scene, int map, CellRaster& raster) {
    const auto index = static_cast<std::size_t>(map);
    const SheetMap& shown = scene.content.maps[index];
    const SheetLayout::Map& place = scene.layout.maps[index];
    painter.setFont(FigureFonts(scene.font).base());
    painter.setPen(shown.side ? scene.theme.sideText(*shown.side) : scene.theme.text);
    drawTextIn(painter, place.title, Qt::AlignLeft,
               fittedText(shown.title, painter.font(), place.title.width()));
    painter.setFont(smallerFont(scene.font));
    painter.setPen(scene.theme.muted);
    paintNote(painter, place.note, shown.note);
    const double em = painter.fontMetrics().height() / 1.35;
    const CellMapping cells = scene.mapping(map);
    raster.paint(painter, scene.figure, scene.figure.panels[index], cells);
    paintMapLines(painter, scene.figure, scene.figure.panels[index], cells, em);
}

void paintSheetEdges(QPainter& painter, const SheetScene& scene, int map) {
    if (map % std::max(1, scene.layout.columns) == 0) {
        paintRowLabels(painter, scene, map);
    }
    if (hasOwnBars(scene.content)) {
        const QRectF& bar = scene.layout.maps[static_cast<std::size_t>(map)].bar;
        const double line = QFontMetricsF(smallerFont(scene.font)).height();
        paintBar(painter, scene, QRectF(bar.left(), bar.bottom() - line, bar.width(), line),
                 static_cast<std::size_t>(map));
    }
}

void paintSheetFoot(QPainter& painter, const SheetScene& scene) {
    if (scene.layout.foot.isEmpty()) {
        return;
    }
    const QFont small = smallerFont(scene.font);
    const double line = QFontMetricsF(small).height();
    QRectF room = scene.layout.foot;
    room.setTop(room.top() + 2.0 * Spacing::of(scene.font).small);
    if (hasSharedBar(scene.content)) {
        const double width = sharedBarWidth(scene.font, room.width());
        paintBar(painter, scene,
                 QRectF(room.left(), room.top(), width - Spacing::of(scene.font).medium, line), 0);
        room.setLeft(room.left() + width);
    }
    painter.setFont(small);
    painter.setPen(scene.theme.muted);
    paintNote(painter, room, sheetFootText(scene.content));
}

} // namespace headscope
