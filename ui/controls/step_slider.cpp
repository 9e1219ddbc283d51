// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/step_slider.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

StepSlider::StepSlider(QWidget* parent) : KnobSlider(parent) {
    setRange(0, 0);
    setPageStep(1);
}

void StepSlider::setSteps(std::vector<Step> steps) {
    steps_ = std::move(steps);
    setRange(0, std::max(0, static_cast<int>(steps_.size()) - 1));
    update();
}

int StepSlider::xOf(int step) const {
    if (steps_.size() < 2) {
        return edge();
    }
    const double first = std::log(steps_.front().number);
    const double whole = std::log(steps_.back().number) - first;
    const double share = (std::log(steps_.at(static_cast<std::size_t>(step)).number) - first) / whole;
    return edge() + qRound(share * (width() - 2 * edge()));
}

int StepSlider::stepAt(int x) const {
    int nearest = 0;
    for (int step = 1; step < static_cast<int>(steps_.size()); ++step) {
        if (std::abs(xOf(step) - x) < std::abs(xOf(nearest) - x)) {
            nearest = step;
        }
    }
    return nearest;
}

QFont StepSlider::labelFont(int step) const {
    const QFont small = tabularFont(smallerFont(font()));
    return steps_[static_cast<std::size_t>(step)].isOwn ? titleFont(small) : small;
}

QRect StepSlider::labelRoom(int step) const {
    const QFontMetrics metrics(labelFont(step));
    const int wide = metrics.horizontalAdvance(steps_[static_cast<std::size_t>(step)].label);
    const int left = qBound(0, xOf(step) - wide / 2, qMax(0, width() - wide));
    return {left, height() - metrics.height(), wide, metrics.height()};
}

std::vector<int> StepSlider::labelledSteps() const {
    std::vector<int> labelled;
    const int last = static_cast<int>(steps_.size()) - 1;
    const int gap = Spacing::of(font()).small;
    int taken = -gap; // right end of the label before
    for (int step = 0; step <= last; ++step) {
        const QRect room = labelRoom(step);
        const bool leavesLast = step == 0 || step == last || room.right() + gap < labelRoom(last).left();
        if (room.left() >= taken + gap && leavesLast) {
            labelled.push_back(step);
            taken = room.right();
        }
    }
    return labelled;
}

QSize StepSlider::sizeHint() const {
    return {14 * Spacing::of(font()).line, minimumSizeHint().height()};
}

void StepSlider::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const int middle = edge();
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroove(painter);
    for (int step = 0; step < static_cast<int>(steps_.size()); ++step) {
        const bool isOwn = steps_[static_cast<std::size_t>(step)].isOwn;
        painter.setPen(QPen(!isEnabled() ? theme.border : isOwn ? theme.text : theme.muted, spacing.hair));
        painter.drawLine(xOf(step), middle - spacing.small, xOf(step), middle + spacing.small);
    }
    for (const int step : labelledSteps()) {
        const Step& shown = steps_[static_cast<std::size_t>(step)];
        painter.setFont(labelFont(step));
        painter.setPen(step == value() || shown.isOwn ? theme.text : theme.muted);
        painter.drawText(labelRoom(step), static_cast<int>(Qt::AlignLeft) | Qt::TextSingleLine, shown.label);
    }
    if (!steps_.empty()) {
        paintKnob(painter, theme.accent);
    }
}

} // namespace headscope
