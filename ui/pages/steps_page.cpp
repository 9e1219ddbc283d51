// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/steps_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/pages/steps_look_of.h"
#include "ui/views/steps_view.h"

namespace headscope {

namespace {

constexpr QLatin1String kSide("side");
constexpr QLatin1String kRange("range");

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
    if (name == QLatin1String("factor")) {
        return numberOf(StageKind::Factor);
    }
    if (name == QLatin1String("cap")) {
        return numberOf(StageKind::Cap);
    }
    if (name == QLatin1String("sink")) {
        return numberOf(StageKind::Sink);
    }
    if (name == QLatin1String("headwidth")) {
        return static_cast<double>(all.headWidth);
    }
    if (name == QLatin1String("steps")) {
        return static_cast<double>(all.stages.size());
    }
    return name == QLatin1String("range") ? std::optional(scoreLimit(look)) : std::nullopt;
}

std::optional<double> rowNumber(const QString& name, const HeadStages& all, int query) {
    const auto weights = all.stages.back().values->row(query);
    if (name == QLatin1String("rowsum")) {
        return weights.cast<double>().sum();
    }
    if (name == QLatin1String("largest")) {
        return double{weights.maxCoeff()};
    }
    return name == QLatin1String("largestkey") ? std::optional<double>(largestKey(all, query)) : std::nullopt;
}

std::optional<double> cellNumber(const QString& name, const HeadStages& all, int query, int key) {
    const auto valueAt = [&](const HeadStage* stage) -> std::optional<double> {
        return stage == nullptr ? std::nullopt : std::optional(double{(*stage->values)(query, key)});
    };
    if (name == QLatin1String("score")) {
        return valueAt(all.find(StageKind::Product));
    }
    if (name == QLatin1String("scaled")) {
        return valueAt(all.find(StageKind::Factor));
    }
    if (name == QLatin1String("capped")) {
        return valueAt(all.find(StageKind::Cap));
    }
    if (name == QLatin1String("biased")) {
        return valueAt(all.find(StageKind::Bias));
    }
    if (name == QLatin1String("feature")) {
        return valueAt(all.find(StageKind::Features));
    }
    if (name == QLatin1String("adjusted") && all.find(StageKind::Features) == nullptr) {
        return valueAt(&adjusted(all));
    }
    if (name == QLatin1String("masked")) {
        return all.allowed[static_cast<std::size_t>(query)].contains(key) ? 0 : 1;
    }
    return name == QLatin1String("weight") ? valueAt(&all.stages.back()) : std::nullopt;
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

const SideResult& StepsPage::side() const {
    const Comparison& comparison = state().comparison->comparison;
    return shownSide() == SideName::B ? comparison.b : comparison.a;
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
    const Question question{side().run, side().side, shownSide()};
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
    StepsLook look = stepsLookOf(stages_, shownSide(), side());
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
    return {{kSide, side_ == SideName::B ? QStringLiteral("b") : QStringLiteral("a")},
            {kRange, view_->range() == StepRange::Own ? QStringLiteral("own") : QStringLiteral("shared")}};
}

QString StepsPage::setSettings(const QJsonObject& settings) {
    SideName side = SideName::A;
    StepRange range = StepRange::Shared;
    for (auto entry = settings.begin(); entry != settings.end(); ++entry) {
        const QString value = entry.value().toString();
        if (entry.key() == kSide) {
            if (value != QLatin1String("a") && value != QLatin1String("b")) {
                return tr("\"side\" is \"a\" or \"b\"");
            }
            side = value == QLatin1String("b") ? SideName::B : SideName::A;
        } else if (entry.key() == kRange) {
            if (value != QLatin1String("shared") && value != QLatin1String("own")) {
                return tr("\"range\" is \"shared\" or \"own\"");
            }
            range = value == QLatin1String("own") ? StepRange::Own : StepRange::Shared;
        } else {
            return tr("this page has no setting \"%1\"").arg(entry.key());
        }
    }
    side_ = side;
    view_->setRange(range);
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
