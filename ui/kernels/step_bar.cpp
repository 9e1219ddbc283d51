// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernels/step_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kMilliseconds = 600; // between two steps while it plays

} // namespace

StepBar::StepBar(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Horizontal)),
      first_(button(QStringLiteral("step-first"), QStringLiteral("firstStep"), tr("First step"))),
      back_(button(QStringLiteral("step-back"), QStringLiteral("stepBack"), tr("One step back"))),
      play_(button(QStringLiteral("play"), QStringLiteral("playSteps"), tr("Play the steps"))),
      forward_(button(QStringLiteral("step-forward"), QStringLiteral("stepForward"), tr("One step forward"))),
      last_(button(QStringLiteral("step-last"), QStringLiteral("lastStep"), tr("Last step"))),
      text_(new ThemedLabel(&Theme::text, tabularFont)) {
    const Spacing spacing = Spacing::of(font());
    slider_->setObjectName(QStringLiteral("stepSlider"));
    slider_->setAccessibleName(tr("Step"));
    slider_->setToolTip(tr("How many steps are taken; left and right arrow: one back, one forward"));
    slider_->setRange(0, 0);
    slider_->setMinimumWidth(3 * spacing.line);
    text_->setObjectName(QStringLiteral("stepText"));
    text_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing.tiny);
    for (QToolButton* each : {first_, back_, play_, forward_, last_}) {
        row->addWidget(each);
    }
    row->addSpacing(spacing.small);
    row->addWidget(slider_, 1);
    row->addSpacing(spacing.small);
    row->addWidget(text_);
    clock_.setInterval(kMilliseconds);

    connect(slider_, &QSlider::valueChanged, this, [this](int step) {
        showStep();
        Q_EMIT stepChosen(step);
    });
    connect(slider_, &QSlider::actionTriggered, this, &StepBar::pause);
    connect(first_, &QToolButton::clicked, this, [this] {
        pause();
        slider_->setValue(0);
    });
    connect(last_, &QToolButton::clicked, this, [this] {
        pause();
        slider_->setValue(slider_->maximum());
    });
    connect(back_, &QToolButton::clicked, this, &StepBar::back);
    connect(forward_, &QToolButton::clicked, this, &StepBar::forward);
    connect(play_, &QToolButton::clicked, this, &StepBar::togglePlaying);
    connect(&clock_, &QTimer::timeout, this, [this] {
        slider_->setValue(slider_->value() + 1);
        if (slider_->value() == slider_->maximum()) {
            pause();
        }
    });
    showStep();
    fitText();
}

QToolButton* StepBar::button(const QString& icon, const QString& name, const QString& tooltip) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setAccessibleName(tooltip);
    button->setToolTip(tooltip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

int StepBar::step() const {
    return slider_->value();
}

int StepBar::last() const {
    return slider_->maximum();
}

void StepBar::setLast(int last) {
    const QSignalBlocker blocker(slider_);
    slider_->setMaximum(last);
    slider_->setPageStep(std::max(1, last / 8));
    showStep();
    fitText();
}

void StepBar::setStep(int step) {
    const QSignalBlocker blocker(slider_);
    slider_->setValue(step);
    showStep();
}

void StepBar::back() {
    pause();
    slider_->setValue(slider_->value() - 1);
}

void StepBar::forward() {
    pause();
    slider_->setValue(slider_->value() + 1);
}

void StepBar::togglePlaying() {
    if (isPlaying()) {
        pause();
        return;
    }
    if (slider_->value() == slider_->maximum()) {
        slider_->setValue(0);
    }
    clock_.start();
    showStep();
}

void StepBar::pause() {
    clock_.stop();
    showStep();
}

void StepBar::showStep() {
    const int step = slider_->value();
    text_->setText(tr("%1 of %2").arg(step).arg(slider_->maximum()));
    first_->setEnabled(step > 0);
    back_->setEnabled(step > 0);
    forward_->setEnabled(step < slider_->maximum());
    last_->setEnabled(step < slider_->maximum());
    play_->setEnabled(slider_->maximum() > 0);
    play_->setIcon(themedIcon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    play_->setToolTip(isPlaying() ? tr("Pause") : tr("Play the steps"));
    play_->setAccessibleName(play_->toolTip());
}

/// As wide as the last step's, so that nothing moves.
void StepBar::fitText() {
    text_->setFixedWidth(
        text_->widthOf(tr("%1 of %2").arg(slider_->maximum()).arg(std::max(99, slider_->maximum()))));
}

void StepBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitText();
    }
}

void StepBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    pause();
}

} // namespace headscope
