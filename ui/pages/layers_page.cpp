// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/layers_page.h"

#include <QVBoxLayout>

#include "core/analysis/attention_flow.h"
#include "ui/figure/text_axes.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/weight_colours_of.h"
#include "ui/panels/layers_view.h"

namespace headscope {

namespace {

constexpr float kEdgeFloor = 0.005F;

const QString kMethod = QStringLiteral("method");
const QStringList kMethods{QStringLiteral("rollout"), QStringLiteral("flow")}; // in the order of LayerMethod
const QString kView = QStringLiteral("view");
const QStringList kViews{QStringLiteral("strips"), QStringLiteral("graph")};
const QString kThreshold = QStringLiteral("threshold");

} // namespace

LayersPage::LayersPage(QWidget* parent) : StagePage(parent), view_(new LayersView) {
    setObjectName(QStringLiteral("layersPage"));
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &LayersView::tokenChosen, this, &StagePage::queryChosen);
    connect(view_, &LayersView::methodChosen, this, [this](LayerMethod method) {
        method_ = method;
        showState();
        Q_EMIT settingsChanged();
    });
    connect(view_, &LayersView::settingsEdited, this, &StagePage::settingsChanged);
    connect(&study_, &Study::failed, this, [this](const QString& reason) { view_->setEmpty(reason); });
    connect(&study_, &Study::progressed, this, [this](double share, const QString& step) {
        view_->setEmpty(tr("%1, %2 %").arg(step).arg(qRound(100 * share)));
    });
}

QJsonObject LayersPage::settings() const {
    return {{kMethod, kMethods.at(static_cast<int>(method_))},
            {kView, kViews.at(view_->showsGraph() ? 1 : 0)},
            {kThreshold, view_->threshold()}};
}

QString LayersPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const auto method = static_cast<LayerMethod>(reader.word(kMethod, kMethods));
    const int view = reader.word(kView, kViews);
    const double threshold =
        reader.number(kThreshold, {0, LayersView::kLargestThreshold}, LayersView::kUsualThreshold);
    QString fault = reader.fault();
    if (!fault.isEmpty()) {
        return fault;
    }
    view_->setShowsGraph(view == 1);
    view_->setThreshold(threshold);
    if (method != method_) {
        method_ = method;
        if (isVisible()) {
            showState();
        }
    }
    return {};
}

void LayersPage::showState() {
    view_->setColours(weightColoursOf(state().maps));
    view_->setMethod(method_);
    const AttentionKind kind = state().marks.a.kind;
    if (!state().text || !state().query) {
        showNothing(state().emptyText.isEmpty() ? tr("Click a token above to follow it through the layers")
                                                : state().emptyText);
    } else if (kind == AttentionKind::Cross) {
        showNothing(
            tr("Cross-attention mixes the tokens of two texts: choose heads of the encoder or the decoder"));
    } else {
        ask({state().text, kind, *state().query, method_});
    }
}

void LayersPage::ask(const Question& question) {
    if (!asked_.renew(question)) {
        return;
    }
    study_.ask<TokenLayers>(
        [question](const Job& job, const Study::Publish<TokenLayers>& publish) {
            publish(std::make_shared<const TokenLayers>(answer(question, job)));
        },
        [this](const std::shared_ptr<const TokenLayers>& layers) {
            asked_.answered();
            view_->setTokenLayers(*layers);
        });
}

TokenLayers LayersPage::answer(const Question& question, const Job& job) {
    const AttentionTrace& trace = question.text->run->trace;
    const TokenPath path{question.kind, question.query, {}};
    TokenLayers layers;
    layers.method = question.method;
    layers.edgeFloor = kEdgeFloor;
    if (question.method == LayerMethod::Flow) {
        AttentionFlow flow = attentionFlow(trace, path, {true, kEdgeFloor}, job);
        layers.rows = std::move(flow.rows);
        layers.edges = std::move(flow.edges);
    } else {
        layers.rows = rolloutRows(trace, path, job);
        layers.edges = rolloutEdges(trace, path, kEdgeFloor, job);
    }
    layers.tokenLabels = textAxes(question.text->encoded, question.kind).queryLabels;
    layers.seen = allowedKeys(trace.layer(trace.layers(question.kind) - 1, question.kind).spec.mask,
                              question.query, layers.tokenLabels.size());
    return layers;
}

void LayersPage::showNothing(const QString& why) {
    study_.drop();
    asked_.forget();
    view_->setEmpty(why);
}

void LayersPage::showStopped(const QString& text) {
    view_->setEmpty(text);
}

} // namespace headscope
