// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/ablation_json.h"

#include "core/analysis/distribution.h"
#include "core/export/prediction_json.h"

namespace headscope {

nlohmann::ordered_json ablationJson(const Model& model, const Ablation& ablation) {
    nlohmann::ordered_json json;
    json["heads"] = nlohmann::ordered_json::array();
    for (const HeadId& head : ablation.heads) {
        json["heads"].push_back({{"kind", kindName(head.kind)}, {"layer", head.layer}, {"head", head.head}});
    }
    json["tokens"] = ablation.own->tokens();
    json["loss"] = meanLoss(ablation.own->tokenLoss);
    json["loss_without"] = meanLoss(ablation.without->tokenLoss);
    json["zeroing_loss"] = ablation.effect.loss;
    json["zeroing_kl"] = ablation.effect.kl;
    json["zeroing_state"] = ablation.effect.state;
    json["own"] = predictionJson(model, *ablation.own, kPredictions);
    json["without"] = predictionJson(model, *ablation.without, kPredictions);
    return json;
}

} // namespace headscope
