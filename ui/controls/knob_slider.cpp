// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/knob_slider.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

KnobSlider::KnobSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setLayoutDirection(Qt::LeftToRight); // its scale rises to the right in a window of any direction
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int KnobSlider::knobRadius() const {
    return qRound(0.4 * Spacing::of(font()).line);
}

int KnobSlider::edge() const {
    return knobRadius() + Spacing::of(font()).tiny;
}

QSize KnobSlider::minimumSizeHint() const {
    return {8 * Spacing::of(font()).line, 2 * edge() + QFontMetrics(smallerFont(font())).height()};
}

void KnobSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !hasSteps()) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    setSliderPosition(stepAt(event->position().toPoint().x()));
}

void KnobSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        setSliderPosition(stepAt(event->position().toPoint().x()));
    }
}

void KnobSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

void KnobSlider::paintGroove(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    painter.setPen(QPen(isEnabled() ? theme.wash(theme.muted).darker(theme.isDark ? 80 : 108) : theme.border,
                        qMax(2, spacing.small - spacing.hair), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(edge(), edge(), width() - edge(), edge());
}

void KnobSlider::paintKnob(QPainter& painter, const QColor& accent) const {
    const Theme& theme = Theme::of(palette());
    const QPointF knob(xOf(sliderPosition()), edge());
    if (hasFocus()) {
        QColor halo = accent;
        halo.setAlphaF(0.28F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(knob, edge(), edge());
    }
    painter.setPen(QPen(theme.card, 1.5 * Spacing::of(font()).hair));
    painter.setBrush(isEnabled() ? accent : theme.muted);
    painter.drawEllipse(knob, knobRadius() - 1.0, knobRadius() - 1.0);
}

} // namespace headscope
