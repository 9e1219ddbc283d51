// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/mark_glyphs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/theme/spacing.h"

namespace headscope {

QColor brushColour(const Theme& theme) {
    return theme.isDark ? QColor(0xe0, 0x7a, 0xe8) : QColor(0xa8, 0x2a, 0xb4);
}

QPainterPath starPath(const QPointF& centre, double size) {
    constexpr int kCorners = 10;
    constexpr double kInner = 0.45;
    QPainterPath path;
    for (int corner = 0; corner < kCorners; ++corner) {
        const double radius = size / 2 * (corner % 2 == 0 ? 1.0 : kInner);
        const double angle = std::numbers::pi * (2.0 * corner / kCorners - 0.5);
        const QPointF point = centre + radius * QPointF(std::cos(angle), std::sin(angle));
        if (corner == 0) {
            path.moveTo(point);
        } else {
            path.lineTo(point);
        }
    }
    path.closeSubpath();
    return path;
}

void drawPin(QPainter& painter, const QPointF& centre, double size, const Theme& theme) {
    const QPainterPath star = starPath(centre, size);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(star, QPen(theme.card, size / 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(star, theme.text);
    painter.restore();
}

void drawBand(QPainter& painter, const QRect& band, const Theme& theme) {
    if (band.isEmpty()) {
        return;
    }
    const QColor colour = brushColour(theme);
    QColor wash = colour;
    wash.setAlphaF(0.12F);
    painter.fillRect(band, wash);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 0, Qt::DashLine));
    painter.drawRect(band.adjusted(0, 0, -1, -1));
}

void drawHatch(QPainter& painter, const QRect& rect, const QFont& font, const Theme& theme) {
    const Spacing spacing = Spacing::of(font);
    const double step = 0.36 * spacing.line;
    QList<QLineF> lines;
    const auto count = static_cast<int>(std::ceil((rect.width() + rect.height()) / step - 0.5));
    for (int i = 0; i < count; ++i) {
        const double sum = (i + 0.5) * step; // x + y
        const double left = std::max(0.0, sum - rect.height());
        const double right = std::min<double>(rect.width(), sum);
        lines.append(QLineF(rect.left() + left, rect.top() + sum - left, rect.left() + right,
                            rect.top() + sum - right));
    }
    painter.setPen(QPen(theme.hatch, spacing.hair));
    painter.drawLines(lines);
}

} // namespace headscope
