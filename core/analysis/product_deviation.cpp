// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/product_deviation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headscope {

double productDeviation(const LayerTrace& layer) {
    constexpr double kMostProducts = 4e6; // multiplications
    constexpr int kMostHeads = 16;
    const AttentionSpec& spec = layer.spec;
    const int heads = std::min(spec.heads, kMostHeads);
    const double width = std::max(1, spec.headWidth);
    const auto most =
        static_cast<Index>(std::max(2.0, std::sqrt(kMostProducts / (width * std::max(1, heads)))));
    const Index queries = std::min(layer.queryCount(), most);
    const Index keys = std::min(layer.keys.rows(), most);
    if (heads == 0 || queries == 0 || keys == 0) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    double squares = 0;
    for (int head = 0; head < heads; ++head) {
        const Index group = spec.kvHeadOf(head, spec.kvHeads);
        const Matrix products = layer.queriesOf({0, queries}, {head, 1}) *
                                layer.keys.block(0, group * spec.headWidth, keys, spec.headWidth).transpose();
        squares += products.cast<double>().squaredNorm();
    }
    return std::sqrt(squares / (static_cast<double>(heads) * static_cast<double>(queries * keys)));
}

} // namespace headscope
