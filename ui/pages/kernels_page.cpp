// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kernels_page.h"

#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <functional>

#include "core/comparison/fitted_side.h"
#include "ui/kernels/kernels_view.h"
#include "ui/pages/kernel_curves.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/setting_value.h"
#include "ui/pages/weight_colours_of.h"

namespace headscope {

namespace {

// In the order of KernelShow, and of SideName.
const QStringList kShows{QStringLiteral("tiles"), QStringLiteral("linear"), QStringLiteral("window"),
                         QStringLiteral("sink")};
constexpr double kPatience = 3; // seconds of measuring
constexpr double kGrowth = 4.5; // of the time of one length to that of twice the length

/// Measures longer and longer texts until it takes too long; `publish` is called after each.
void measure(int headWidth, const Job& job,
             const std::function<void(const std::vector<KernelTiming>&)>& publish) {
    const auto begin = std::chrono::steady_clock::now();
    std::vector<KernelTiming> timings;
    double last = 0;
    for (Index tokens = kShortestTimed; tokens <= kLongestTimed; tokens *= 2) {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        if (spent.count() + kGrowth * last > kPatience) {
            break;
        }
        job.step(std::log2(static_cast<double>(tokens) / static_cast<double>(kShortestTimed)) / 7,
                 "measuring kernels");
        timings.push_back(timeKernels(tokens, headWidth, job));
        last = timings.back().plain + timings.back().linear;
        publish(timings);
    }
}

} // namespace

KernelsPage::KernelsPage(QWidget* parent) : StagePage(parent), view_(new KernelsView) {
    setObjectName(QStringLiteral("kernelsPage"));
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &KernelsView::queryChosen, this, &StagePage::queryChosen);
    connect(view_, &KernelsView::useRequested, this, &KernelsPage::useForB);
    connect(view_, &KernelsView::choiceEdited, this, [this] {
        showState();
        Q_EMIT settingsChanged();
        Q_EMIT numbersChanged(); // those of a step are there at once
    });
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        asked_.answered();
        view_->setEmpty(reason);
    });
}

void KernelsPage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        hasAnswer_ = false;
        view_->setEmpty(state().emptyText);
        return;
    }
    KernelQuestion question{state().comparison, view_->choice(), 0, weightColoursOf(state().maps)};
    question.choice.step = 0;
    if (question.choice.show == KernelShow::Tiles) {
        question.query = state().query.value_or(0);
    }
    view_->setQuery(state().query);
    if (asked_.renew(question)) {
        ask(question);
    }
}

void KernelsPage::ask(const KernelQuestion& question) {
    hasAnswer_ = false;
    const int width = question.side().spec().headWidth;
    const bool isLinear = question.choice.show == KernelShow::Linear;
    const auto known = width == timedWidth_ ? timings_ : std::vector<KernelTiming>();
    study_.ask<Answer>(
        [question, width, isLinear, known](const Job& job, const Study::Publish<Answer>& publish) {
            Answer answer{kernelLookOf(question, job), known, !isLinear || !known.empty()};
            question.side().model->checkpoint().requireIntact();
            const auto hand = [&] {
                if (isLinear) {
                    addCurves(answer.look, answer.timings, width, question.choice.tile);
                }
                publish(std::make_shared<const Answer>(answer));
            };
            hand();
            if (answer.isWhole) {
                return;
            }
            measure(width, job, [&](const std::vector<KernelTiming>& timings) {
                answer.timings = timings;
                hand();
            });
            answer.isWhole = true;
            hand();
        },
        [this, width](const std::shared_ptr<const Answer>& answer) {
            if (answer->isWhole && answer->look.show == KernelShow::Linear) {
                timings_ = answer->timings;
                timedWidth_ = width;
            }
            take(*answer);
        });
}

void KernelsPage::take(const Answer& answer) {
    hasAnswer_ = true;
    if (answer.isWhole) {
        asked_.answered();
    }
    view_->setLook(answer.look);
    Q_EMIT numbersChanged();
}

void KernelsPage::showStopped(const QString& text) {
    if (!hasAnswer_) {
        view_->setEmpty(text);
    }
}

void KernelsPage::useForB() {
    if (!state().comparison) {
        return;
    }
    const Comparison& comparison = state().comparison->comparison;
    const bool takesHead = !comparison.isOfTwoModels() && view_->choice().side == SideName::A;
    const Side side = withChoice(takesHead ? comparison.a.side : comparison.b.side, view_->choice());
    Q_EMIT sideEdited(SideName::B, fittedSide(comparison.b.model->spec(), side));
}

QJsonObject KernelsPage::settings() const {
    const KernelChoice& choice = view_->choice();
    return {{QStringLiteral("show"), kShows.at(static_cast<int>(choice.show))},
            {QStringLiteral("side"), kSideWords.at(static_cast<int>(choice.side))},
            {QStringLiteral("tile"), choice.tile},
            {QStringLiteral("step"), choice.step},
            {QStringLiteral("window"), choice.window},
            {QStringLiteral("logit"), choice.logit}};
}

QString KernelsPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    KernelChoice choice;
    choice.show = static_cast<KernelShow>(reader.word(QStringLiteral("show"), kShows));
    choice.side = static_cast<SideName>(reader.word(QStringLiteral("side"), kSideWords));
    choice.tile = reader.whole(QStringLiteral("tile"), {1, kLargestTile}, choice.tile);
    choice.step = reader.whole(QStringLiteral("step"), {0, 1'000'000'000}, choice.step);
    choice.window = reader.whole(QStringLiteral("window"), {1, kWidestWindow}, choice.window);
    choice.logit = reader.number(QStringLiteral("logit"), {-kLargestLogit, kLargestLogit}, choice.logit);
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    view_->setChoice(choice);
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> KernelsPage::number(const QString& name) const {
    const KernelLook& look = view_->look();
    if (!hasAnswer_ || look.show != view_->choice().show) {
        return std::nullopt;
    }
    const bool isMax = name == QStringLiteral("running.max");
    if (isMax || name == QStringLiteral("running.sum")) {
        const auto row = rowAfter(look, view_->choice().step);
        return row ? std::optional(static_cast<double>(isMax ? row->largest : row->sum)) : std::nullopt;
    }
    const auto found = look.numbers.find(name);
    return found == look.numbers.end() ? std::nullopt : std::optional(found->second);
}

} // namespace headscope
