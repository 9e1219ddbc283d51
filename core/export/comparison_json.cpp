// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/comparison_json.h"

#include "core/analysis/map_measures.h"
#include "core/export/side_json.h"

namespace headscope {

namespace {

nlohmann::ordered_json resultJson(const SideResult& result) {
    nlohmann::ordered_json json = sideJson(result.side, result.map->attention);
    for (std::size_t i = 0; i < result.measures.size(); ++i) {
        json[std::string(concentrationMeasures()[i].info.key)] = result.measures[i];
    }
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
                          {"prediction_kl", comparison.predictionKl()}};
    return json;
}

} // namespace headscope
