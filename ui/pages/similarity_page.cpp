// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/similarity_page.h"

#include <QVBoxLayout>

#include "ui/pages/setting_reader.h"
#include "ui/panels/similarity_view.h"

namespace headscope {

namespace {

const QString kView = QStringLiteral("view");
const QStringList kViews{QStringLiteral("matrix"), QStringLiteral("plane"),
                         QStringLiteral("groups")}; // in the order of SimilarityView::Part
const QString kOrder = QStringLiteral("order");
const QStringList kOrders{QStringLiteral("clustered"), QStringLiteral("layer")};

} // namespace

SimilarityPage::SimilarityPage(QWidget* parent) : StagePage(parent), view_(new SimilarityView) {
    setObjectName(QStringLiteral("similarityPage"));
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &SimilarityView::headChosen, this, &StagePage::headChosen);
    connect(view_, &SimilarityView::brushed, this, &StagePage::brushed);
    connect(view_, &SimilarityView::settingsEdited, this, &StagePage::settingsChanged);
    connect(&study_, &Study::failed, this,
            [this](const QString& reason) { view_->setSimilarity(nullptr, reason); });
}

QJsonObject SimilarityPage::settings() const {
    return {{kView, kViews.at(static_cast<int>(view_->part()))},
            {kOrder, kOrders.at(view_->isClustered() ? 0 : 1)}};
}

QString SimilarityPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int part = reader.word(kView, kViews);
    const int order = reader.word(kOrder, kOrders);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setPart(static_cast<SimilarityView::Part>(part));
        view_->setClustered(order == 0);
    }
    return fault;
}

void SimilarityPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    view_->setBrushed(state().marks.brushed);
    view_->setSequentialPalette(state().maps.palette);
    if (!state().text) {
        study_.drop();
        asked_.forget();
        view_->setSimilarity(nullptr, state().emptyText);
        return;
    }
    const AttentionKind kind = state().marks.a.kind;
    if (!asked_.renew({state().text->run, kind})) {
        return;
    }
    view_->setSimilarity(nullptr, tr("The heads are being compared…"));
    study_.ask<SimilarityOfText>(
        [run = state().text->run, kind](const Job& job, const Study::Publish<SimilarityOfText>& publish) {
            auto result = std::make_shared<SimilarityOfText>(
                SimilarityOfText{headSimilarity(run->trace, {.kind = kind}, job), {}});
            const Index tokens = run->trace.layer(0, kind).queryCount();
            result->subject =
                tokens == 1 ? tr("this text, one token") : tr("this text, %1 tokens").arg(tokens);
            publish(std::move(result));
        },
        [this](const std::shared_ptr<const SimilarityOfText>& similarity) {
            asked_.answered();
            view_->setSimilarity(similarity);
        });
}

void SimilarityPage::showStopped(const QString& text) {
    view_->setSimilarity(nullptr, text);
}

} // namespace headscope
