// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_track.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

ScaleTrack::ScaleTrack(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setRange(0, ScaleAxis::kSteps);
    setSingleStep(10);
    setPageStep(100);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

int ScaleTrack::knobRadius() const {
    return qRound(0.4 * Spacing::of(font()).line);
}

int ScaleTrack::xOf(int step) const {
    const int radius = knobRadius() + Spacing::of(font()).tiny;
    return radius + qRound(static_cast<double>(step) / ScaleAxis::kSteps * (width() - 2 * radius));
}

int ScaleTrack::stepAt(int x) const {
    const int radius = knobRadius() + Spacing::of(font()).tiny;
    const double share = static_cast<double>(x - radius) / qMax(1, width() - 2 * radius);
    return qRound(ScaleAxis::kSteps * qBound(0.0, share, 1.0));
}

QSize ScaleTrack::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    const int labels = QFontMetrics(smallerFont(font())).height();
    return {12 * spacing.line, 2 * (knobRadius() + spacing.tiny) + labels};
}

QSize ScaleTrack::minimumSizeHint() const {
    return {8 * Spacing::of(font()).line, sizeHint().height()};
}

void ScaleTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    setSliderPosition(axis_.snapped(stepAt(event->position().toPoint().x())));
}

void ScaleTrack::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        setSliderPosition(axis_.snapped(stepAt(event->position().toPoint().x())));
    }
}

void ScaleTrack::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
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
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QColor accent = accent_.isValid() ? accent_ : theme.accent;
    const double middle = knobRadius() + spacing.tiny;
    const double groove = qMax(2, spacing.small - spacing.hair);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isEnabled() ? theme.wash(theme.muted).darker(theme.isDark ? 80 : 108) : theme.border,
                        groove, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), middle), QPointF(xOf(ScaleAxis::kSteps), middle));
    if (axis_.marks().empty()) {
        return;
    }
    paintMarks(painter);

    const QPointF knob(xOf(sliderPosition()), middle);
    if (hasFocus()) {
        QColor halo = accent;
        halo.setAlphaF(0.28F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(knob, middle, middle);
    }
    painter.setPen(QPen(theme.card, 1.5 * spacing.hair));
    painter.setBrush(isEnabled() ? accent : theme.muted);
    painter.drawEllipse(knob, knobRadius() - 1.0, knobRadius() - 1.0);
}

void ScaleTrack::paintMarks(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const int middle = knobRadius() + spacing.tiny;
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
