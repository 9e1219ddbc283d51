// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/comparison_json.h"

#include "core/analysis/map_measures.h"
#include "core/export/side_json.h"

namespace headscope {

namespace {

nlohmann::ordered_json resultJson(const SideResult& result) {
    nlohmann::ordered_json json = sideJson(result.side, result.map->attention);
    for (const MapMeasure& measure : mapMeasures()) {
        json[std::string(measure.key)] = measure.measure(*result.map);
    }
    json["saturated_rows"] = json["saturated_rows"].get<Index>();
    json["rows"] = result.map->queries();
    json["loss"] = result.meanLoss;
    return json;
}

} // namespace

nlohmann::ordered_json comparisonJson(const Comparison& comparison) {
    nlohmann::ordered_json json;
    json["a"] = resultJson(comparison.a);
    json["b"] = resultJson(comparison.b);
    json["difference"] = {{"mean_absolute", comparison.measures.meanAbsolute},
                          {"max_absolute", comparison.measures.maxAbsolute},
                          {"mean_js_divergence", comparison.measures.meanJsDivergence},
                          {"next_token_kl", comparison.nextTokenKl}};
    return json;
}

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

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace headscope
