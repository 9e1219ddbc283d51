// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/comparison_json.h"

#include "core/analysis/map_measures.h"
#include "core/export/products_note.h"
#include "core/export/side_json.h"

namespace headscope {

namespace {

nlohmann::ordered_json resultJson(const SideResult& result) {
    nlohmann::ordered_json json = sideJson(result.side, result.map->attention);
    json["model"] = result.model->spec().name;
    addProducts(json, result.model->products());
    for (std::size_t i = 0; i < result.measures.size(); ++i) {
        json[std::string(concentrationMeasures()[i].info.key)] = result.measures[i];
    }
    json["rows"] = result.map->queries();
    json["columns"] = result.map->keys();
    json["loss"] = result.meanLoss;
    return json;
}

nlohmann::ordered_json textOrNull(const std::string& text) {
    return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
}

} // namespace

nlohmann::ordered_json comparisonJson(const Comparison& comparison) {
    nlohmann::ordered_json json;
    json["a"] = resultJson(comparison.a);
    json["b"] = resultJson(comparison.b);
    nlohmann::ordered_json& difference = json["difference"];
    const auto measure = [&comparison](double MapDifference::*value) {
        return comparison.measures ? nlohmann::ordered_json((*comparison.measures).*value)
                                   : nlohmann::ordered_json();
    };
    difference["mean_absolute"] = measure(&MapDifference::meanAbsolute);
    difference["max_absolute"] = measure(&MapDifference::maxAbsolute);
    difference["mean_js_divergence"] = measure(&MapDifference::meanJsDivergence);
    difference["by_position"] = comparison.isByPosition;
    difference["absence"] = textOrNull(comparison.noDifference);
    difference["prediction_kl"] = comparison.predictionKl();
    difference["prediction_absence"] = textOrNull(comparison.noPredictionDifference);
    return json;
}

} // namespace headscope
