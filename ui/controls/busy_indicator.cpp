// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/busy_indicator.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QShortcut>
#include <QToolButton>

#include "ui/theme/fonts.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kPatienceMs = 300;
constexpr int kSteps = 1000;

} // namespace

BusyIndicator::BusyIndicator(QWidget* parent)
    : QWidget(parent), step_(new ThemedLabel(&Theme::muted, tabularFont)), bar_(new QProgressBar),
      inside_(new QWidget(this)) {
    setObjectName(QStringLiteral("busy"));
    step_->setObjectName(QStringLiteral("busyStep"));
    step_->setElidable(true);
    step_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar_->setRange(0, kSteps);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Progress"));
    auto* stop = new QToolButton;
    stop->setIcon(themedIcon(QStringLiteral("stop")));
    stop->setObjectName(QStringLiteral("busyStop"));
    stop->setToolTip(tr("Stop (Esc)"));
    stop->setAccessibleName(tr("Stop"));
    stop->setAutoRaise(true);
    connect(stop, &QToolButton::clicked, this, &BusyIndicator::stopRequested);

    auto* row = new QHBoxLayout(inside_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(step_);
    row->addWidget(bar_);
    row->addWidget(stop);
    inside_->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(inside_);

    patience_.setSingleShot(true);
    patience_.setInterval(kPatienceMs);
    connect(&patience_, &QTimer::timeout, this, &BusyIndicator::appear);
    fitToFont();
}

void BusyIndicator::stopOnEscape() {
    escape_ = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    escape_->setEnabled(!inside_->isHidden());
    connect(escape_, &QShortcut::activated, this, &BusyIndicator::stopRequested);
}

void BusyIndicator::appear() {
    inside_->show();
    if (escape_ != nullptr) {
        escape_->setEnabled(true);
    }
}

void BusyIndicator::fitToFont() {
    bar_->setFixedSize(fontMetrics().averageCharWidth() * 14, fontMetrics().height() / 2);
}

void BusyIndicator::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitToFont();
    }
}

void BusyIndicator::showProgress(double share, const QString& step) {
    step_->setText(step);
    bar_->setValue(static_cast<int>(share * kSteps));
    if (inside_->isHidden() && !patience_.isActive()) {
        patience_.start();
    }
}

void BusyIndicator::showIdle() {
    patience_.stop();
    inside_->hide();
    if (escape_ != nullptr) {
        escape_->setEnabled(false);
    }
}

} // namespace headscope
