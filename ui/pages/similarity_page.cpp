// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/similarity_page.h"

#include <QVBoxLayout>

#include "ui/panels/similarity_view.h"

namespace headscope {

SimilarityPage::SimilarityPage(QWidget* parent) : StagePage(parent), view_(new SimilarityView) {
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &SimilarityView::headChosen, this, &StagePage::headChosen);
    connect(view_, &SimilarityView::brushed, this, &StagePage::brushed);
    connect(&study_, &Study::failed, this,
            [this](const QString& reason) { view_->setSimilarity(nullptr, reason); });
}

void SimilarityPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    view_->setBrushed(state().marks.brushed);
    view_->setSequentialPalette(state().maps.palette);
    if (!state().text) {
        leave();
        view_->setSimilarity(nullptr, state().emptyText);
        return;
    }
    const AttentionKind kind = state().marks.a.kind;
    if (run_ == state().text->run && kind_ == kind) {
        return;
    }
    run_ = state().text->run;
    kind_ = kind;
    isThere_ = false;
    view_->setSimilarity(nullptr, tr("The heads are being compared…"));
    study_.ask<SimilarityOfText>(
        [run = run_, kind](const Job& job, const Study::Publish<SimilarityOfText>& publish) {
            auto result = std::make_shared<SimilarityOfText>(
                SimilarityOfText{headSimilarity(run->trace, {.kind = kind}, job), {}});
            const Index tokens = run->trace.layer(0, kind).queries.rows();
            result->subject =
                tokens == 1 ? tr("this text, one token") : tr("this text, %1 tokens").arg(tokens);
            publish(std::move(result));
        },
        [this](const std::shared_ptr<const SimilarityOfText>& similarity) {
            isThere_ = true;
            view_->setSimilarity(similarity);
        });
}

void SimilarityPage::leave() {
    study_.drop();
    if (!isThere_) {
        run_.reset();
    }
}

void SimilarityPage::showStopped(const QString& text) {
    view_->setSimilarity(nullptr, text);
}

} // namespace headscope
