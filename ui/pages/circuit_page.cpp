// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/circuit_page.h"

#include <QVBoxLayout>

#include "core/survey/compute_head_pairs.h"
#include "ui/pages/setting_reader.h"
#include "ui/panels/head_pairs_view.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

const QString kMeasure = QStringLiteral("measure");

/// In the order of HeadPairMeasure.
QStringList measureNames() {
    QStringList names;
    for (int measure = 0; measure <= static_cast<int>(HeadPairMeasure::KeyOverlap); ++measure) {
        names += fromUtf8(headPairInfo(static_cast<HeadPairMeasure>(measure)).key);
    }
    return names;
}

} // namespace

CircuitPage::CircuitPage(QWidget* parent) : StagePage(parent), view_(new HeadPairsView) {
    setObjectName(QStringLiteral("circuitPage"));
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &HeadPairsView::headChosen, this, &StagePage::headChosen);
    connect(view_, &HeadPairsView::measureChosen, this, [this] {
        showState();
        Q_EMIT settingsChanged();
    });
    connect(&study_, &Study::failed, this,
            [this](const QString& reason) { view_->setPairs(nullptr, reason); });
}

QJsonObject CircuitPage::settings() const {
    return {{kMeasure, fromUtf8(headPairInfo(view_->measure()).key)}};
}

QString CircuitPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const auto measure = static_cast<HeadPairMeasure>(reader.word(kMeasure, measureNames()));
    QString fault = reader.fault();
    if (fault.isEmpty() && measure != view_->measure()) {
        view_->setMeasure(measure);
        if (isVisible()) {
            showState();
        }
    }
    return fault;
}

void CircuitPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    view_->setSequentialPalette(state().maps.palette);
    if (!state().text) {
        study_.drop();
        asked_.forget();
        view_->setPairs(nullptr, state().emptyText);
        return;
    }
    const Question question{state().text->model, state().marks.a.kind, view_->measure()};
    if (!asked_.renew(question)) {
        return;
    }
    view_->setPairs(nullptr, tr("The weights of the heads are being compared…"));
    study_.ask<HeadPairs>(
        [question](const Job& job, const Study::Publish<HeadPairs>& publish) {
            const Model& model = *question.model;
            auto pairs = std::make_shared<const HeadPairs>(
                computeHeadPairs(model.transformer(), question.kind, question.measure, job));
            model.checkpoint().requireIntact();
            publish(std::move(pairs));
        },
        [this](const std::shared_ptr<const HeadPairs>& pairs) {
            asked_.answered();
            view_->setPairs(pairs);
        });
}

void CircuitPage::showStopped(const QString& text) {
    view_->setPairs(nullptr, text);
}

} // namespace headscope
