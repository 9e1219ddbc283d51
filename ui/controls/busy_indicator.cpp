// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/busy_indicator.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kPatienceMs = 300;
constexpr int kSteps = 1000;
constexpr int kWidest = 40; // characters
constexpr int kNarrowest = 16;

QFont smallTabularFont(const QFont& font) {
    return smallerFont(tabularFont(font));
}

} // namespace

BusyIndicator::BusyIndicator(QWidget* parent)
    : QWidget(parent), step_(new ThemedLabel(&Theme::muted, smallTabularFont)), bar_(new QProgressBar),
      inside_(new QWidget(this)) {
    setObjectName(QStringLiteral("busy"));
    step_->setObjectName(QStringLiteral("busyStep"));
    step_->setElidable(true);
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

    auto* column = new QVBoxLayout;
    column->setSpacing(Spacing::of(font()).tiny);
    column->addStretch(1);
    column->addWidget(step_);
    column->addWidget(bar_);
    column->addStretch(1);
    auto* row = new QHBoxLayout(inside_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(column, 1);
    row->addWidget(stop);
    inside_->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch(1);
    layout->addWidget(inside_);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);

    patience_.setSingleShot(true);
    patience_.setInterval(kPatienceMs);
    connect(&patience_, &QTimer::timeout, this, &BusyIndicator::appear);
    fitToRoom();
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

QSize BusyIndicator::sizeHint() const {
    return {kNarrowest * characterWidth(fontMetrics()), inside_->sizeHint().height()};
}

QSize BusyIndicator::minimumSizeHint() const {
    return sizeHint();
}

/// The bar has one length whatever the text above it is.
void BusyIndicator::fitToRoom() {
    inside_->setFixedWidth(std::min(width(), kWidest * characterWidth(fontMetrics())));
    bar_->setFixedHeight(fontMetrics().height() / 3);
}

void BusyIndicator::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitToRoom();
}

void BusyIndicator::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitToRoom();
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
