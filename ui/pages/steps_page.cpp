// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/steps_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/setting_value.h"
#include "ui/pages/steps_look_of.h"
#include "ui/views/steps_view.h"

namespace headscope {

namespace {

const QString kSide = QStringLiteral("side");
const QString kRange = QStringLiteral("range");
const QStringList kRanges{QStringLiteral("shared"), QStringLiteral("own")}; // in the order of StepRange

/// The key that a query attends to most.
int largestKey(const HeadStages& all, int query) {
    Index key = 0;
    all.stages.back().values->row(query).maxCoeff(&key); // masked weights are 0
    return static_cast<int>(key);
}

/// The last scores before the mask: what softmax is given.
const HeadStage& adjusted(const HeadStages& all) {
    return *std::ranges::find_if(all.stages.rbegin(), all.stages.rend(),
                                 [](const HeadStage& stage) { return !stage.isAfterMask(); });
}

std::optional<double> headNumber(const QString& name, const MeasuredStages& measured, const StepsLook& look) {
    const HeadStages& all = measured.stages;
    const auto numberOf = [&](StageKind kind) -> std::optional<double> {
        const HeadStage* stage = all.find(kind);
        return stage == nullptr ? std::nullopt : std::optional(double{stage->number});
    };
    return numberNamed(name, {{"factor", numberOf(StageKind::Factor)},
                              {"cap", numberOf(StageKind::Cap)},
                              {"sink", numberOf(StageKind::Sink)},
                              {"headwidth", static_cast<double>(all.headWidth)},
                              {"steps", static_cast<double>(all.stages.size())},
                              {"range", scoreLimit(look)}});
}

std::optional<double> rowNumber(const QString& name, const HeadStages& all, int query) {
    const auto weights = all.stages.back().values->row(query);
    return numberNamed(name, {{"rowsum", weights.cast<double>().sum()},
                              {"largest", double{weights.maxCoeff()}},
                              {"largestkey", largestKey(all, query)}});
}

std::optional<double> cellNumber(const QString& name, const HeadStages& all, int query, int key) {
    const auto valueAt = [&](const HeadStage* stage) -> std::optional<double> {
        return stage == nullptr ? std::nullopt : std::optional(double{(*stage->values)(query, key)});
    };
    const HeadStage* features = all.find(StageKind::Features); // which take the place of scores
    return numberNamed(name, {{"score", valueAt(all.find(StageKind::Product))},
                              {"scaled", valueAt(all.find(StageKind::Factor))},
                              {"capped", valueAt(all.find(StageKind::Cap))},
                              {"biased", valueAt(all.find(StageKind::Bias))},
                              {"adjusted", features == nullptr ? valueAt(&adjusted(all)) : std::nullopt},
                              {"feature", valueAt(features)},
                              {"masked", all.allowed[static_cast<std::size_t>(query)].contains(key) ? 0 : 1},
                              {"weight", valueAt(&all.stages.back())}});
}

} // namespace

StepsPage::StepsPage(QWidget* parent) : StagePage(parent), view_(new StepsView) {
    setObjectName(QStringLiteral("stepsPage"));
    content()->addWidget(view_);
    follow(study_);
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        stages_.reset();
        view_->showNothing(reason);
    });
    connect(view_, &StepsView::sideChosen, this, [this](SideName name) {
        side_ = name;
        showState();
        Q_EMIT settingsChanged();
    });
    connect(view_, &StepsView::rangeChosen, this, &StepsPage::settingsChanged);
    connect(view_, &StepsView::queryChosen, this, [this](int query) { choose(query, std::nullopt); });
    connect(view_, &StepsView::keyChosen, this, [this](int key) { choose(std::nullopt, key); });
}

bool StepsPage::sidesDiffer() const {
    const Comparison& comparison = state().comparison->comparison;
    return comparison.a.side != comparison.b.side || comparison.a.run != comparison.b.run;
}

SideName StepsPage::shownSide() const {
    return state().comparison && sidesDiffer() ? side_ : SideName::A;
}

bool StepsPage::followsWindow() const {
    return shownSide() == SideName::A || state().isOfOneText();
}

void StepsPage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        stages_.reset();
        view_->setSide(SideName::A, false);
        view_->showNothing(state().emptyText);
        return;
    }
    view_->setSide(shownSide(), sidesDiffer());
    const SideResult& side = state().side(shownSide());
    const Question question{side.run, side.side, shownSide()};
    if (!asked_.renew(question)) {
        if (stages_ && palette_ != state().maps.palette) {
            take(stages_);
        }
        showChosen();
        return;
    }
    study_.ask<MeasuredStages>(
        [question](const Job& job, const Study::Publish<MeasuredStages>& publish) {
            publish(measuredStages(question.run->trace, question.side.head, question.side.attention, job));
        },
        [this](const std::shared_ptr<const MeasuredStages>& stages) {
            asked_.answered();
            ownQuery_.reset();
            ownKey_.reset();
            take(stages);
            Q_EMIT numbersChanged();
        });
}

void StepsPage::take(std::shared_ptr<const MeasuredStages> stages) {
    stages_ = std::move(stages);
    palette_ = state().maps.palette;
    StepsLook look = stepsLookOf(stages_, shownSide(), state().side(shownSide()));
    look.palette = palette_;
    view_->setLook(look);
    showChosen();
}

void StepsPage::showStopped(const QString& text) {
    stages_.reset();
    view_->showNothing(text);
}

std::optional<int> StepsPage::query() const {
    return followsWindow() ? state().query : ownQuery_;
}

std::optional<int> StepsPage::key() const {
    return followsWindow() ? state().key : ownKey_;
}

void StepsPage::showChosen() {
    if (stages_ && !followsWindow() && !ownQuery_) {
        ownQuery_ = view_->look().queries() - 1;
        ownKey_ = largestKey(stages_->stages, *ownQuery_);
    }
    view_->setChosen(query(), key());
    const Cell cell{query(), key()};
    if (asked_.isAnswered() && cell != shown_) {
        shown_ = cell;
        Q_EMIT numbersChanged();
    }
}

void StepsPage::choose(std::optional<int> query, std::optional<int> key) {
    if (followsWindow()) {
        if (query) {
            Q_EMIT queryChosen(*query);
        } else if (key) {
            Q_EMIT keyChosen(*key);
        }
        return;
    }
    ownQuery_ = query ? query : ownQuery_;
    ownKey_ = key ? key : ownKey_;
    showChosen();
}

QJsonObject StepsPage::settings() const {
    return {{kSide, kSideWords.at(static_cast<int>(side_))},
            {kRange, kRanges.at(static_cast<int>(view_->range()))}};
}

QString StepsPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int side = reader.word(kSide, kSideWords);
    const int range = reader.word(kRange, kRanges);
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    side_ = static_cast<SideName>(side);
    view_->setRange(static_cast<StepRange>(range));
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> StepsPage::number(const QString& name) const {
    if (!stages_ || !asked_.isAnswered()) {
        return std::nullopt;
    }
    if (const auto ofHead = headNumber(name, *stages_, view_->look())) {
        return ofHead;
    }
    if (!view_->look().contains(query(), key())) {
        return std::nullopt;
    }
    if (const auto ofRow = rowNumber(name, stages_->stages, *query())) {
        return ofRow;
    }
    return cellNumber(name, stages_->stages, *query(), *key());
}

} // namespace headscope
