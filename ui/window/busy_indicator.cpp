// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/busy_indicator.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include "ui/theme/themed_icon.h"

namespace headscope {

namespace {

constexpr int kPatienceMs = 300;
constexpr int kSteps = 1000;

} // namespace

BusyIndicator::BusyIndicator(QWidget* parent)
    : QWidget(parent), step_(new QLabel), bar_(new QProgressBar), inside_(new QWidget(this)) {
    setObjectName(QStringLiteral("busy"));
    step_->setTextFormat(Qt::PlainText);
    bar_->setRange(0, kSteps);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(fontMetrics().height() / 2);
    bar_->setFixedWidth(fontMetrics().averageCharWidth() * 14);
    bar_->setAccessibleName(tr("Progress"));
    auto* stop = new QToolButton;
    stop->setIcon(themedIcon(QStringLiteral("stop")));
    stop->setToolTip(tr("Stop computing"));
    stop->setAccessibleName(tr("Stop computing"));
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
    connect(&patience_, &QTimer::timeout, inside_, &QWidget::show);
}

void BusyIndicator::showProgress(double share, const QString& step) {
    step_->setText(step);
    bar_->setValue(static_cast<int>(share * kSteps));
    if (!inside_->isVisible() && !patience_.isActive()) {
        patience_.start();
    }
}

void BusyIndicator::showIdle() {
    patience_.stop();
    inside_->hide();
}

} // namespace headscope
