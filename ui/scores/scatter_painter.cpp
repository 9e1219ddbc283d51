// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/scatter_painter.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/scores/layer_colours.h"
#include "ui/scores/mark_glyphs.h"
#include "ui/scores/scatter_canvas.h"
#include "ui/scores/score_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// Circle: of the stack that predicts; square: encoder; diamond: cross-attention.
QPainterPath shapeOf(AttentionKind kind, const QPointF& centre, double radius) {
    QPainterPath path;
    switch (kind) {
    case AttentionKind::Self:
        path.addEllipse(centre, radius, radius);
        break;
    case AttentionKind::Encoder:
        path.addRect(
            QRectF(centre.x() - 0.9 * radius, centre.y() - 0.9 * radius, 1.8 * radius, 1.8 * radius));
        break;
    case AttentionKind::Cross: {
        const double far = 1.3 * radius;
        path.addPolygon(QPolygonF{centre + QPointF(0, -far), centre + QPointF(far, 0),
                                  centre + QPointF(0, far), centre + QPointF(-far, 0)});
        path.closeSubpath();
        break;
    }
    }
    return path;
}

QString nameOf(AttentionKind kind) {
    switch (kind) {
    case AttentionKind::Encoder:
        return ScatterCanvas::tr("encoder");
    case AttentionKind::Cross:
        return ScatterCanvas::tr("cross");
    case AttentionKind::Self:
        break;
    }
    return ScatterCanvas::tr("decoder");
}

int layersOf(const ScoreTable& scores) {
    int layers = 1;
    for (const ScoredHead& head : scores.heads()) {
        layers = std::max(layers, head.id.layer + 1);
    }
    return layers;
}

void paintAxes(QPainter& painter, const ScatterScene& scene) {
    const Theme& theme = scene.theme;
    const Spacing spacing = Spacing::of(scene.font);
    const QRect plot = scene.layout.plot();
    painter.setFont(tabularFont(smallerFont(scene.font)));
    const int line = painter.fontMetrics().height();
    const auto draw = [&painter](const QRectF& room, Qt::AlignmentFlag alignment, const QString& text) {
        drawTextIn(painter, room, alignment, text);
    };
    for (const double tick : scene.layout.xTicks().places()) {
        const double x = std::floor(scene.layout.xOf(tick)) + 0.5;
        painter.setPen(QPen(theme.border, 0));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1));
        painter.setPen(theme.muted);
        draw(QRectF(x - 3 * line, plot.bottom() + spacing.tiny, 6 * line, line), Qt::AlignHCenter,
             scene.layout.xTicks().text(tick));
    }
    for (const double tick : scene.layout.yTicks().places()) {
        const double y = std::floor(scene.layout.yOf(tick)) + 0.5;
        painter.setPen(QPen(theme.border, 0));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right() + 1, y));
        painter.setPen(theme.muted);
        const double low = std::min(y, plot.bottom() + 1 - 0.5 * line); // the lowest keeps off the other axis
        draw(QRectF(0, low - line, plot.left() - spacing.small, 2 * line), Qt::AlignRight,
             scene.layout.yTicks().text(tick));
    }
    painter.setPen(theme.text);
    painter.setFont(smallerFont(scene.font));
    const auto title = [&](std::size_t score, int room) {
        return fittedText(nameWithUnit(*scene.scores.scores()[score]), painter.font(), room);
    };
    draw(QRectF(plot.left(), scene.height - line, plot.width(), line), Qt::AlignHCenter,
         title(scene.x, plot.width()));
    painter.save();
    painter.translate(0, plot.bottom());
    painter.rotate(-90);
    draw(QRectF(0, 0, plot.height(), line), Qt::AlignHCenter, title(scene.y, plot.height()));
    painter.restore();
}

void paintLegend(QPainter& painter, const ScatterScene& scene) {
    const Theme& theme = scene.theme;
    const Spacing spacing = Spacing::of(scene.font);
    const QRect room = scene.layout.legend();
    painter.setFont(smallerFont(scene.font));
    const QFontMetrics metrics = painter.fontMetrics();
    int left = room.left();
    const auto write = [&](const QString& text, int gap) {
        painter.setPen(theme.muted);
        drawTextIn(painter, QRectF(left, room.top(), room.width(), room.height()), Qt::AlignLeft, text);
        left += metrics.horizontalAdvance(text) + gap;
    };
    const int count = layersOf(scene.scores);
    write(ScatterCanvas::tr("layer 0"), spacing.small);
    if (count > 1) {
        const int strip = std::min(7 * spacing.line, count * spacing.line);
        const int high = qRound(0.5 * spacing.line);
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (int layer = 0; layer < count; ++layer) {
            const int from = left + strip * layer / count;
            painter.fillRect(from, room.center().y() - high / 2, left + strip * (layer + 1) / count - from,
                             high, layerColour(layer, count, theme));
        }
        painter.setRenderHint(QPainter::Antialiasing);
        left += strip + spacing.small;
        write(QString::number(count - 1), spacing.large);
    }
    std::set<AttentionKind> kinds;
    for (const ScoredHead& head : scene.scores.heads()) {
        kinds.insert(head.id.kind);
    }
    for (const AttentionKind kind : kinds) {
        if (kinds.size() > 1) {
            painter.setPen(QPen(theme.muted, 1.5 * spacing.hair));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(shapeOf(kind, QPointF(left + scene.layout.radius(), room.center().y() + 0.5),
                                     0.8 * scene.layout.radius()));
            left += qRound(2 * scene.layout.radius()) + spacing.small;
            write(nameOf(kind), spacing.medium);
        }
    }
}

void paintPoint(QPainter& painter, const ScatterScene& scene, const ScatterLayout::Point& point) {
    const Theme& theme = scene.theme;
    const Spacing spacing = Spacing::of(scene.font);
    const bool isHovered = scene.hovered == point.head;
    const bool isBrushed = scene.marks.brushed.contains(point.head);
    const double radius = scene.layout.radius() * (isHovered ? 1.25 : 1.0);
    const QColor colour = layerColour(point.head.layer, layersOf(scene.scores), theme);
    QColor inside = isBrushed ? brushColour(theme) : colour;
    if (!isBrushed) {
        inside.setAlphaF(0.3F);
    }
    painter.setPen(QPen(colour, 1.6 * spacing.hair));
    painter.setBrush(inside);
    painter.drawPath(shapeOf(point.head.kind, point.place, radius));
}

void paintRings(QPainter& painter, const ScatterScene& scene) {
    const Theme& theme = scene.theme;
    const double width = 2.0 * Spacing::of(scene.font).hair;
    painter.setBrush(Qt::NoBrush);
    for (const SideName side : {SideName::B, SideName::A}) {
        const std::optional<QPointF> place = scene.layout.placeOf(scene.marks.of(side));
        if (!place) {
            continue;
        }
        const bool isOutside = side == SideName::B && scene.marks.a == scene.marks.b;
        const double radius = scene.layout.radius() + (isOutside ? 4.5 : 2.0) * width;
        painter.setPen(QPen(theme.card, 2 * width));
        painter.drawEllipse(*place, radius, radius);
        painter.setPen(QPen(theme.side(side), width));
        painter.drawEllipse(*place, radius, radius);
        painter.setFont(titleFont(smallerFont(scene.font)));
        const QString name = sideLetter(side);
        const int letter = painter.fontMetrics().horizontalAdvance(name);
        const double x = side == SideName::A ? -radius - letter - width : radius + width;
        QPainterPath letters;
        letters.addText(*place + QPointF(x, painter.fontMetrics().ascent() / 2.0), painter.font(), name);
        painter.strokePath(letters, QPen(theme.card, 3 * Spacing::of(scene.font).hair));
        painter.fillPath(letters, theme.sideText(side));
    }
}

} // namespace

void paintScatter(QPainter& painter, const ScatterScene& scene) {
    const Theme& theme = scene.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, scene);
    paintLegend(painter, scene);
    for (const bool isBrushed : {false, true}) { // brushed ones on top
        for (const ScatterLayout::Point& point : scene.layout.points()) {
            if (scene.marks.brushed.contains(point.head) == isBrushed) {
                paintPoint(painter, scene, point);
            }
        }
    }
    if (scene.layout.points().empty()) {
        painter.setPen(theme.muted);
        painter.setFont(scene.font);
        painter.drawText(
            scene.layout.plot(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
            ScatterCanvas::tr("No head has both scores with this text: at least one of them is undefined."));
    }
    paintRings(painter, scene);
    for (const ScatterLayout::Point& point : scene.layout.points()) {
        if (scene.marks.pinned.contains(point.head)) {
            const double radius = scene.layout.radius();
            drawPin(painter, point.place + QPointF(1.3 * radius, -1.3 * radius), 2.4 * radius, theme);
        }
    }
}

} // namespace headscope
