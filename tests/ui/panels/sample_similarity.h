// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>

#include "ui/panels/similarity_of_text.h"

namespace headscope {

/// Heads along a line: the first of every layer near to each other, then the second ... `kvHeads` divides
/// `heads`.
inline std::shared_ptr<SimilarityOfText> sampleSimilarity(int layers, int heads, int kvHeads) {
    auto similarity = std::make_shared<SimilarityOfText>();
    HeadDistances& distances = similarity->distances;
    std::vector<float> places;
    for (int layer = 0; layer < layers; ++layer) {
        for (int head = 0; head < heads; ++head) {
            distances.heads.push_back({layer, head});
            distances.kvHeads.push_back(head / (heads / kvHeads));
            places.push_back(0.6F * static_cast<float>(head) / static_cast<float>(heads) +
                             0.001F * static_cast<float>(layer * layer));
        }
    }
    const auto count = static_cast<Index>(places.size());
    distances.distances.resize(count, count);
    for (Index row = 0; row < count; ++row) {
        for (Index column = 0; column < count; ++column) {
            distances.distances(row, column) =
                std::abs(places[static_cast<std::size_t>(row)] - places[static_cast<std::size_t>(column)]);
        }
    }
    similarity->order = clusterHeads(distances.distances);
    similarity->plane = classicalScaling(distances.distances);
    similarity->groups = groupDistances(distances);
    similarity->subject = QStringLiteral("this text, 16 tokens");
    return similarity;
}

} // namespace headscope
