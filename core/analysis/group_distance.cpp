// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/group_distance.h"

#include <algorithm>

namespace headscope {

namespace {

struct PairSum {
    double sum = 0;
    Index pairs = 0;

    void add(double distance) {
        sum += distance;
        ++pairs;
    }
    [[nodiscard]] PairMean mean() const {
        return pairs == 0 ? PairMean{} : PairMean{sum / static_cast<double>(pairs), pairs};
    }
};

struct GroupSum {
    PairSum within;
    PairSum between;

    [[nodiscard]] GroupDistance mean() const { return {within.mean(), between.mean()}; }
};

} // namespace

GroupDistances groupDistances(const HeadDistances& distances) {
    GroupSum all;
    std::vector<GroupSum> layers;
    for (std::size_t a = 0; a < distances.heads.size(); ++a) {
        const auto layer = static_cast<std::size_t>(distances.heads[a].layer);
        layers.resize(std::max(layers.size(), layer + 1));
        for (std::size_t b = a + 1; b < distances.heads.size(); ++b) {
            if (distances.heads[b].layer != distances.heads[a].layer) {
                continue;
            }
            const double distance = distances.distances(static_cast<Index>(a), static_cast<Index>(b));
            const bool share = distances.kvHeads[a] == distances.kvHeads[b];
            (share ? all.within : all.between).add(distance);
            (share ? layers[layer].within : layers[layer].between).add(distance);
        }
    }
    GroupDistances result{all.mean(), {}};
    for (const GroupSum& layer : layers) {
        result.layers.push_back(layer.mean());
    }
    return result;
}

} // namespace headscope
