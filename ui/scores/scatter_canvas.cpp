// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/scatter_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/scores/head_picker.h"
#include "ui/scores/layer_colours.h"
#include "ui/scores/mark_glyphs.h"
#include "ui/scores/score_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"
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

} // namespace

ScatterCanvas::ScatterCanvas(QWidget* parent)
    : QWidget(parent), picker_(new HeadPicker(
                           this, marks_,
                           {.headAt = [this](const QPoint& place) { return layout_.headAt(QPointF(place)); },
                            .headsIn = [this](const QRect& band) { return layout_.headsIn(band); }})) {
    setObjectName(QStringLiteral("scatterCanvas"));
    declarePainted(*this, QAccessible::Chart);
    setAccessibleName(tr("Heads by two scores"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(picker_, &HeadPicker::chosen, this, &ScatterCanvas::headChosen);
    connect(picker_, &HeadPicker::brushed, this, &ScatterCanvas::brushed);
    connect(picker_, &HeadPicker::pinToggled, this, &ScatterCanvas::pinToggled);
}

void ScatterCanvas::setScores(std::shared_ptr<const ScoreTable> scores, std::size_t x, std::size_t y) {
    scores_ = std::move(scores);
    x_ = x;
    y_ = y;
    picker_->forgetHovered();
    layOut();
}

void ScatterCanvas::setMarks(const HeadMarks& marks) {
    marks_ = marks;
    if (scores_) {
        const auto spoken = [this](SideName side) { return tooltipOf(marks_.of(side)).replace(u'\n', u' '); };
        setAccessibleDescription(tr("Side A: %1. Side B: %2.").arg(spoken(SideName::A), spoken(SideName::B)));
    }
    update();
}

void ScatterCanvas::layOut() {
    layout_ = scores_ ? ScatterLayout(*scores_, x_, y_, size(), font()) : ScatterLayout();
    update();
    Q_EMIT laidOut();
}

QString ScatterCanvas::tooltipOf(const HeadId& head) const {
    QStringList lines{headName(head)};
    if (const auto row = scores_->indexOf(head)) {
        for (const std::size_t score : {x_, y_}) {
            const ScoreInfo& info = *scores_->scores()[score];
            const double value = scores_->mean(*row, score);
            lines.append(
                QStringLiteral("%1: %2 %3")
                    .arg(scoreName(info), scoreText(value, decimalsOf(*scores_, score, 4)), scoreUnit(info))
                    .trimmed());
        }
    }
    return lines.join(u'\n');
}

QSize ScatterCanvas::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {10 * line, 8 * line};
}

int ScatterCanvas::layers() const {
    int layers = 1;
    for (const ScoredHead& head : scores_->heads()) {
        layers = std::max(layers, head.id.layer + 1);
    }
    return layers;
}

bool ScatterCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<HeadId> head = layout_.headAt(QPointF(help->pos()));
        QToolTip::showText(help->globalPos(), head ? tooltipOf(*head) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void ScatterCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void ScatterCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

void ScatterCanvas::keyPressEvent(QKeyEvent* event) {
    QPointF direction;
    switch (event->key()) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = {0, -1};
        break;
    case Qt::Key_Down:
        direction = {0, 1};
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    const SideName side = shiftedSide(event->modifiers());
    if (const auto head = layout_.neighbour(marks_.of(side), direction)) {
        Q_EMIT headChosen(side, *head);
    }
}

void ScatterCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paint(painter);
    const Theme& theme = Theme::of(palette());
    if (scores_ && hasFocus()) {
        paintFocusFrame(painter, layout_.plot(), palette());
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawBand(painter, picker_->band(), theme);
}

void ScatterCanvas::paint(QPainter& painter) const {
    if (!scores_) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintLegend(painter);
    for (const bool isBrushed : {false, true}) { // brushed ones on top
        for (const ScatterLayout::Point& point : layout_.points()) {
            if (marks_.brushed.contains(point.head) == isBrushed) {
                paintPoint(painter, point);
            }
        }
    }
    if (layout_.points().empty()) {
        painter.setPen(theme.muted);
        painter.setFont(font());
        painter.drawText(layout_.plot(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         tr("No head has both scores with this text: at least one of them is undefined."));
    }
    paintRings(painter);
    for (const ScatterLayout::Point& point : layout_.points()) {
        if (marks_.pinned.contains(point.head)) {
            const double radius = layout_.radius();
            drawPin(painter, point.place + QPointF(1.3 * radius, -1.3 * radius), 2.4 * radius, theme);
        }
    }
}

void ScatterCanvas::paintAxes(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRect plot = layout_.plot();
    painter.setFont(tabularFont(smallerFont(font())));
    const int line = painter.fontMetrics().height();
    const auto draw = [&painter](const QRectF& room, Qt::AlignmentFlag alignment, const QString& text) {
        drawTextIn(painter, room, alignment, text);
    };
    for (const double tick : layout_.xTicks().places()) {
        const double x = std::floor(layout_.xOf(tick)) + 0.5;
        painter.setPen(QPen(theme.border, 0));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1));
        painter.setPen(theme.muted);
        draw(QRectF(x - 3 * line, plot.bottom() + spacing.tiny, 6 * line, line), Qt::AlignHCenter,
             layout_.xTicks().text(tick));
    }
    for (const double tick : layout_.yTicks().places()) {
        const double y = std::floor(layout_.yOf(tick)) + 0.5;
        painter.setPen(QPen(theme.border, 0));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right() + 1, y));
        painter.setPen(theme.muted);
        const double low = std::min(y, plot.bottom() + 1 - 0.5 * line); // the lowest keeps off the other axis
        draw(QRectF(0, low - line, plot.left() - spacing.small, 2 * line), Qt::AlignRight,
             layout_.yTicks().text(tick));
    }
    painter.setPen(theme.text);
    painter.setFont(smallerFont(font()));
    const auto title = [&](std::size_t score, int room) {
        return fittedText(nameWithUnit(*scores_->scores()[score]), painter.font(), room);
    };
    draw(QRectF(plot.left(), height() - line, plot.width(), line), Qt::AlignHCenter, title(x_, plot.width()));
    painter.save();
    painter.translate(0, plot.bottom());
    painter.rotate(-90);
    draw(QRectF(0, 0, plot.height(), line), Qt::AlignHCenter, title(y_, plot.height()));
    painter.restore();
}

void ScatterCanvas::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRect room = layout_.legend();
    painter.setFont(smallerFont(font()));
    const QFontMetrics metrics = painter.fontMetrics();
    int left = room.left();
    const auto write = [&](const QString& text, int gap) {
        painter.setPen(theme.muted);
        drawTextIn(painter, QRectF(left, room.top(), room.width(), room.height()), Qt::AlignLeft, text);
        left += metrics.horizontalAdvance(text) + gap;
    };
    const int count = layers();
    write(tr("layer 0"), spacing.small);
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
    for (const ScoredHead& head : scores_->heads()) {
        kinds.insert(head.id.kind);
    }
    for (const AttentionKind kind : kinds) {
        if (kinds.size() > 1) {
            painter.setPen(QPen(theme.muted, 1.5 * spacing.hair));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(shapeOf(kind, QPointF(left + layout_.radius(), room.center().y() + 0.5),
                                     0.8 * layout_.radius()));
            left += qRound(2 * layout_.radius()) + spacing.small;
            write(nameOf(kind), spacing.medium);
        }
    }
}

void ScatterCanvas::paintPoint(QPainter& painter, const ScatterLayout::Point& point) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const bool isHovered = picker_->hovered() == point.head;
    const bool isBrushed = marks_.brushed.contains(point.head);
    const double radius = layout_.radius() * (isHovered ? 1.25 : 1.0);
    const QColor colour = layerColour(point.head.layer, layers(), theme);
    QColor inside = isBrushed ? brushColour(theme) : colour;
    if (!isBrushed) {
        inside.setAlphaF(0.3F);
    }
    painter.setPen(QPen(colour, 1.6 * spacing.hair));
    painter.setBrush(inside);
    painter.drawPath(shapeOf(point.head.kind, point.place, radius));
}

void ScatterCanvas::paintRings(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const double width = 2.0 * Spacing::of(font()).hair;
    painter.setBrush(Qt::NoBrush);
    for (const SideName side : {SideName::B, SideName::A}) {
        const std::optional<QPointF> place = layout_.placeOf(marks_.of(side));
        if (!place) {
            continue;
        }
        const bool isOutside = side == SideName::B && marks_.a == marks_.b;
        const double radius = layout_.radius() + (isOutside ? 4.5 : 2.0) * width;
        painter.setPen(QPen(theme.card, 2 * width));
        painter.drawEllipse(*place, radius, radius);
        painter.setPen(QPen(theme.side(side), width));
        painter.drawEllipse(*place, radius, radius);
        painter.setFont(titleFont(smallerFont(font())));
        const QString name = sideLetter(side);
        const int letter = painter.fontMetrics().horizontalAdvance(name);
        const double x = side == SideName::A ? -radius - letter - width : radius + width;
        QPainterPath letters;
        letters.addText(*place + QPointF(x, painter.fontMetrics().ascent() / 2.0), painter.font(), name);
        painter.strokePath(letters, QPen(theme.card, 3 * Spacing::of(font()).hair));
        painter.fillPath(letters, theme.sideText(side));
    }
}

} // namespace headscope
