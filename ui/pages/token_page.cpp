// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/token_page.h"

#include <QVBoxLayout>

#include "core/base/parallel.h"
#include "ui/figure/text_axes.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/weight_colours_of.h"
#include "ui/panels/token_heads_view.h"

namespace headscope {

namespace {

const QString kOrder = QStringLiteral("order");
const QStringList kOrders{QStringLiteral("layer"), QStringLiteral("weight")};

} // namespace

TokenHeads tokenHeadsOf(const TextResult& text, AttentionKind kind, int query, const Job& job) {
    const AttentionTrace& trace = text.run->trace;
    TokenHeads result;
    for (int layer = 0; layer < trace.layers(kind); ++layer) {
        for (int head = 0; head < trace.heads(layer, kind); ++head) {
            result.heads.push_back({layer, head, kind});
        }
    }
    const MapAxes axes = textAxes(text.encoded, kind);
    result.keyLabels = axes.keyLabels;
    result.query = query;
    result.queryLabel = axes.queryLabels.at(query);
    result.allowed.resize(result.heads.size());
    auto weights = std::make_shared<Matrix>(static_cast<Index>(result.heads.size()), result.keyLabels.size());
    job.step(0, "reading the heads");
    parallelTasks(weights->rows(), [&](Index place) {
        const HeadId& head = result.heads[static_cast<std::size_t>(place)];
        trace.headRows(head, {}, query, weights->middleRows(place, 1));
        result.allowed[static_cast<std::size_t>(place)] =
            allowedKeys(trace.layer(head.layer, kind).spec.mask, query, weights->cols());
    });
    result.weights = std::move(weights);
    return result;
}

TokenPage::TokenPage(QWidget* parent) : StagePage(parent), view_(new TokenHeadsView) {
    setObjectName(QStringLiteral("tokenPage"));
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &TokenHeadsView::headChosen, this, &StagePage::headChosen);
    connect(view_, &TokenHeadsView::keyChosen, this, &StagePage::keyChosen);
    connect(view_, &TokenHeadsView::sortChosen, this, &StagePage::settingsChanged);
    connect(&study_, &Study::failed, this,
            [this](const QString& reason) { view_->setTokenHeads({}, reason); });
}

QJsonObject TokenPage::settings() const {
    return {{kOrder, kOrders.at(view_->isSortedByWeight() ? 1 : 0)}};
}

QString TokenPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int order = reader.word(kOrder, kOrders);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setSortedByWeight(order == 1);
    }
    return fault;
}

void TokenPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    view_->setColours(weightColoursOf(state().maps));
    if (!state().text || !state().query) {
        study_.drop();
        asked_.forget();
        view_->setTokenHeads({}, state().emptyText.isEmpty() ? tr("Click a token above to see where it looks")
                                                             : state().emptyText);
        return;
    }
    const Question question{state().text, state().marks.a.kind, *state().query};
    if (!asked_.renew(question)) {
        showHeads();
        return;
    }
    heads_.reset();
    study_.ask<TokenHeads>(
        [question](const Job& job, const Study::Publish<TokenHeads>& publish) {
            publish(std::make_shared<const TokenHeads>(
                tokenHeadsOf(*question.text, question.kind, question.query, job)));
        },
        [this](const std::shared_ptr<const TokenHeads>& heads) {
            asked_.answered();
            heads_ = heads;
            showHeads();
        });
}

void TokenPage::showHeads() {
    if (heads_) {
        TokenHeads shown = *heads_;
        shown.key = state().key;
        view_->setTokenHeads(std::move(shown));
    }
}

void TokenPage::showStopped(const QString& text) {
    view_->setTokenHeads({}, text);
}

} // namespace headscope
