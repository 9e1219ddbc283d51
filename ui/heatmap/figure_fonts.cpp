// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_fonts.h"

#include <algorithm>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QImage>
#include <QPaintEngine>
#include <QRawFont>
#include <QTextLayout>

namespace headscope {

namespace {

constexpr const char* kColourTables[] = {"CBDT", "sbix", "COLR"};
const QString kSeparator = QStringLiteral(" · ");
constexpr double kEmojiScale = 6; // pixels of an emoji's image by those of the figure

// Whether a font that the text needs has colour bitmaps or layers for letters.
bool hasColourGlyphs(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return std::ranges::any_of(layout.glyphRuns(), [](const QGlyphRun& run) {
        const QRawFont raw = run.rawFont();
        return std::ranges::any_of(kColourTables,
                                   [&](const char* table) { return !raw.fontTable(table).isEmpty(); });
    });
}

void drawTextAsImage(QPainter& painter, const QPointF& baseline, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    QImage image((size * kEmojiScale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter inner(&image);
    inner.scale(kEmojiScale, kEmojiScale);
    inner.setFont(painter.font());
    inner.setPen(painter.pen());
    inner.drawText(QPointF(0, metrics.ascent()), text);
    inner.end();
    painter.drawImage(QRectF(baseline - QPointF(0, metrics.ascent()), size), image);
}

} // namespace

FigureFonts::FigureFonts(const QFont& font, bool unhinted) : base_(font) {
    base_.setPixelSize(std::max(4, QFontInfo(font).pixelSize()));
    base_.setBold(false);
    base_.setFamily(
        QFontInfo(font).family()); // the one in use, not an alias such as "Sans Serif": files name it
    if (unhinted) {
        base_.setHintingPreference(QFont::PreferNoHinting);
    }
    bold_ = base_;
    bold_.setBold(true);
}

QFont FigureFonts::label(int pixels, bool isBold) const {
    QFont font = isBold ? bold_ : base_;
    font.setPixelSize(std::max(1, pixels));
    return font;
}

void drawText(QPainter& painter, const QPointF& baseline, const QString& text) {
    if (painter.paintEngine()->type() == QPaintEngine::Pdf && hasColourGlyphs(text, painter.font())) {
        drawTextAsImage(painter, baseline, text);
    } else {
        painter.drawText(baseline, text);
    }
}

double textWidth(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

QString fittedText(const QString& text, const QFont& font, double width) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

QStringList wrappedText(const QString& text, const QFont& font, double width, int most) {
    const QFontMetricsF metrics(font);
    QStringList lines;
    QString line;
    const auto add = [&](const QString& piece, const QString& joint) {
        const QString longer = line.isEmpty() ? piece : line + joint + piece;
        if (line.isEmpty() || metrics.horizontalAdvance(longer) <= width || lines.size() + 1 == most) {
            line = longer;
        } else {
            lines.append(line);
            line = piece;
        }
    };
    for (const QString& part : text.split(kSeparator, Qt::SkipEmptyParts)) {
        if (metrics.horizontalAdvance(part) <= width) {
            add(part, kSeparator);
            continue;
        }
        QString joint = kSeparator;
        for (const QString& word : part.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            add(word, joint);
            joint = QStringLiteral(" ");
        }
    }
    if (!line.isEmpty()) {
        lines.append(line);
    }
    for (QString& fitted : lines) {
        fitted = metrics.elidedText(fitted, Qt::ElideRight, width);
    }
    return lines;
}

} // namespace headscope
