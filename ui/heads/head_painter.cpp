// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_painter.h"

#include <algorithm>
#include <cmath>

#include "ui/palette/readable_on.h"
#include "ui/scores/mark_glyphs.h"
#include "ui/theme/fonts.h"

namespace headscope {

namespace {

constexpr double kDimmed = 0.22; // opacity of heads outside the filter

/// "0.92", or ".92" where that is what fits; empty where neither does.
QString fittingNumber(const QString& number, const QFontMetrics& metrics, int room) {
    if (metrics.horizontalAdvance(number) <= room) {
        return number;
    }
    QString shorter = number;
    shorter.replace(QStringLiteral("0."), QStringLiteral("."));
    const bool isShare = number.startsWith(QStringLiteral("0.")) || number.startsWith(QStringLiteral("−0."));
    return isShare && metrics.horizontalAdvance(shorter) <= room ? shorter : QString();
}

} // namespace

HeadPainter::HeadPainter(QPainter& painter, HeadScene& scene, const QWidget& canvas)
    : painter_(painter), scene_(scene), canvas_(canvas), theme_(Theme::of(canvas.palette())),
      spacing_(Spacing::of(canvas.font())) {}

void HeadPainter::paint(const QRect& region, std::optional<HeadId> hovered) {
    painter_.setRenderHint(QPainter::Antialiasing);
    paintRows(region);
    scene_.layout.forEachHead([&](HeadId head, const QRect& rect) {
        if (!rect.intersects(region)) {
            return;
        }
        head.kind = scene_.grid.kind;
        paintHead(head, rect);
        paintBrush(head, rect);
        if (head == hovered) {
            painter_.setPen(QPen(theme_.muted, spacing_.hair));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRect(QRectF(rect).adjusted(-0.5, -0.5, 0.5, 0.5));
        }
    });
    paintSelection(SideName::B);
    paintSelection(SideName::A);
    paintPins();
    painter_.setFont(smallerFont(canvas_.font()));
    const QRect seen = canvas_.visibleRegion().boundingRect();
    paintColumnLabels(seen);
    paintLayerLabels(seen);
    paintCellLabels(region);
}

void HeadPainter::paintRows(const QRect& region) {
    painter_.setPen(QPen(theme_.border, spacing_.hair));
    painter_.setBrush(Qt::NoBrush);
    for (const HeadMapLayout::Row& row : scene_.layout.rows()) {
        if (!row.label.adjusted(0, 0, canvas_.width(), 0).intersects(region)) {
            continue;
        }
        for (const HeadMapLayout::Frame& frame : row.frames) {
            painter_.drawRoundedRect(QRectF(frame.rect).adjusted(0.5, 0.5, -0.5, -0.5), spacing_.radius,
                                     spacing_.radius);
        }
    }
}

void HeadPainter::paintHead(const HeadId& head, const QRect& rect) {
    const std::size_t index = scene_.grid.indexOf(head);
    painter_.setOpacity(scene_.filter.accepts(head) ? 1.0 : kDimmed);
    painter_.fillRect(rect, theme_.background);
    if (scene_.values) {
        const int frame = scene_.marks.brushed.contains(head) ? 6 * spacing_.hair : 0;
        paintValue(rect, index, rect.width() - spacing_.tiny - frame);
    } else if (const QImage& image = scene_.image(index); !image.isNull()) {
        // Shows through where cells are masked: no palette has a hatch, so that it cannot be taken for a
        // weight.
        drawHatch(painter_, rect, canvas_.font(), theme_);
        const bool shrinks = image.width() > rect.width() * canvas_.devicePixelRatioF();
        painter_.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
        painter_.drawImage(rect, image);
    }
    painter_.setOpacity(1.0);
}

void HeadPainter::paintValue(const QRect& rect, std::size_t index, int room) {
    const HeadValues& values = *scene_.values;
    if (index >= values.values.size() || std::isnan(values.values[index])) {
        drawHatch(painter_, rect, canvas_.font(), theme_);
        return;
    }
    const QColor ground(valueColour(values, values.values[index], scene_.colours.table));
    painter_.fillRect(rect, ground);
    painter_.setFont(tabularFont(smallerFont(smallerFont(canvas_.font()))));
    const QString number = fittingNumber(values.text(index, false), painter_.fontMetrics(), room);
    painter_.setPen(readableOn(ground));
    painter_.drawText(rect, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine, number);
}

void HeadPainter::paintBrush(const HeadId& head, const QRect& rect) {
    if (scene_.marks.brushed.contains(head)) {
        const double width = 2.0 * spacing_.hair;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme_.card, width + 2));
        const QRectF edge = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter_.drawRect(edge);
        painter_.setPen(QPen(brushColour(theme_), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter_.drawRect(edge);
    }
}

void HeadPainter::paintPins() {
    for (const HeadId& head : scene_.marks.pinned) {
        const QRect rect = head.kind == scene_.grid.kind ? scene_.layout.headRect(head) : QRect();
        if (!rect.isEmpty()) {
            const double size = std::clamp(0.42 * rect.width(), 0.45 * spacing_.line, 0.7 * spacing_.line);
            drawPin(painter_, QPointF(rect.right() + 1 - size / 4, rect.top() + size / 4), size, theme_);
        }
    }
}

void HeadPainter::paintSelection(SideName side) {
    const HeadMarks& marks = scene_.marks;
    const QRect rect = scene_.layout.headRect(marks.of(side));
    if (rect.isEmpty() || scene_.onlySide.value_or(side) != side) {
        return;
    }
    const double width = 2.0 * spacing_.hair;
    const bool isOutside = side == SideName::B && !scene_.onlySide && marks.a == marks.b;
    const double distance = isOutside ? 2.0 * width : 0.5 * width;
    const QRectF frame = QRectF(rect).adjusted(-distance, -distance, distance, distance);
    painter_.setBrush(Qt::NoBrush);
    if (side == scene_.onlySide.value_or(SideName::A) && canvas_.hasFocus()) {
        QColor halo = theme_.side(side);
        halo.setAlphaF(0.3F);
        painter_.setPen(QPen(halo, 3 * width, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter_.drawRect(frame);
    }
    QPen pen(theme_.side(side), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    if (isOutside) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.0, 1.5});
    }
    painter_.setPen(pen);
    painter_.drawRect(frame);
}

void HeadPainter::paintColumnLabels(const QRect& seen) {
    const int shared = scene_.layout.sharedLabelHeight();
    const int shift = shared > 0 ? std::max(0, seen.top()) : 0; // labels that hold for all rows stay on top
    if (shift > 0) {
        painter_.fillRect(QRect(seen.left(), shift, seen.width(), shared), theme_.card);
    }
    painter_.setPen(theme_.muted);
    const QFontMetrics metrics = painter_.fontMetrics();
    const auto draw = [&](const QRect& rect, const QString& longer, const QString& shorter) {
        const bool fits = metrics.horizontalAdvance(longer) <= rect.width();
        painter_.drawText(rect.translated(0, shift), static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                          fits ? longer : shorter);
    };
    for (const HeadMapLayout::Row& row : scene_.layout.rows()) {
        for (const HeadMapLayout::Frame& frame : row.frames) {
            if (!frame.label.isEmpty()) {
                draw(frame.label, QWidget::tr("KV %1").arg(frame.kvHead), QString::number(frame.kvHead));
            }
        }
        for (std::size_t head = 0; head < row.headLabels.size(); ++head) {
            draw(row.headLabels[head], QStringLiteral("H%1").arg(head), QString::number(head));
        }
    }
}

void HeadPainter::paintLayerLabels(const QRect& seen) {
    const auto& rows = scene_.layout.rows();
    const int shift = std::max(0, seen.left());
    const int shared = scene_.layout.sharedLabelHeight();
    const int below = shared > 0 ? std::max(0, seen.top()) + shared : 0;
    if (shift > 0 && !rows.empty()) {
        painter_.fillRect(QRect(shift, seen.top(), rows.front().label.width(), seen.height()), theme_.card);
    }
    painter_.save();
    painter_.setClipRect(QRect(shift, below, canvas_.width(), canvas_.height()));
    painter_.setPen(theme_.muted);
    for (std::size_t layer = 0; layer < rows.size(); ++layer) {
        painter_.drawText(rows[layer].label.translated(shift, 0),
                          static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                          QStringLiteral("L%1").arg(layer));
    }
    painter_.restore();
}

void HeadPainter::paintCellLabels(const QRect& region) {
    painter_.setPen(theme_.muted);
    for (const HeadMapLayout::Cell& cell : scene_.layout.cells()) {
        if (cell.label.intersects(region)) {
            painter_.drawText(cell.label, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                              HeadMapLayout::shortName(cell.head));
        }
    }
}

} // namespace headscope
