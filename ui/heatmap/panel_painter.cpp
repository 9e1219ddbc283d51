// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/panel_painter.h"

#include <cmath>

#include <QLinearGradient>

#include "ui/heatmap/cell_image.h"

namespace headscope {

namespace {

constexpr int kGradientSteps = 32;
constexpr double kLine = 1.35; // height of a line of text, in units of the font's size

void paintLines(QPainter& painter, const QStringList& lines, QRectF area, double lineHeight) {
    area.setHeight(lineHeight);
    for (const QString& line : lines) {
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, line);
        area.translate(0, lineHeight);
    }
}

// Draws text at the left of `area` and takes its width off it.
void paintLeading(QPainter& painter, QRectF& area, const QString& text, double gapAfter) {
    const QString fitted = fittedText(text, painter.font(), area.width());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, fitted);
    if (!fitted.isEmpty()) {
        area.setLeft(area.left() + textWidth(fitted, painter.font()) + gapAfter);
    }
}

QLinearGradient gradient(const Palette& palette, const QRectF& bar) {
    QLinearGradient result(bar.topLeft(), bar.topRight());
    for (int step = 0; step <= kGradientSteps; ++step) {
        const double t = static_cast<double>(step) / kGradientSteps;
        result.setColorAt(t, QColor(palette.colour(t)));
    }
    return result;
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
            painter.drawText(QRectF(x - width / 2, room.top(), width, room.height()),
                             Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine, text);
            room.setLeft(x + width / 2);
        }
    }
}

} // namespace

void paintCaption(QPainter& painter, const FigureScene& scene) {
    const QRectF& area = scene.geometry.caption;
    const double line = kLine * scene.fonts.em();
    painter.setFont(scene.fonts.base());
    painter.setPen(scene.content.theme.text);
    paintLines(
        painter,
        wrappedText(scene.content.caption, scene.fonts.base(), area.width(), qRound(area.height() / line)),
        area, line);
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
    painter.setPen(accent);
    paintLeading(painter, area, panel.badge, 0.6 * em);
    painter.setPen(theme.text);
    paintLeading(painter, area, panel.title, em);
    painter.setFont(scene.fonts.base());
    painter.setPen(theme.mutedText);
    if (geometry.note.height() > 0) {
        const double line = kLine * em;
        const auto lines = wrappedText(panel.note, painter.font(), geometry.note.width(),
                                       qRound(geometry.note.height() / line));
        paintLines(painter, lines, geometry.note, line);
    } else {
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         fittedText(panel.note, painter.font(), area.width()));
    }
}

void paintColourBar(QPainter& painter, const FigureScene& scene, std::size_t index) {
    const MapPanel& panel = scene.content.panels[index];
    const PanelGeometry& geometry = scene.geometry.panels[index];
    const FigureTheme& theme = scene.content.theme;
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient(cellColours(scene.content, panel).palette, geometry.bar));
    painter.drawRect(geometry.bar);
    painter.setBrush(Qt::NoBrush); // PDF would write the gradient again with every change that follows

    const QFont font = scene.fonts.label(static_cast<int>(0.92 * scene.fonts.em()));
    painter.setFont(font);
    painter.setPen(theme.text);
    QRectF line(geometry.barText);
    line.setHeight(kLine * scene.fonts.em());
    const bool hasNoteBelow = geometry.barText.height() > line.height() * 1.5;
    QString high = panel.scale.highText();
    if (!panel.rangeNote.isEmpty() && !hasNoteBelow) {
        high += QStringLiteral(" (%1)").arg(panel.rangeNote);
    }
    const QString low = panel.scale.lowText();
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, low);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, high);
    const QRectF room = line.adjusted(textWidth(low, font), 0, -textWidth(high, font), 0);
    if (panel.scale.kind() == ValueScale::Kind::Log) {
        paintDecades(painter, panel.scale, geometry.bar, room);
    } else if (panel.scale.kind() == ValueScale::Kind::Diverging && room.width() > 3 * scene.fonts.em()) {
        painter.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine, QStringLiteral("0"));
    }
    if (hasNoteBelow && !panel.rangeNote.isEmpty()) {
        painter.setPen(theme.mutedText);
        painter.drawText(line.translated(0, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         fittedText(panel.rangeNote, font, line.width()));
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
