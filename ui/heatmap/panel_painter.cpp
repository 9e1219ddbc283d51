// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/panel_painter.h"

#include <cmath>

#include "ui/heatmap/bar_texts.h"
#include "ui/heatmap/cell_image.h"
#include "ui/heatmap/figure_text.h"

namespace headscope {

namespace {

constexpr double kLine = 1.35; // height of a line of text, in units of the font's size

void paintLines(QPainter& painter, const QStringList& lines, QRectF area, double lineHeight) {
    area.setHeight(lineHeight);
    for (const QString& line : lines) {
        drawTextIn(painter, area, Qt::AlignLeft, line);
        area.translate(0, lineHeight);
    }
}

// Draws text at the left of `area` and takes its width off it.
void paintLeading(QPainter& painter, QRectF& area, const QString& text, double gapAfter) {
    const QString fitted = fittedText(text, painter.font(), area.width());
    drawTextIn(painter, area, Qt::AlignLeft, fitted);
    if (!fitted.isEmpty()) {
        area.setLeft(area.left() + textWidth(fitted, painter.font()) + gapAfter);
    }
}

QString decadeText(int exponent) {
    return exponent == 0 ? QStringLiteral("1") : QStringLiteral("1e%1").arg(exponent);
}

// Numbers at the steps of ten, where there is room for them between the ends' texts.
void paintDecades(QPainter& painter, const ValueScale& scale, const QRectF& bar, QRectF room) {
    const double gap = 0.5 * painter.font().pixelSize();
    painter.setPen(QPen(painter.pen().color(), 0.15 * gap));
    for (const int exponent : decadesWithin(scale)) {
        const double x = bar.left() + scale.position(std::pow(10.0, exponent)) * bar.width();
        painter.drawLine(QLineF(x, bar.bottom(), x, bar.bottom() + gap / 2));
        const QString text = decadeText(exponent);
        const double width = textWidth(text, painter.font());
        if (x - width / 2 >= room.left() + gap && x + width / 2 <= room.right() - gap) {
            drawTextIn(painter, QRectF(x - width / 2, room.top(), width, room.height()), Qt::AlignLeft, text);
            room.setLeft(x + width / 2);
        }
    }
}

} // namespace

void paintRemark(QPainter& painter, const FigureScene& scene) {
    const QRectF& area = scene.geometry.remark;
    painter.setFont(scene.fonts.base());
    painter.setPen(scene.content.theme.mutedText);
    paintLines(painter, wrappedText(scene.content.remark, scene.fonts.base(), area.width()), area,
               kLine * scene.fonts.em());
}

void paintHeader(QPainter& painter, const FigureScene& scene, std::size_t index) {
    const MapPanel& panel = scene.content.panels[index];
    const PanelGeometry& geometry = scene.geometry.panels[index];
    const FigureTheme& theme = scene.content.theme;
    const QColor accent = panel.accent.isValid() ? panel.accent : theme.text;
    const double em = scene.fonts.em();

    painter.fillRect(geometry.accentLine, accent);
    QRectF area = geometry.header;
    painter.setFont(scene.fonts.bold());
    painter.setPen(panel.badgeColour.isValid() ? panel.badgeColour : accent);
    paintLeading(painter, area, panel.badge, 0.6 * em);
    painter.setPen(theme.text);
    paintLeading(painter, area, panel.title, em);
    painter.setFont(scene.fonts.base());
    painter.setPen(theme.mutedText);
    if (geometry.note.height() > 0) {
        paintLines(painter, wrappedText(panel.note, painter.font(), geometry.note.width()), geometry.note,
                   kLine * em);
    } else {
        drawTextIn(painter, area, Qt::AlignRight, panel.note);
    }
}

void paintColourBar(QPainter& painter, const FigureScene& scene, std::size_t index) {
    const MapPanel& panel = scene.content.panels[index];
    const PanelGeometry& geometry = scene.geometry.panels[index];
    const FigureTheme& theme = scene.content.theme;
    if (geometry.bar.isEmpty()) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(paletteGradient(cellColours(scene.content, panel).palette, geometry.bar));
    painter.drawRect(geometry.bar);
    painter.setBrush(Qt::NoBrush); // PDF would write the gradient again with every change that follows

    const QFont font = scene.fonts.small();
    painter.setFont(font);
    QRectF line(geometry.barText);
    line.setHeight(kLine * scene.fonts.em());
    QRectF room = line; // between the texts of the first line
    for (const BarText& text :
         barTexts(panel.scale, shownRangeNote(scene.content, panel), font, geometry.bar.width())) {
        const QRectF area(line.left() + text.left, line.top() + text.line * line.height(), text.width,
                          line.height());
        painter.setPen(text.isNote ? theme.mutedText : theme.text);
        drawTextIn(painter, area, Qt::AlignLeft, text.text);
        if (text.line == 0 && text.left == 0) {
            room.setLeft(area.right());
        } else if (text.line == 0) {
            room.setRight(area.left());
        }
    }
    if (panel.scale.kind() == ValueScale::Kind::Log) {
        painter.setPen(theme.text);
        paintDecades(painter, panel.scale, geometry.bar, room);
    }
}

std::vector<int> decadesWithin(const ValueScale& scale) {
    std::vector<int> result;
    if (scale.kind() != ValueScale::Kind::Log || !(scale.high() > scale.low())) {
        return result;
    }
    constexpr double kNearEnd = 1e-6;
    const int last = static_cast<int>(std::ceil(std::log10(scale.high()) - kNearEnd)) - 1;
    for (int exponent = static_cast<int>(std::floor(std::log10(scale.low()) + kNearEnd)) + 1;
         exponent <= last; ++exponent) {
        result.push_back(exponent);
    }
    return result;
}

} // namespace headscope
