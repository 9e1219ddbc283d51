// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/token_heads.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace headscope {

float TokenHeads::weight(std::size_t head, int keyIndex) const {
    return isAllowed(head, keyIndex) ? (*weights)(static_cast<Index>(head), keyIndex)
                                     : std::numeric_limits<float>::quiet_NaN();
}

std::vector<std::size_t> headsByWeight(const TokenHeads& tokenHeads, int key) {
    std::vector<std::size_t> order(tokenHeads.heads.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t head) {
        const float weight = tokenHeads.weight(head, key);
        return std::isnan(weight) ? -1.0F : weight;
    });
    return order;
}

} // namespace headscope
