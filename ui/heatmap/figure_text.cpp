// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_text.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPaintEngine>

#include "ui/heatmap/colour_glyphs.h"

namespace headscope {

namespace {

constexpr double kEmojiScale = 6; // pixels of an emoji's image by those of the figure

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

// For readers to hang the image's text on: they take none where no letter is.
void drawUnseenLetter(QPainter& painter, const QPointF& baseline) {
    const QPen pen = painter.pen();
    painter.setPen(QColor(Qt::transparent));
    painter.drawText(baseline, QStringLiteral("o"));
    painter.setPen(pen);
}

} // namespace

void drawText(QPainter& painter, const QPointF& baseline, const QString& text) {
    if (text.isEmpty()) {
        return;
    }
    auto* sink = dynamic_cast<TextSink*>(painter.device());
    const QString drawn = sink ? sink->begin(painter, text) : text;
    if (painter.paintEngine()->type() == QPaintEngine::Pdf && hasColourGlyphs(drawn, painter.font())) {
        drawTextAsImage(painter, baseline, drawn);
        drawUnseenLetter(painter, baseline);
    } else {
        painter.drawText(baseline, drawn);
    }
    if (sink) {
        sink->end(painter);
    }
}

void drawTextIn(QPainter& painter, const QRectF& area, Qt::AlignmentFlag alignment, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    const double spare = area.width() - metrics.horizontalAdvance(text);
    const double share = alignment == Qt::AlignRight ? 1 : alignment == Qt::AlignHCenter ? 0.5 : 0;
    drawText(
        painter,
        QPointF(area.left() + share * spare, area.center().y() + (metrics.ascent() - metrics.descent()) / 2),
        text);
}

} // namespace headscope
