// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/prediction_json.h"

#include "core/analysis/distribution.h"

namespace headscope {

nlohmann::ordered_json predictionJson(const Model& model, const Run& run, std::size_t count) {
    nlohmann::ordered_json json;
    json["tokens"] = run.tokens();
    json["loss"] = meanLoss(run.tokenLoss);
    json["next"] = nlohmann::json::array();
    for (const TokenProbability& token : mostLikely(run.nextLogits, count)) {
        json["next"].push_back(
            {{"id", token.id}, {"piece", model.pieceOf(token.id)}, {"probability", token.probability}});
    }
    return json;
}

} // namespace headscope
