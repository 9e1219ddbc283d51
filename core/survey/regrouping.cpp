// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/regrouping.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/distribution.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

/// The first rows and columns of a head's weights.
std::shared_ptr<const Matrix> corner(const AttentionTrace& trace, const HeadId& head,
                                     const AttentionSettings& settings, const RegroupedMaps& maps) {
    Matrix rows(maps.queries, maps.allKeys);
    trace.headRows(head, settings, 0, rows);
    return std::make_shared<const Matrix>(maps.keys == maps.allKeys ? std::move(rows)
                                                                    : Matrix(rows.leftCols(maps.keys)));
}

} // namespace

RegroupedMaps regroupedMaps(const AttentionTrace& own, const AttentionTrace& after, const HeadId& layer,
                            const Grouping& grouping, const Job& job) {
    requireLayer(layer, own.layers(layer.kind));
    const LayerTrace& states = own.layer(layer.layer, layer.kind);
    const int heads = states.spec.heads;
    AttentionSettings grouped;
    grouped.grouping = grouping;
    const ResolvedAttention resolved = resolve(grouped, states.spec);
    RegroupedMaps maps;
    maps.allQueries = states.queryCount();
    maps.allKeys = states.keys.rows();
    const auto side = static_cast<Index>(std::sqrt(static_cast<double>(kMostRegroupedCells) / (3.0 * heads)));
    maps.queries = std::min(maps.allQueries, side);
    maps.keys = std::min(maps.allKeys, side);
    for (Index query = 0; query < maps.queries; ++query) {
        const KeyRange range = allowedKeys(resolved.mask, query, maps.allKeys);
        maps.allowed.push_back({std::min(range.begin, maps.keys), std::min(range.end, maps.keys)});
    }
    const auto count = static_cast<std::size_t>(heads);
    maps.before.resize(count);
    maps.after.resize(count);
    maps.difference.resize(count);
    job.step(0, Sentence::noted("regrouping the heads of the layer"));
    parallelTasks(heads, [&](Index index) {
        job.silent().step(0, "");
        const auto place = static_cast<std::size_t>(index);
        const HeadId head{layer.layer, static_cast<int>(index), layer.kind};
        maps.before[place] = corner(own, head, {}, maps);
        maps.after[place] = corner(after, head, grouped, maps);
        maps.difference[place] = std::make_shared<const Matrix>(*maps.after[place] - *maps.before[place]);
    });
    for (std::size_t head = 0; head < count; ++head) {
        maps.largestWeight =
            std::max({maps.largestWeight, maps.before[head]->maxCoeff(), maps.after[head]->maxCoeff()});
        maps.largestDifference =
            std::max(maps.largestDifference, maps.difference[head]->cwiseAbs().maxCoeff());
    }
    return maps;
}

Regrouping::Regrouping(const Model& model, std::shared_ptr<const Run> own, AttentionKind kind)
    : model_(model), own_(std::move(own)), kind_(kind) {}

std::shared_ptr<const Run> Regrouping::run(const Grouping& grouping, const Job& job) const {
    if (grouping.kvHeads == 0) {
        return own_;
    }
    AttentionSettings settings;
    settings.grouping = grouping;
    const Transformer& transformer = model_.transformer();
    return transformer.runStates(own_->input, transformer.uniform(settings, kind_), own_.get(), job);
}

RegroupingCost Regrouping::cost(const Grouping& grouping, const Run& regrouped, const Job& job) {
    if (!predictions_) {
        predictions_.emplace(model_, *own_, job);
    }
    const ZeroingEffect effect = predictions_->effectIn(regrouped);
    return {grouping, meanLoss(own_->tokenLoss) + effect.loss, effect.kl, effect.state};
}

} // namespace headscope
