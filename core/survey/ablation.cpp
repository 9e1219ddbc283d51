// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/ablation.h"

#include <utility>

namespace headscope {

Ablation computeAblation(RunCache& runs, const ModelInput& input, std::vector<HeadId> heads, const Job& job) {
    const Model& model = *runs.model();
    Ablation ablation;
    ablation.heads = inOrder(std::move(heads));
    RunSettings settings = model.transformer().uniform({});
    ablation.own = runs.run(input, settings, job.part(0, 0.4));
    settings.zeroed = ablation.heads;
    ablation.without = runs.run(input, settings, job.part(0.4, 0.8));
    ablation.effect = Zeroing(model, *ablation.own, job.part(0.8, 1)).effectIn(*ablation.without);
    ablation.ownPredictions = predictionsOf(model, *ablation.own);
    ablation.withoutPredictions = predictionsOf(model, *ablation.without);
    return ablation;
}

} // namespace headscope
