// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selected_page.h"

#include <algorithm>

#include <QVBoxLayout>

#include "core/analysis/aggregate_maps.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/setting_reader.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr std::size_t kMostNamed = 6;
const QString kHeads = QStringLiteral("heads");
const QStringList kChoices{QStringLiteral("marked"), QStringLiteral("pinned"), QStringLiteral("layer"),
                           QStringLiteral("all")}; // in the order of HeadChoice

std::set<HeadId> ofKind(const std::set<HeadId>& heads, AttentionKind kind) {
    std::set<HeadId> these;
    std::ranges::copy_if(heads, std::inserter(these, these.end()),
                         [kind](const HeadId& head) { return head.kind == kind; });
    return these;
}

void addLayer(std::set<HeadId>& heads, const AttentionTrace& trace, int layer, AttentionKind kind) {
    for (int head = 0; head < trace.heads(layer, kind); ++head) {
        heads.insert({layer, head, kind});
    }
}

} // namespace

SelectedHeads selectedHeads(HeadChoice choice, const HeadMarks& marks, const AttentionTrace& trace) {
    const AttentionKind kind = marks.a.kind;
    if (choice == HeadChoice::Marked) {
        if (auto brushed = ofKind(marks.brushed, kind); !brushed.empty()) {
            return {std::move(brushed), SelectedPage::tr("the brushed heads")};
        }
    }
    if (choice == HeadChoice::Marked || choice == HeadChoice::Pinned) {
        if (auto pinned = ofKind(marks.pinned, kind); !pinned.empty()) {
            return {std::move(pinned), SelectedPage::tr("the pinned heads")};
        }
    }
    SelectedHeads selected;
    switch (choice) {
    case HeadChoice::Pinned:
        selected.reason = SelectedPage::tr("No head is pinned: press P at one in the head map.");
        break;
    case HeadChoice::Marked:
        addLayer(selected.heads, trace, marks.a.layer, kind);
        selected.reason = SelectedPage::tr("all heads of side A's layer; brush some (Ctrl-click or drag in "
                                           "the head map) to choose others");
        break;
    case HeadChoice::Layer:
        addLayer(selected.heads, trace, marks.a.layer, kind);
        selected.reason = SelectedPage::tr("all heads of side A's layer");
        break;
    case HeadChoice::All:
        for (int layer = 0; layer < trace.layers(kind); ++layer) {
            addLayer(selected.heads, trace, layer, kind);
        }
        selected.reason = SelectedPage::tr("all heads of the model");
        break;
    }
    return selected;
}

SelectedPage::SelectedPage(QWidget* parent) : FigurePage(parent), choice_(new SegmentedChoice) {
    setObjectName(QStringLiteral("selectedPage"));
    choice_->setObjectName(QStringLiteral("headChoice"));
    choice_->setAccessibleName(tr("Which heads"));
    choice_->setSegments({{tr("Marked"), tr("The brushed heads, else the pinned ones, else side A's layer")},
                          {tr("Pinned"), tr("The pinned heads")},
                          {tr("Layer"), tr("All heads of side A's layer")},
                          {tr("All heads"), tr("All heads of the model")}});
    choice_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    choice_->setCurrent(static_cast<int>(HeadChoice::Marked));
    content()->insertWidget(0, choice_);
    follow(study_);
    connect(choice_, &SegmentedChoice::chosen, this, [this] {
        showState();
        Q_EMIT settingsChanged();
    });
    connect(&study_, &Study::failed, this, [this](const QString& reason) { showNothing(reason); });
}

QJsonObject SelectedPage::settings() const {
    return {{kHeads, kChoices.at(choice_->current())}};
}

QString SelectedPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int choice = reader.word(kHeads, kChoices);
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    choice_->setCurrent(choice);
    if (isVisible()) {
        showState();
    }
    return {};
}

void SelectedPage::showState() {
    if (!state().text || !state().comparison) {
        study_.drop();
        asked_.forget();
        showNothing(state().emptyText);
        return;
    }
    const auto& run = state().text->run;
    heads_ = selectedHeads(static_cast<HeadChoice>(choice_->current()), state().marks, run->trace);
    if (heads_.heads.empty()) {
        study_.drop();
        asked_.forget();
        maps_.reset();
        showNothing(heads_.reason);
        return;
    }
    if (!asked_.renew({run, heads_.heads})) {
        if (maps_) {
            showMaps(*maps_);
        }
        return;
    }
    maps_.reset(); // the old ones stay on the screen until the new ones are there
    study_.ask<Maps>(
        [heads = heads_.heads, run](const Job& job, const Study::Publish<Maps>& publish) {
            MapAggregate aggregate;
            HeadMap map;
            for (const HeadId& head : heads) {
                job.step(static_cast<double>(aggregate.count()) / static_cast<double>(heads.size()),
                         "adding up maps");
                run->trace.headMap(head, {}, ScoreStage::Weights, map);
                aggregate.add(map);
            }
            publish(std::make_shared<const Maps>(
                Maps{aggregate.mean(), aggregate.maximum(), aggregate.minimum()}));
        },
        [this](const std::shared_ptr<const Maps>& maps) {
            asked_.answered();
            maps_ = maps;
            showMaps(*maps);
        });
}

QString SelectedPage::whichHeads() const {
    QStringList names;
    for (const HeadId& head : heads_.heads) {
        if (names.size() == static_cast<qsizetype>(kMostNamed)) {
            names += QStringLiteral("…");
            break;
        }
        names += QString::fromStdString(toString(head));
    }
    return Joined::listed(names);
}

void SelectedPage::showMaps(const Maps& maps) {
    FigureContent figure = axesOf(state().comparison->comparison.a, state().maps);
    const QString count = heads_.heads.size() == 1
                              ? tr("of one head, the model's own run")
                              : tr("of %1 heads, the model's own run").arg(heads_.heads.size());
    figure.panels = {panelOf(maps.mean, tr("Mean"), count),
                     panelOf(maps.maximum, tr("Maximum"), count + tr(" · rows sum to 1 or more")),
                     panelOf(maps.minimum, tr("Minimum"), count + tr(" · rows sum to 1 or less"))};
    showFigure(std::move(figure), tr("Cell by cell over %1: %2").arg(heads_.reason, whichHeads()));
}

} // namespace headscope
