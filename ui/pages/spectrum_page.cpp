// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spectrum_page.h"

#include <QVBoxLayout>

#include "core/analysis/circuits.h"
#include "core/survey/weight_scores.h"
#include "ui/views/spectrum_view.h"

namespace headscope {

namespace {

using Looks = std::vector<SpectrumLook>;

SpectrumLook lookOf(SideName name, const Model& model, const HeadId& head) {
    const HeadCircuits circuits = headCircuits(model.transformer(), head);
    SpectrumLook look;
    look.side = name;
    look.title = QString::fromStdString(toString(head));
    look.qk = singularValues(circuits.qk);
    look.ov = singularValues(circuits.ov);
    look.qkRank = effectiveRank(look.qk);
    look.ovRank = effectiveRank(look.ov);
    look.copying = copyingScore(circuits.ov);
    look.note = SpectrumPage::tr(
        "Of the weights alone, whatever the text. The norm in front is folded in; rotary positions and "
        "QK-norm, which depend on the token, are not part of QK. Effective rank: exp of the entropy of the "
        "singular values, divided by their sum.");
    return look;
}

} // namespace

SpectrumPage::SpectrumPage(QWidget* parent) : StagePage(parent), view_(new SpectrumView) {
    content()->addWidget(view_);
    follow(study_);
    connect(&study_, &Study::failed, this, [this](const QString& reason) { view_->setLooks({}, reason); });
}

void SpectrumPage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        view_->setLooks({}, state().emptyText);
        return;
    }
    const Comparison& comparison = state().comparison->comparison;
    const Question question{comparison.a.model, comparison.b.model, comparison.a.side.head,
                            comparison.b.side.head};
    if (!asked_.renew(question)) {
        return;
    }
    study_.ask<Looks>(
        [question](const Job& job, const Study::Publish<Looks>& publish) {
            auto looks = std::make_shared<Looks>();
            looks->push_back(lookOf(SideName::A, *question.modelA, question.a));
            job.step(0.5, "decomposing the weights");
            if (question.modelA != question.modelB || question.a != question.b) {
                looks->push_back(lookOf(SideName::B, *question.modelB, question.b));
            }
            question.modelA->checkpoint().requireIntact();
            question.modelB->checkpoint().requireIntact();
            publish(std::move(looks));
        },
        [this](const std::shared_ptr<const Looks>& looks) {
            asked_.answered();
            view_->setLooks(*looks);
        });
}

} // namespace headscope
