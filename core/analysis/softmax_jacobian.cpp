// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/softmax_jacobian.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/analysis/row_weights.h"

namespace headscope {

double softmaxJacobianNorm(std::span<const float> weights, double missing) {
    if (weights.empty()) {
        return 0;
    }
    const auto largest = std::ranges::max_element(weights);
    // Sums over all but the largest: beside a weight near 1 the others would be lost in it.
    double rest = missing;
    double squares = 0;
    double fourths = 0;
    double diagonal = 0;
    for (auto weight = weights.begin(); weight != weights.end(); ++weight) {
        if (weight == largest) {
            continue;
        }
        const double a = double{*weight};
        rest += a;
        squares += a * a;
        fourths += a * a * a * a;
        diagonal += a * a * (1 - a) * (1 - a);
    }
    const double square = double{*largest} * double{*largest};
    diagonal += square * rest * rest;
    return std::sqrt(diagonal + 2 * square * squares + std::max(0.0, squares * squares - fourths));
}

double meanJacobianNorm(const HeadMap& weights) {
    if (std::holds_alternative<LinearKernel>(weights.attention.kernel)) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    RowMean mean;
    for (Index row = 0; row < weights.queries(); ++row) {
        const auto values = allowedWeights(weights, row);
        if (values.size() == 0) {
            continue;
        }
        mean.add(softmaxJacobianNorm({values.data(), static_cast<std::size_t>(values.size())},
                                     restOf(weights, row)));
    }
    return mean.value();
}

} // namespace headscope
