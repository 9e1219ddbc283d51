// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spectrum_page.h"

#include <QBoxLayout>
#include <cmath>

#include "core/survey/weight_scores.h"
#include "ui/pages/head_geometry.h"
#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/views/spectrum_view.h"

namespace headscope {

namespace {

const QString kScale = QStringLiteral("scale");
const QStringList kScales{QStringLiteral("linear"), QStringLiteral("logarithmic")};

SpectrumLook lookOf(SideName name, const HeadId& head, const HeadCircuits& circuits) {
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

std::optional<double> numberOf(const SubspaceAngles& angles, const QString& name) {
    if (angles.degrees.empty()) {
        return std::nullopt;
    }
    return numberNamed(name, {{"smallest", angles.degrees.front()},
                              {"largest", angles.degrees.back()},
                              {"overlap", angles.overlap},
                              {"random", angles.random}});
}

std::optional<double> numberOf(const SpectrumLook& look, const QkGeometry& geometry, const QString& name) {
    return numberNamed(name, {{"qk.symmetric", geometry.symmetric},
                              {"qk.antisymmetric", geometry.antisymmetric},
                              {"qk.rank", geometry.rank},
                              {"qk.effective", look.qkRank},
                              {"ov.effective", look.ovRank},
                              {"ov.copying", look.copying}});
}

} // namespace

SpectrumPage::SpectrumPage(QWidget* parent)
    : StagePage(parent), view_(new SpectrumView), geometry_(new GeometryView) {
    setObjectName(QStringLiteral("spectrumPage"));
    geometry_->setObjectName(QStringLiteral("geometry"));
    auto* row = new QHBoxLayout;
    row->setSpacing(Spacing::of(font()).large);
    row->addWidget(view_, 2);
    row->addWidget(geometry_, 1);
    content()->addLayout(row);
    follow(study_);
    connect(&study_, &Study::failed, this, &SpectrumPage::showNothing);
    connect(view_, &SpectrumView::scaleChosen, this, &StagePage::settingsChanged);
    showNothing({});
}

void SpectrumPage::showNothing(const QString& reason) {
    answer_.reset();
    view_->setLooks({}, reason);
    geometry_->hide();
}

QJsonObject SpectrumPage::settings() const {
    return {{kScale, kScales.at(view_->isLogarithmic() ? 1 : 0)}};
}

QString SpectrumPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int scale = reader.word(kScale, kScales);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setLogarithmic(scale == 1);
    }
    return fault;
}

std::optional<double> SpectrumPage::number(const QString& name) const {
    if (!answer_) {
        return std::nullopt;
    }
    const GeometryLook& geometry = answer_->geometry;
    if (name.startsWith(QLatin1String("angle.query."))) {
        return numberOf(geometry.queries, name.section(u'.', 2));
    }
    if (name.startsWith(QLatin1String("angle.key."))) {
        return numberOf(geometry.keys, name.section(u'.', 2));
    }
    const bool isB = name.startsWith(QLatin1String("b."));
    const std::size_t side = isB ? 1 : 0;
    return side < answer_->looks.size()
               ? numberOf(answer_->looks[side], geometry.heads[side], isB ? name.mid(2) : name)
               : std::nullopt;
}

SpectrumPage::Answer SpectrumPage::compute(const Question& question, const Job& job) {
    Answer answer;
    const auto addSide = [&](SideName name, const HeadId& head, const HeadCircuits& circuits) {
        answer.looks.push_back(lookOf(name, head, circuits));
        answer.geometry.heads.push_back(qkGeometry(name, head, circuits.qk, answer.looks.back().qk));
    };
    const Transformer& transformer = question.modelA->transformer();
    const HeadCircuits a = headCircuits(transformer, question.a);
    addSide(SideName::A, question.a, a);
    job.step(0.4, "decomposing the weights");
    GeometryLook& geometry = answer.geometry;
    const QString nameOfA = fromUtf8(toString(question.a));
    if (question.modelA != question.modelB) {
        addSide(SideName::B, question.b, headCircuits(question.modelB->transformer(), question.b));
        geometry.noAngles = tr("Heads of two models read two different residual streams: there are no angles "
                               "between them.");
    } else if (question.a != question.b) {
        const HeadCircuits b = headCircuits(transformer, question.b);
        addSide(SideName::B, question.b, b);
        job.step(0.7, "comparing the subspaces");
        compareSubspaces(a.qk, b.qk, geometry);
        geometry.pair = tr("between A, %1, and B, %2").arg(nameOfA, fromUtf8(toString(question.b)));
    } else if (const int heads = transformer.spec().attention(question.a.kind, question.a.layer).heads;
               heads > 1) {
        HeadId next = question.a;
        next.head = (next.head + 1) % heads;
        compareSubspaces(a.qk, headCircuits(transformer, next).qk, geometry);
        geometry.pair = tr("A and B are one head: between it and the next of its layer, %1")
                            .arg(fromUtf8(toString(next)));
    } else {
        geometry.noAngles =
            tr("The layer has one head, and A and B are both it: there is nothing to compare.");
    }
    return answer;
}

void SpectrumPage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        showNothing(state().emptyText);
        return;
    }
    const Comparison& comparison = state().comparison->comparison;
    const Question question{comparison.a.model, comparison.b.model, comparison.a.side.head,
                            comparison.b.side.head};
    if (!asked_.renew(question)) {
        return;
    }
    study_.ask<Answer>(
        [question](const Job& job, const Study::Publish<Answer>& publish) {
            auto answer = std::make_shared<const Answer>(compute(question, job));
            question.modelA->checkpoint().requireIntact();
            question.modelB->checkpoint().requireIntact();
            publish(std::move(answer));
        },
        [this](const std::shared_ptr<const Answer>& answer) {
            asked_.answered();
            answer_ = answer;
            view_->setLooks(answer->looks);
            geometry_->setLook(answer->geometry);
            geometry_->show();
            Q_EMIT numbersChanged();
        });
}

} // namespace headscope
