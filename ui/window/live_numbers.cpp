// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/live_numbers.h"

#include <cmath>

#include "core/analysis/map_measures.h"
#include "ui/pages/page_stack.h"
#include "ui/session/session.h"

namespace headscope {

namespace {

std::optional<double> ofCell(const QString& name, const CellScores& cell) {
    if (name == QLatin1String("score")) {
        return cell.score;
    }
    if (name == QLatin1String("scaled")) {
        return cell.scaled;
    }
    if (name == QLatin1String("weight")) {
        return cell.weight;
    }
    return std::nullopt;
}

std::optional<double> ofModel(const QString& name, const SideResult& side) {
    const AttentionSpec& spec = side.spec();
    const AttentionKind kind = side.side.head.kind;
    if (name == QLatin1String("layers")) {
        return static_cast<double>(side.model->spec().attention(kind).size());
    }
    if (name == QLatin1String("heads")) {
        return spec.heads;
    }
    if (name == QLatin1String("kv-heads")) {
        return side.map->attention.kvHeads;
    }
    if (name == QLatin1String("head-width")) {
        return spec.headWidth;
    }
    if (name == QLatin1String("width")) {
        return static_cast<double>(side.model->spec().embedding.width);
    }
    if (name == QLatin1String("tokens")) {
        return static_cast<double>(side.queries().size());
    }
    if (name == QLatin1String("factor")) {
        return side.map->attention.factor;
    }
    if (name == QLatin1String("loss")) {
        return side.meanLoss;
    }
    return std::nullopt;
}

std::optional<double> ofMeasures(const QString& name, const SideResult& side) {
    const auto measures = concentrationMeasures();
    for (std::size_t index = 0; index < measures.size() && index < side.measures.size(); ++index) {
        const std::string_view key = measures[index].info.key;
        if (name == QLatin1String(key.data(), static_cast<qsizetype>(key.size()))) {
            return side.measures[index];
        }
    }
    return std::nullopt;
}

std::optional<double> ofSide(const QString& name, SideName sideName, const Session& session,
                             const StageState& state) {
    if (!state.comparison) {
        return std::nullopt;
    }
    const Comparison& comparison = state.comparison->comparison;
    const SideResult& side = sideName == SideName::A ? comparison.a : comparison.b;
    if (const auto number = ofModel(name, side)) {
        return number;
    }
    if (const auto number = ofMeasures(name, side)) {
        return number;
    }
    if (!state.query || !state.key) {
        return std::nullopt;
    }
    const auto cell = session.cell(sideName, *state.query, *state.key);
    return cell ? ofCell(name, *cell) : std::nullopt;
}

} // namespace

std::optional<double> liveNumber(const QString& name, const Session& session, const PageStack& pages,
                                 const StageState& state) {
    const qsizetype colon = name.indexOf(u':');
    if (colon < 0) {
        return std::nullopt;
    }
    const QString owner = name.left(colon);
    const QString rest = name.mid(colon + 1);
    std::optional<double> number;
    if (owner == QLatin1String("a") || owner == QLatin1String("b")) {
        number = ofSide(rest, owner == QLatin1String("a") ? SideName::A : SideName::B, session, state);
    } else if (const StagePage* page = pages.find(owner)) {
        number = page->number(rest);
    }
    return number && std::isfinite(*number) ? number : std::nullopt;
}

} // namespace headscope
