// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selected_page.h"

#include <algorithm>

#include "core/analysis/aggregate_maps.h"

namespace headscope {

namespace {

constexpr std::size_t kMostNamed = 6;

std::set<HeadId> ofKind(const std::set<HeadId>& heads, AttentionKind kind) {
    std::set<HeadId> these;
    std::ranges::copy_if(heads, std::inserter(these, these.end()),
                         [kind](const HeadId& head) { return head.kind == kind; });
    return these;
}

} // namespace

SelectedHeads selectedHeads(const HeadMarks& marks, const AttentionTrace& trace) {
    const AttentionKind kind = marks.a.kind;
    if (auto brushed = ofKind(marks.brushed, kind); !brushed.empty()) {
        return {std::move(brushed), SelectedPage::tr("the brushed heads")};
    }
    if (auto pinned = ofKind(marks.pinned, kind); !pinned.empty()) {
        return {std::move(pinned), SelectedPage::tr("the pinned heads")};
    }
    std::set<HeadId> heads;
    for (int head = 0; head < trace.heads(marks.a.layer, kind); ++head) {
        heads.insert({marks.a.layer, head, kind});
    }
    return {std::move(heads),
            SelectedPage::tr("all heads of side A's layer; brush some (Ctrl-click or drag in "
                             "the head map) to choose others")};
}

SelectedPage::SelectedPage(QWidget* parent) : FigurePage(parent) {
    setObjectName(QStringLiteral("selectedPage"));
    follow(study_);
    connect(&study_, &Study::failed, this, [this](const QString& reason) { showNothing(reason); });
}

void SelectedPage::showState() {
    if (!state().text || !state().comparison) {
        study_.drop();
        asked_.forget();
        showNothing(state().emptyText);
        return;
    }
    const auto& run = state().text->run;
    heads_ = selectedHeads(state().marks, run->trace);
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
    return names.join(QStringLiteral(", "));
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
