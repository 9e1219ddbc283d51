// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scaling_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QVBoxLayout>

#include "core/survey/prediction_change.h"
#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/setting_value.h"

namespace headscope {

namespace {

constexpr int kEffectsAtOnce = 4; // between two pictures of the curves

/// A setting, and the words that it can be, the first of them at the start.
struct Choice {
    QString name;
    QStringList words;
};
const QString kSide = QStringLiteral("side");
const Choice kCurves{QStringLiteral("curves"),
                     {QStringLiteral("weights"), QStringLiteral("gradients"), QStringLiteral("prediction")}};
const Choice kDistribution{QStringLiteral("distribution"),
                           {QStringLiteral("plain"), QStringLiteral("scaled")}};

/// NaN where the model cannot be run with this factor: its numbers overflow.
double changeOf(const Model& model, const Run& own, AttentionKind kind, const AttentionSettings& settings,
                const Job& job) {
    try {
        return predictionChange(model.transformer(), own, kind, settings, job);
    } catch (const Error&) {
        return FactorEffect::kUndefined;
    }
}

} // namespace

ScalingPage::ScalingPage(QWidget* parent) : StagePage(parent), view_(new ScalingView) {
    setObjectName(QStringLiteral("scalingPage"));
    content()->addWidget(view_);
    follow(curvesStudy_);
    connect(view_, &ScalingView::factorChanged, this, &ScalingPage::changeFactor);
    connect(view_, &ScalingView::sideChosen, this, [this] {
        sent_.clear();
        showState();
        Q_EMIT settingsChanged();
    });
    connect(view_, &ScalingView::curvesChosen, this, [this] {
        showState();
        Q_EMIT settingsChanged();
    });
    connect(view_, &ScalingView::scaledChosen, this, [this] {
        showDistribution();
        Q_EMIT settingsChanged();
    });
    for (Study* study : {&presentStudy_, &curvesStudy_}) {
        connect(study, &Study::failed, this, [this](const QString& reason) {
            failure_ = reason;
            showNumbers();
        });
    }
}

QJsonObject ScalingPage::settings() const {
    return {{kSide, kSideWords.at(static_cast<int>(view_->side()))},
            {kCurves.name, kCurves.words.at(static_cast<int>(view_->curvesShown()))},
            {kDistribution.name, kDistribution.words.at(view_->isScaled() ? 1 : 0)}};
}

QString ScalingPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int side = reader.word(kSide, kSideWords);
    const int curves = reader.word(kCurves.name, kCurves.words);
    const int distribution = reader.word(kDistribution.name, kDistribution.words);
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    view_->setSide(static_cast<SideName>(side));
    view_->setCurvesShown(static_cast<ScalingCurves>(curves));
    view_->setScaled(distribution == 1);
    sent_.clear();
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> ScalingPage::number(const QString& name) const {
    if (!hasSubject_) {
        return std::nullopt;
    }
    const FactorEffect effect = present().value_or(FactorEffect{});
    const ScoreDistribution scores = results_.distribution.value_or(ScoreDistribution{});
    const auto number = numberNamed(name, {{"factor", double{factor()}},
                                           {"entropy", effect.entropy},
                                           {"entropy.share", effect.entropyShare},
                                           {"largest", effect.largestWeight},
                                           {"saturated", effect.saturated},
                                           {"jacobian", effect.jacobian},
                                           {"gradient.query", effect.queryGradient},
                                           {"gradient.key", effect.keyGradient},
                                           {"kl", change()},
                                           {"mean", scores.mean},
                                           {"deviation", scores.deviation},
                                           {"predicted_deviation", scores.predictedDeviation},
                                           {"unit_deviation", scores.unitDeviation}});
    return number && !std::isnan(*number) ? number : std::nullopt;
}

const SideResult& ScalingPage::side() const {
    return state().side(view_->side());
}

float ScalingPage::factor() const {
    const auto* fixed = std::get_if<FixedScale>(&scale_);
    return fixed != nullptr ? fixed->factor : names_.modelFactor;
}

std::optional<FactorEffect> ScalingPage::present() const {
    const auto found = results_.effects.find(factor());
    return found != results_.effects.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<double> ScalingPage::change() const {
    const auto found = results_.changes.find(factor());
    return found != results_.changes.end() ? std::optional(found->second) : std::nullopt;
}

void ScalingPage::forget() {
    presentStudy_.drop();
    curvesStudy_.drop();
    presentAsked_.forget();
    curvesAsked_.forget();
    results_ = {};
    scaling_.reset();
    failure_.clear();
}

void ScalingPage::stopWaiting() {
    presentStudy_.drop();
    presentAsked_.stopWaiting();
    curvesAsked_.stopWaiting();
}

void ScalingPage::showStopped(const QString& text) {
    failure_ = text;
    static_cast<void>(
        curvesAsked_.renew({subject_, factor(), view_->curvesShown() == ScalingCurves::Prediction}));
    showNumbers();
}

void ScalingPage::showState() {
    if (!state().comparison) {
        forget();
        hasSubject_ = false;
        sent_.clear();
        view_->setEmpty(state().emptyText);
        return;
    }
    takeSubject();
    followSide(side().side.attention.scale);
    view_->setModel(names_.headWidth, names_.modelFactor);
    view_->setScale(scale_);
    if (std::holds_alternative<LinearKernel>(subject_.settings.kernel)) {
        forget();
        hasSubject_ = false;
        view_->setEmpty(
            tr("Linear attention has no factor and no softmax: choose the softmax for this side."));
        return;
    }
    view_->setEmpty({});
    askPresent();
    showCurves();
    showDistribution();
    showNumbers();
}

void ScalingPage::takeSubject() {
    const SideResult& shown = side();
    const auto& text = view_->side() == SideName::B ? state().comparison->textOfB : state().text;
    Subject subject{shown.model, text->run, shown.side.head, shown.side.attention};
    subject.settings.scale = ModelScale{};
    if (hasSubject_ && subject == subject_) {
        return;
    }
    forget();
    hasSubject_ = true;
    subject_ = std::move(subject);
    const AttentionSpec& spec = shown.spec();
    names_ = {spec.headWidth, spec.scale, shown.model->spec().predictsNext(), spec.kvHeads < spec.heads};
}

/// The slider runs ahead of the session: what the session says counts, save where it only answers to earlier
/// moves of the slider, or to none yet.
void ScalingPage::followSide(const Scale& ofSide) {
    const auto found = std::ranges::find(sent_, ofSide);
    if (found != sent_.end()) {
        sent_.erase(sent_.begin(), found + 1);
    } else if (ofSide != answered_) {
        sent_.clear();
    }
    answered_ = ofSide;
    if (sent_.empty()) {
        scale_ = ofSide;
    }
}

void ScalingPage::changeFactor(const Scale& scale) {
    if (!state().comparison) {
        return;
    }
    scale_ = scale;
    sent_.push_back(scale);
    view_->setScale(scale);
    view_->setPosition(factor() > 0 ? std::optional(double{factor()}) : std::nullopt);
    askPresent();
    if (view_->isScaled()) {
        showDistribution();
    }
    showNumbers();
    Side edited = side().side;
    edited.attention.scale = scale;
    Q_EMIT sideEdited(view_->side(), edited);
    Q_EMIT numbersChanged();
}

/// The present factor has a worker of its own, which the curves do not hold up.
void ScalingPage::askPresent() {
    if (scaling_ && present()) { // a curve has it
        failure_.clear();
        askCurves();
        return;
    }
    const Question question{subject_, factor(), false};
    if (!presentAsked_.renew(question)) {
        return;
    }
    failure_.clear();
    presentStudy_.ask<Present>(
        [question, scaling = scaling_](const Job& job, const Study::Publish<Present>& publish) {
            const Subject& subject = question.subject;
            auto present = std::make_shared<Present>();
            present->scaling = scaling;
            if (!scaling) {
                present->scaling = std::make_shared<const HeadScaling>(
                    subject.model->transformer(), subject.run, subject.head, subject.settings);
                subject.model->checkpoint().requireIntact();
            }
            present->effect = present->scaling->at(question.factor, job);
            publish(std::move(present));
        },
        [this](const std::shared_ptr<const Present>& present) {
            presentAsked_.answered();
            scaling_ = present->scaling;
            results_.effects[present->effect.factor] = present->effect;
            showNumbers();
            askCurves();
            Q_EMIT numbersChanged();
        });
}

/// What is not known yet, in this order: the distribution, the curves, the present factor's prediction, and,
/// where its curve is in sight, that of the others.
void ScalingPage::askCurves() {
    const bool wantsPrediction = names_.predictsNext && view_->curvesShown() == ScalingCurves::Prediction;
    const Question question{subject_, factor(), wantsPrediction};
    if (!curvesAsked_.renew(question)) {
        return;
    }
    curvesStudy_.ask<Part>(
        [question, scaling = scaling_, known = results_,
         names = names_](const Job& job, const Study::Publish<Part>& publish) {
            const Subject& subject = question.subject;
            const auto tell = [&](ScalingResults results) {
                subject.model->checkpoint().requireIntact();
                publish(std::make_shared<const Part>(Part{std::move(results), false}));
            };
            if (!known.distribution) {
                ScalingResults results;
                results.distribution = scaling->distribution();
                tell(std::move(results));
            }
            const std::vector<float> grid = factorGrid(names.headWidth, names.modelFactor);
            const auto count = static_cast<double>(grid.size());
            ScalingResults some;
            for (std::size_t i = 0; i < grid.size(); ++i) {
                job.step(static_cast<double>(i) / count, "trying factors");
                if (!known.effects.contains(grid[i])) {
                    some.effects[grid[i]] = scaling->at(grid[i], job);
                }
                if (some.effects.size() == kEffectsAtOnce ||
                    (i + 1 == grid.size() && !some.effects.empty())) {
                    tell(std::exchange(some, {}));
                }
            }
            std::vector<float> reruns;
            if (names.predictsNext) {
                reruns.push_back(question.factor);
                if (question.wantsPrediction) {
                    reruns.insert(reruns.end(), grid.begin(), grid.end());
                }
            }
            for (std::size_t i = 0; i < reruns.size(); ++i) {
                if (known.changes.contains(reruns[i]) || (i > 0 && reruns[i] == reruns[0])) {
                    continue;
                }
                const double begin = static_cast<double>(i) / static_cast<double>(reruns.size());
                const double end = static_cast<double>(i + 1) / static_cast<double>(reruns.size());
                AttentionSettings settings = subject.settings;
                if (reruns[i] != names.modelFactor) { // which is there already
                    settings.scale = FixedScale{reruns[i]};
                }
                ScalingResults results;
                results.changes[reruns[i]] =
                    changeOf(*subject.model, *subject.run, subject.head.kind, settings, job.part(begin, end));
                tell(std::move(results));
            }
            publish(std::make_shared<const Part>(Part{{}, true}));
        },
        [this](const std::shared_ptr<const Part>& part) {
            if (part->isLast) {
                curvesAsked_.answered();
                return;
            }
            results_.effects.insert(part->results.effects.begin(), part->results.effects.end());
            results_.changes.insert(part->results.changes.begin(), part->results.changes.end());
            if (part->results.distribution) {
                results_.distribution = part->results.distribution;
                showDistribution();
            }
            showCurves();
            showNumbers();
            Q_EMIT numbersChanged();
        });
}

void ScalingPage::showNumbers() {
    view_->setNumbers(scalingNumbers(present().value_or(FactorEffect{}), change(), names_));
    view_->setNote(
        failure_.isEmpty()
            ? tr("%1 · rescored: the model's own queries and keys · dL/dO: standard normal, seed 1 · "
                 "prediction: the whole model rerun")
                  .arg(QString::fromStdString(toString(subject_.head)))
            : failure_);
}

void ScalingPage::showCurves() {
    CurveContent content = scalingCurves(view_->curvesShown(), results_, names_);
    if (factor() > 0) {
        content.position = double{factor()};
    }
    view_->setCurves(content);
}

void ScalingPage::showDistribution() {
    view_->setDistribution(
        scoreHistogram(results_.distribution, view_->isScaled() ? std::optional(factor()) : std::nullopt));
}

} // namespace headscope
