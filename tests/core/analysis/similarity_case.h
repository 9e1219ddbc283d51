// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/core/analysis/trace_of_maps.h"
#include "tests/support/golden.h"

namespace headscope::golden {

/// One entry of tests/data/similarity/golden.json, see tests/golden/similarity_fixtures.py.
struct SimilarityCase {
    nlohmann::json json;

    [[nodiscard]] Matrix matrix(const char* name) const {
        return matrixOf(json.at(name).get<std::vector<std::vector<float>>>());
    }
    [[nodiscard]] AttentionTrace trace() const {
        const Mask mask = json.at("causal").get<bool>() ? Mask(CausalMask{}) : Mask(NoMask{});
        LayerTraces layers;
        for (const auto& layer : json.at("maps")) {
            std::vector<Matrix> maps;
            for (const auto& map : layer) {
                maps.push_back(matrixOf(map.get<std::vector<std::vector<float>>>()));
            }
            layers.push_back(layerOfMaps(maps, mask));
        }
        return AttentionTrace(layers);
    }
    [[nodiscard]] Index query() const { return json.at("query").get<Index>(); }
};

inline std::vector<SimilarityCase> similarityCases() {
    std::vector<SimilarityCase> cases;
    for (const auto& json : readJson(dataFolder() / "similarity" / "golden.json")) {
        cases.push_back({json});
    }
    return cases;
}

} // namespace headscope::golden
