// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/circuit_page.h"

#include <QVBoxLayout>

#include "core/survey/compute_head_pairs.h"
#include "ui/panels/head_pairs_view.h"

namespace headscope {

CircuitPage::CircuitPage(QWidget* parent) : StagePage(parent), view_(new HeadPairsView) {
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &HeadPairsView::headChosen, this, &StagePage::headChosen);
    connect(view_, &HeadPairsView::measureChosen, this, [this] { showState(); });
    connect(&study_, &Study::failed, this,
            [this](const QString& reason) { view_->setPairs(nullptr, reason); });
}

void CircuitPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    view_->setSequentialPalette(state().maps.palette);
    if (!state().text) {
        leave();
        view_->setPairs(nullptr, state().emptyText);
        return;
    }
    const AttentionKind kind = state().marks.a.kind;
    const HeadPairMeasure measure = view_->measure();
    if (model_ == state().text->model && kind_ == kind && measure_ == measure) {
        return;
    }
    model_ = state().text->model;
    kind_ = kind;
    measure_ = measure;
    isThere_ = false;
    view_->setPairs(nullptr, tr("The weights of the heads are being compared…"));
    study_.ask<HeadPairs>(
        [model = model_, kind, measure](const Job& job, const Study::Publish<HeadPairs>& publish) {
            auto pairs =
                std::make_shared<const HeadPairs>(computeHeadPairs(model->transformer(), kind, measure, job));
            model->checkpoint().requireIntact();
            publish(std::move(pairs));
        },
        [this](const std::shared_ptr<const HeadPairs>& pairs) {
            isThere_ = true;
            view_->setPairs(pairs);
        });
}

void CircuitPage::leave() {
    study_.drop();
    if (!isThere_) {
        model_.reset();
    }
}

void CircuitPage::showStopped(const QString& text) {
    view_->setPairs(nullptr, text);
}

} // namespace headscope
