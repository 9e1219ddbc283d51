// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/groups_page.h"

#include <algorithm>
#include <cmath>

#include <QVBoxLayout>

#include "core/analysis/distribution.h"
#include "ui/figure/text_axes.h"
#include "ui/pages/groups_settings_json.h"
#include "ui/pages/weight_colours_of.h"
#include "ui/views/group_numbers.h"
#include "ui/views/groups_view.h"

namespace headscope {

namespace {

/// Multiply-adds of one run up to which the other pooling is tried without being asked for: a second or so.
constexpr double kCheapRun = 5e10;

} // namespace

class GroupsPage::Work {
  public:
    Work(const Question& question, GroupCosts known, const Study::Publish<Answer>& publish)
        : question_(question), text_(*question.subject.text), publish_(publish),
          regrouping_(*text_.model, text_.run, question.subject.kind) {
        answer_.costs = std::move(known);
    }

    void run(const Job& job) {
        const HeadId layer{question_.layer, 0, question_.subject.kind};
        const Grouping& chosen = question_.grouping;
        const auto& layers = text_.model->spec().attention(layer.kind);
        std::shared_ptr<const Run> after = text_.run;
        if (question_.rerun) {
            after = regrouping_.run(chosen, job.part(0, 0.2));
        }
        answer_.maps = std::make_shared<const RegroupedMaps>(
            regroupedMaps(text_.run->trace, after->trace, layer, chosen, job.part(0.2, 0.3)));
        show();
        const int own = layers[static_cast<std::size_t>(layer.layer)].kvHeads;
        answer_.spread = groupSpreads(text_.run->trace, layer, chosen.kvHeads == 0 ? own : chosen.kvHeads,
                                      job.part(0.3, 0.4));
        show();
        std::vector<Grouping> missing = wanted(kvHeadChoices(layers, layer.layer), own);
        std::erase_if(missing, [this](const Grouping& each) { return answer_.costs.of(each) != nullptr; });
        for (std::size_t i = 0; i < missing.size(); ++i) {
            const double share = static_cast<double>(i) / static_cast<double>(missing.size());
            addCost(missing[i], question_.rerun && missing[i] == chosen ? after : nullptr,
                    job.part(0.4 + 0.6 * share, 1));
        }
        answer_.costs.isFinished = true;
        show();
    }

  private:
    /// What to run, the chosen grouping first, then the chosen pooling; without the model's own number.
    [[nodiscard]] std::vector<Grouping> wanted(const std::vector<int>& choices, int own) const {
        std::vector<Grouping> groupings;
        if (question_.grouping.kvHeads != 0) {
            groupings.push_back(question_.grouping);
        }
        const Pooling chosen = question_.grouping.pooling;
        const Pooling other = chosen == Pooling::Mean ? Pooling::FirstHead : Pooling::Mean;
        const double size = static_cast<double>(text_.model->transformer().weights().parameters) *
                            static_cast<double>(text_.run->tokens());
        for (const Pooling pooling : {chosen, other}) {
            for (const int number : choices) {
                const Grouping grouping{number, pooling};
                if (number != own && (pooling == chosen || size <= kCheapRun) &&
                    std::ranges::find(groupings, grouping) == groupings.end()) {
                    groupings.push_back(grouping);
                }
            }
        }
        return groupings;
    }

    void addCost(const Grouping& grouping, std::shared_ptr<const Run> run, const Job& job) {
        job.step(0, "running the model with fewer K/V heads");
        if (!run) {
            run = regrouping_.run(grouping, job.part(0, 0.8));
        }
        const RegroupingCost cost = regrouping_.cost(grouping, *run, job.part(0.8, 1));
        answer_.costs.costs.push_back({grouping, cost.loss, cost.kl, cost.state});
        show();
    }

    void show() {
        text_.model->checkpoint().requireIntact();
        publish_(std::make_shared<const Answer>(answer_));
    }

    const Question& question_;
    const TextResult& text_;
    const Study::Publish<Answer>& publish_;
    Regrouping regrouping_;
    Answer answer_;
};

GroupsPage::GroupsPage(QWidget* parent) : StagePage(parent), view_(new GroupsView) {
    setObjectName(QStringLiteral("groupsPage"));
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &GroupsView::settingsEdited, this, [this] {
        showState();
        Q_EMIT settingsChanged();
        Q_EMIT numbersChanged();
    });
    connect(view_, &GroupsView::headChosen, this, [this](int head) {
        const Question shown = question();
        Q_EMIT headChosen(SideName::A, HeadId{shown.layer, head, shown.subject.kind});
    });
    connect(view_, &GroupsView::sideRequested, this, &GroupsPage::editSideB);
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        asked_.answered();
        if (!answer_.maps) {
            view_->setMapsEmpty(reason);
        }
        view_->numbers()->setCostsNote(reason);
    });
}

QJsonObject GroupsPage::settings() const {
    return toJson(view_->settings());
}

QString GroupsPage::setSettings(const QJsonObject& settings) {
    GroupsSettings read;
    QString fault = readGroupsSettings(settings, read);
    if (fault.isEmpty()) {
        view_->setSettings(read);
        if (isVisible()) {
            showState();
        }
    }
    return fault;
}

GroupsModel GroupsPage::groupsModel() const {
    const ModelSpec& spec = state().text->model->spec();
    const AttentionKind kind = state().marks.a.kind;
    GroupsModel model;
    model.layers = spec.attention(kind);
    model.width = static_cast<std::uint64_t>(spec.embedding.width);
    model.sharesLayers = spec.stackOf(kind).sharesLayers;
    model.generates = spec.predictsNext() && kind != AttentionKind::Encoder;
    model.tokens = state().text->run->trace.layer(0, kind).keys.rows();
    return model;
}

GroupsPage::Question GroupsPage::question() const {
    const GroupsSettings& settings = view_->settings();
    const auto layers = static_cast<int>(model_.layers.size());
    const int layer = settings.layer && *settings.layer < layers ? *settings.layer : state().marks.a.layer;
    const std::vector<int> choices = kvHeadChoices(model_.layers, layer);
    const int wanted = settings.grouping.kvHeads;
    const bool isPooled = wanted != choices.front() && std::ranges::find(choices, wanted) != choices.end();
    // The pooling of the model's own number changes nothing, save which curve is computed first.
    return {subject_, layer, {isPooled ? wanted : 0, settings.grouping.pooling}, isPooled && settings.rerun};
}

void GroupsPage::showState() {
    if (!state().text) {
        showNothing(state().emptyText);
        return;
    }
    const HeadId& headOfA = state().marks.a;
    const HeadId& headOfB = state().marks.b;
    const Subject subject{state().text, headOfA.kind};
    if (subject_ != subject) {
        subject_ = subject;
        shown_.reset();
        answer_ = {};
        answer_.costs.ownLoss = meanLoss(subject.text->run->tokenLoss);
        answer_.costs.predictsHidden = subject.text->model->spec().predictsHidden();
        view_->setMapsEmpty(tr("Computing…"));
        view_->numbers()->setSpread({}, {});
        model_ = groupsModel();
    }
    const Question asked = question();
    view_->setModel(model_, asked.layer, headOfA.layer);
    const auto headIn = [&](const HeadId& head) {
        return head.layer == asked.layer && head.kind == headOfA.kind ? head.head : -1;
    };
    view_->setSelection(headIn(headOfA), headIn(headOfB));
    view_->setChosen(state().query, state().key);
    showCosts();
    ask(asked);
    if (shown_ && answer_.maps && weightColoursOf(state().maps) != colours_) {
        showMaps();
    }
    view_->setWaiting(shown_ != asked);
}

void GroupsPage::ask(const Question& question) {
    if (!asked_.renew(question)) {
        return;
    }
    answer_.costs.isFinished = false;
    study_.ask<Answer>(
        [question, known = answer_.costs](const Job& job, const Study::Publish<Answer>& publish) {
            Work(question, known, publish).run(job);
        },
        [this, question](const std::shared_ptr<const Answer>& answer) {
            shown_ = question;
            take(answer);
        });
}

void GroupsPage::take(const std::shared_ptr<const Answer>& answer) {
    const bool hasOtherMaps = answer->maps != answer_.maps;
    const bool hasSpread = answer->spread.size() != answer_.spread.size() || hasOtherMaps;
    answer_ = *answer;
    if (hasOtherMaps) {
        showMaps();
    }
    view_->setWaiting(false);
    if (hasSpread && !answer_.spread.empty()) {
        view_->numbers()->setSpread(answer_.spread,
                                    tr("L%1, G = %2").arg(shown_->layer).arg(answer_.spread.size()));
    }
    if (answer_.costs.isFinished) {
        asked_.answered();
    }
    showCosts();
    Q_EMIT numbersChanged();
}

void GroupsPage::showCosts() {
    view_->numbers()->setCosts(answer_.costs);
}

void GroupsPage::showMaps() {
    const RegroupedMaps& maps = *answer_.maps;
    const MapAxes axes = textAxes(state().text->encoded, shown_->subject.kind);
    colours_ = weightColoursOf(state().maps);
    GroupSheetsLook look;
    look.before = maps.before;
    look.after = maps.after;
    look.difference = maps.difference;
    look.allowed = maps.allowed;
    look.largestWeight = static_cast<double>(maps.largestWeight);
    look.largestDifference = static_cast<double>(maps.largestDifference);
    look.ownKvHeads = model_.layers[static_cast<std::size_t>(shown_->layer)].kvHeads;
    look.kvHeads = shown_->grouping.kvHeads == 0 ? look.ownKvHeads : shown_->grouping.kvHeads;
    look.queryLabels = axes.queryLabels.mid(0, maps.queries);
    look.keyLabels = axes.keyLabels.mid(0, maps.keys);
    look.palette = colours_.palette;
    look.logFloor = colours_.logFloor;
    view_->setMaps(std::move(look),
                   maps.isWhole() ? QString()
                                  : tr("the first %1 of %2 queries and %3 of %4 keys, as more do not fit "
                                       "into memory")
                                        .arg(maps.queries)
                                        .arg(maps.allQueries)
                                        .arg(maps.keys)
                                        .arg(maps.allKeys));
}

void GroupsPage::showNothing(const QString& why) {
    study_.drop();
    asked_.forget();
    subject_ = {};
    shown_.reset();
    answer_ = {};
    model_ = {};
    view_->setEmpty(why);
}

void GroupsPage::showStopped(const QString& text) {
    if (!answer_.maps) {
        view_->setMapsEmpty(text);
    }
    view_->numbers()->setCostsNote(text);
}

/// The same head, so that the two sides differ by the grouping alone.
void GroupsPage::editSideB() {
    if (!state().text) {
        return;
    }
    Side side;
    side.head = state().marks.a;
    side.head.layer = question().layer;
    side.attention.grouping = question().grouping;
    side.scope = view_->settings().rerun ? Scope::Rerun : Scope::Rescore;
    Q_EMIT sideEdited(SideName::B, side);
}

std::optional<double> GroupsPage::costNumber(const QString& name) const {
    const Grouping& grouping = question().grouping;
    const GroupCost* cost = answer_.costs.of(grouping);
    const bool isOwn = grouping.kvHeads == 0;
    std::optional<double> value;
    if (name == QLatin1String("loss.before") || (isOwn && name == QLatin1String("loss.after"))) {
        value = answer_.costs.ownLoss;
    } else if (isOwn && name == QLatin1String("kl")) {
        value = 0;
    } else if (cost != nullptr && name == QLatin1String("loss.after")) {
        value = cost->loss;
    } else if (cost != nullptr && name == QLatin1String("kl")) {
        value = cost->kl;
    }
    return value && !std::isnan(*value) ? value : std::nullopt;
}

std::optional<double> GroupsPage::spreadNumber(const QString& name) const {
    if (answer_.spread.empty() || shown_ != question()) {
        return std::nullopt;
    }
    double sum = 0;
    for (const GroupSpread& group : answer_.spread) {
        sum += name == QLatin1String("spread")          ? 0.5 * (group.keys + group.values)
               : name == QLatin1String("spread.keys")   ? group.keys
               : name == QLatin1String("spread.values") ? group.values
               : name == QLatin1String("spread.maps")   ? group.maps
                                                        : std::nan("");
    }
    return std::isnan(sum) ? std::nullopt : std::optional(sum / static_cast<double>(answer_.spread.size()));
}

std::optional<double> GroupsPage::number(const QString& name) const {
    if (model_.isEmpty()) {
        return std::nullopt;
    }
    const GroupsSettings& settings = view_->settings();
    const GroupSavings savings =
        groupSavings(model_, question().grouping.kvHeads, settings.tokens, settings.bits);
    if (name == QLatin1String("kvHeads")) {
        return view_->kvHeads();
    }
    if (name == QLatin1String("cache.ratio")) {
        return savings.cache.ratio();
    }
    const std::pair<QLatin1String, Saving> named[] = {{QLatin1String("parameters"), savings.parameters},
                                                      {QLatin1String("cache"), savings.cache},
                                                      {QLatin1String("cache.text"), savings.textCache}};
    for (const auto& [stem, saving] : named) {
        if (name == stem + QLatin1String(".before")) {
            return static_cast<double>(saving.before);
        }
        if (name == stem + QLatin1String(".after")) {
            return static_cast<double>(saving.after);
        }
    }
    return name.startsWith(QLatin1String("spread")) ? spreadNumber(name) : costNumber(name);
}

} // namespace headscope
