// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_grid.h"

#include <numeric>

namespace headscope {

int HeadGrid::heads() const {
    return std::accumulate(layers.begin(), layers.end(), 0,
                           [](int sum, const Layer& layer) { return sum + layer.heads; });
}

bool HeadGrid::contains(const HeadId& head) const {
    return head.kind == kind && head.layer >= 0 && head.layer < static_cast<int>(layers.size()) &&
           head.head >= 0 && head.head < layers[static_cast<std::size_t>(head.layer)].heads;
}

std::size_t HeadGrid::indexOf(const HeadId& head) const {
    const int before = std::accumulate(layers.begin(), layers.begin() + head.layer, 0,
                                       [](int sum, const Layer& layer) { return sum + layer.heads; });
    return static_cast<std::size_t>(before + head.head);
}

int HeadGrid::kvHeadOf(const HeadId& head) const {
    const Layer& layer = layers.at(static_cast<std::size_t>(head.layer));
    return head.head / (layer.heads / layer.kvHeads);
}

} // namespace headscope
