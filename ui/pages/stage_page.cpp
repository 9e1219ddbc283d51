// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stage_page.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/session/study.h"
#include "ui/theme/spacing.h"

namespace headscope {

StagePage::StagePage(QWidget* parent) : QWidget(parent), content_(new QVBoxLayout(this)) {
    content_->setContentsMargins(0, 0, 0, 0);
}

void StagePage::setState(const StageState& state) {
    isPresent_ = isVisible() || (isPresent_ && state == state_);
    state_ = state;
    if (isVisible()) {
        showState();
    }
}

QString StagePage::setSettings(const QJsonObject& settings) {
    return settings.isEmpty() ? QString() : noSetting(settings.constBegin().key());
}

QString StagePage::noSetting(const QString& name) {
    return tr("this page has no setting \"%1\"").arg(name);
}

std::optional<double> StagePage::number(const QString& name) const {
    Q_UNUSED(name)
    return std::nullopt;
}

QSize StagePage::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {16 * line, 8 * line};
}

void StagePage::stop() {
    if (study_ != nullptr && study_->isBusy()) {
        study_->drop();
        showStopped(tr("Stopped: choose the page again to compute it"));
        Q_EMIT becameIdle();
    }
}

bool StagePage::isBusy() const {
    return study_ != nullptr && study_->isBusy();
}

void StagePage::follow(Study& study) {
    study_ = &study;
    connect(&study, &Study::progressed, this, &StagePage::progressed);
    connect(&study, &Study::ended, this, &StagePage::becameIdle);
}

void StagePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    isPresent_ = true;
    showState();
}

void StagePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    isPresent_ = isPresent_ && !isBusy();
    if (study_ != nullptr) {
        study_->drop();
        stopWaiting();
        Q_EMIT becameIdle();
    }
}

void StagePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) {
        showState();
    }
}

} // namespace headscope
