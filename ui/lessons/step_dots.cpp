// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/step_dots.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stepDots"));
    declarePainted(*this, QAccessible::Graphic);
    setAccessibleName(tr("Steps"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void StepDots::setSteps(const QStringList& names) {
    names_ = names;
    describe();
    updateGeometry();
    update();
}

void StepDots::setCurrent(int step) {
    current_ = step;
    describe();
    update();
}

void StepDots::describe() {
    setAccessibleDescription(current_ >= 0 && current_ < names_.size() ? stepText(current_) : QString());
}

QString StepDots::stepText(int step) const {
    return tr("Step %1: %2").arg(QString::number(step + 1), names_[step]);
}

QSize StepDots::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {static_cast<int>(names_.size()) * spacing.line * 4 / 5, spacing.line};
}

QSize StepDots::minimumSizeHint() const {
    return {Spacing::of(font()).line * 3, sizeHint().height()};
}

double StepDots::pitch() const {
    return names_.isEmpty() ? 1
                            : qMin(Spacing::of(font()).line * 0.8,
                                   static_cast<double>(width()) / static_cast<double>(names_.size()));
}

int StepDots::stepAt(double x) const {
    const int step = static_cast<int>(x / pitch());
    return x >= 0 && step < names_.size() ? step : -1;
}

bool StepDots::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int step = stepAt(help->pos().x());
        if (step >= 0) {
            QToolTip::showText(help->globalPos(), plainTooltip(stepText(step)), this);
            return true;
        }
    }
    return QWidget::event(event);
}

void StepDots::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    const double step = pitch();
    const double radius = qMin(step * 0.3, spacing.line * 0.2);
    for (int dot = 0; dot < names_.size(); ++dot) {
        const bool isCurrent = dot == current_;
        const QPointF centre((dot + 0.5) * step, height() / 2.0);
        painter.setPen(QPen(dot <= current_ ? theme.accent : theme.muted, spacing.hair));
        painter.setBrush(isCurrent        ? theme.accent
                         : dot < current_ ? theme.wash(theme.accent)
                                          : QColor(Qt::transparent));
        painter.drawEllipse(centre, isCurrent ? radius * 1.15 : radius, isCurrent ? radius * 1.15 : radius);
    }
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    const int step = stepAt(event->position().x());
    if (event->button() == Qt::LeftButton && step >= 0) {
        Q_EMIT stepChosen(step);
    }
}

} // namespace headscope
