// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/scatter_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/scores/head_picker.h"
#include "ui/scores/mark_glyphs.h"
#include "ui/scores/scatter_painter.h"
#include "ui/scores/score_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"
#include "ui/theme/spacing.h"

namespace headscope {

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
            lines.append(Joined::labelled(
                scoreName(info), QStringLiteral("%1 %2")
                                     .arg(scoreText(value, decimalsOf(*scores_, score, 4)), scoreUnit(info))
                                     .trimmed()));
        }
    }
    return lines.join(u'\n');
}

QSize ScatterCanvas::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {10 * line, 8 * line};
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
    const Theme& theme = Theme::of(palette());
    if (scores_) {
        paintScatter(painter, {.scores = *scores_,
                               .x = x_,
                               .y = y_,
                               .marks = marks_,
                               .layout = layout_,
                               .hovered = picker_->hovered(),
                               .height = 1.0 * height(),
                               .font = font(),
                               .theme = theme});
    }
    if (scores_ && hasFocus()) {
        paintFocusFrame(painter, layout_.plot(), palette());
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawBand(painter, picker_->band(), theme);
}

} // namespace headscope
