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

std::set<HeadId> selectedHeads(const HeadMarks& marks, const AttentionTrace& trace) {
    const AttentionKind kind = marks.a.kind;
    if (auto brushed = ofKind(marks.brushed, kind); !brushed.empty()) {
        return brushed;
    }
    if (auto pinned = ofKind(marks.pinned, kind); !pinned.empty()) {
        return pinned;
    }
    std::set<HeadId> heads;
    for (int head = 0; head < trace.heads(marks.a.layer, kind); ++head) {
        heads.insert({marks.a.layer, head, kind});
    }
    return heads;
}

SelectedPage::SelectedPage(QWidget* parent) : FigurePage(parent) {
    follow(study_);
    connect(&study_, &Study::failed, this, [this](const QString& reason) { showNothing(reason); });
}

void SelectedPage::showState() {
    if (!state().text || !state().comparison) {
        leave();
        showNothing(state().emptyText);
        return;
    }
    const auto& run = state().text->run;
    const std::set<HeadId> heads = selectedHeads(state().marks, run->trace);
    if (heads == heads_ && run == run_) {
        if (maps_) {
            showMaps(*maps_);
        }
        return;
    }
    heads_ = heads;
    run_ = run;
    maps_.reset(); // the old ones stay on the screen until the new ones are there
    study_.ask<Maps>(
        [heads, run](const Job& job, const Study::Publish<Maps>& publish) {
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
            maps_ = maps;
            showMaps(*maps);
        });
}

QString SelectedPage::whichHeads() const {
    QStringList names;
    for (const HeadId& head : heads_) {
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
    const QString count = heads_.size() == 1 ? tr("of one head, the model's own run")
                                             : tr("of %1 heads, the model's own run").arg(heads_.size());
    figure.panels = {panelOf(maps.mean, tr("Mean"), count),
                     panelOf(maps.maximum, tr("Maximum"), count + tr(" · rows sum to 1 or more")),
                     panelOf(maps.minimum, tr("Minimum"), count + tr(" · rows sum to 1 or less"))};
    const QString how = !state().marks.brushed.empty() ? tr("the brushed heads")
                        : !state().marks.pinned.empty()
                            ? tr("the pinned heads")
                            : tr("all heads of side A's layer; brush some (Ctrl-click or drag in the head "
                                 "map) to choose others");
    showFigure(std::move(figure), tr("Cell by cell over %1: %2").arg(how, whichHeads()));
}

void SelectedPage::leave() {
    study_.drop();
    if (!maps_) {
        run_.reset();
    }
}

} // namespace headscope
