// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/prediction_json.h"

#include "core/analysis/distribution.h"
#include "core/comparison/comparison.h"
#include "core/export/products_note.h"

namespace headscope {

namespace {

nlohmann::json topJson(const Model& model, const Prediction& prediction) {
    nlohmann::json top = nlohmann::json::array();
    for (const TokenProbability& token : prediction.top) {
        top.push_back({{"id", token.id},
                       {"piece", model.pieceOf(token.id)},
                       {"label", model.labelOf(token.id)},
                       {"probability", token.probability}});
    }
    return top;
}

} // namespace

nlohmann::ordered_json predictionJson(const Model& model, const Run& run, std::size_t count) {
    nlohmann::ordered_json json;
    addProducts(json, model.products());
    json["tokens"] = run.tokens();
    const std::vector<Prediction> predictions = predictionsOf(model, run, count);
    if (model.spec().predictsNext()) {
        json["loss"] = meanLoss(run.tokenLoss);
        json["next"] = topJson(model, predictions.front());
    } else if (model.spec().predictsClass()) {
        json["class"] = topJson(model, predictions.front());
    } else {
        json["hidden"] = nlohmann::json::array();
        for (const Prediction& prediction : predictions) {
            json["hidden"].push_back(
                {{"position", prediction.position}, {"top", topJson(model, prediction)}});
        }
    }
    return json;
}

} // namespace headscope
