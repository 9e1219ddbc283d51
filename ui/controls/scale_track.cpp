// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_track.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

ScaleTrack::ScaleTrack(QWidget* parent) : KnobSlider(parent) {
    setRange(0, ScaleAxis::kSteps);
    setSingleStep(10);
    setPageStep(100);
    connect(this, &QSlider::actionTriggered, this, &ScaleTrack::stopAtMarks);
}

void ScaleTrack::setAxis(const ScaleAxis& axis) {
    axis_ = axis;
    update();
}

void ScaleTrack::setAccent(const QColor& accent) {
    accent_ = accent;
    update();
}

int ScaleTrack::xOf(int step) const {
    return edge() + qRound(static_cast<double>(step) / ScaleAxis::kSteps * (width() - 2 * edge()));
}

int ScaleTrack::stepAt(int x) const {
    const double share = static_cast<double>(x - edge()) / qMax(1, width() - 2 * edge());
    return axis_.snapped(qRound(ScaleAxis::kSteps * qBound(0.0, share, 1.0)));
}

QSize ScaleTrack::sizeHint() const {
    return {12 * Spacing::of(font()).line, minimumSizeHint().height()};
}

void ScaleTrack::stopAtMarks(int action) {
    const bool goesToAnEnd = action == SliderToMinimum || action == SliderToMaximum;
    if (!isSliderDown() && !goesToAnEnd) { // value() is still the old one
        const int stop = axis_.stopped(value(), sliderPosition());
        if (stop != sliderPosition()) {
            setSliderPosition(stop);
        }
    }
}

void ScaleTrack::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroove(painter);
    if (!axis_.marks().empty()) {
        paintMarks(painter);
        paintKnob(painter, accent_.isValid() ? accent_ : Theme::of(palette()).accent);
    }
}

void ScaleTrack::paintMarks(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const int middle = edge();
    int taken = -width(); // right end of the label before
    for (const ScaleAxis::Mark& mark : axis_.marks()) {
        const int x = xOf(mark.step);
        const QColor ink = mark.isModel ? theme.text : theme.muted;
        painter.setPen(QPen(isEnabled() ? ink : theme.border, spacing.hair));
        painter.drawLine(x, middle - spacing.small, x, middle + spacing.small);

        QFont labelFont = smallerFont(font());
        if (mark.isModel) {
            labelFont = titleFont(labelFont);
        }
        const QFont subscriptFont = smallerFont(smallerFont(smallerFont(labelFont)));
        const int textWidth = QFontMetrics(labelFont).horizontalAdvance(mark.label);
        const int labelWidth = textWidth + QFontMetrics(subscriptFont).horizontalAdvance(mark.subscript);
        const int left = qBound(0, x - labelWidth / 2, qMax(0, width() - labelWidth));
        if (left < taken + spacing.small) {
            continue; // its tick says enough
        }
        const int baseline = height() - QFontMetrics(labelFont).descent();
        painter.setFont(labelFont);
        painter.drawText(left, baseline, mark.label);
        painter.setFont(subscriptFont);
        painter.drawText(left + textWidth, baseline + QFontMetrics(labelFont).descent() / 2, mark.subscript);
        taken = left + labelWidth;
    }
}

} // namespace headscope
