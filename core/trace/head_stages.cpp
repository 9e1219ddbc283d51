// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_stages.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/ops/feature_map.h"
#include "core/ops/finite.h"
#include "core/trace/head_inputs.h"

namespace headscope {

namespace {

/// phi(q).phi(k) of all cells.
std::shared_ptr<const Matrix> featureProducts(const AttentionTrace& trace, const HeadId& head,
                                              const AttentionSettings& settings) {
    const HeadInputs inputs = headInputs(trace, head, settings);
    auto products = std::make_shared<Matrix>(inputs.queries.rows(), inputs.keys.rows());
    products->noalias() = positiveFeatures(inputs.queries) * positiveFeatures(inputs.keys).transpose();
    if (!hasOnlyFinite(*products)) {
        throw Error(
            Mismatch{toString(head), "phi(q).phi(k)", "finite numbers", "values that overflow float32"});
    }
    return products;
}

} // namespace

const HeadStage* HeadStages::find(StageKind kind) const {
    const auto found = std::ranges::find(stages, kind, &HeadStage::kind);
    return found == stages.end() ? nullptr : &*found;
}

HeadStages headStages(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings,
                      const Job& job) {
    HeadStages all;
    const auto add = [&](StageKind kind, ScoreStage stage, float number = 0) {
        job.step(static_cast<double>(all.stages.size()) / 7, Sentence::noted("the steps of the head"));
        auto map = std::make_shared<HeadMap>(trace.headMap(head, settings, stage));
        if (all.stages.empty()) {
            all.head = head;
            all.attention = map->attention;
            all.headWidth = trace.layer(head.layer, head.kind).spec.headWidth;
            all.allowed = map->allowed;
        }
        all.stages.push_back({kind, number, std::shared_ptr<const Matrix>(map, &map->values)});
    };
    const auto addMask = [&] {
        const auto before = all.stages.back().values;
        all.stages.push_back({StageKind::Masking, 0, before});
    };
    add(StageKind::Product, ScoreStage::Scores);
    if (std::holds_alternative<LinearKernel>(all.attention.kernel)) {
        all.stages.push_back({StageKind::Features, 0, featureProducts(trace, head, settings)});
        addMask();
        add(StageKind::Normalise, ScoreStage::Weights);
        return all;
    }
    add(StageKind::Factor, ScoreStage::Scaled, all.attention.factor);
    if (all.attention.softCap != 0) {
        add(StageKind::Cap, ScoreStage::Capped, all.attention.softCap);
    }
    if (all.attention.bias) {
        add(StageKind::Bias, ScoreStage::Adjusted);
    }
    addMask();
    if (const auto* sink = std::get_if<SinkKernel>(&all.attention.kernel)) {
        add(StageKind::Sink, ScoreStage::Weights, sink->logit);
    } else {
        add(StageKind::Softmax, ScoreStage::Weights);
    }
    return all;
}

} // namespace headscope
