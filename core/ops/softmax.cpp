// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/softmax.h"

#include <cassert>
#include <cmath>

#include <Eigen/Core>

namespace headscope {

void softmaxInPlace(std::span<float> values) {
    if (values.empty()) {
        return;
    }
    Eigen::Map<Eigen::ArrayXf> x(values.data(), static_cast<Eigen::Index>(values.size()));
    x = (x - x.maxCoeff()).exp();
    x *= 1.0F / x.sum();
}

double logSumExp(std::span<const float> values) {
    assert(!values.empty());
    const Eigen::Map<const Eigen::ArrayXf> x(values.data(), static_cast<Eigen::Index>(values.size()));
    const float largest = x.maxCoeff();
    return static_cast<double>(largest) + std::log((x - largest).exp().cast<double>().sum());
}

double negativeLogSoftmax(std::span<const float> values, int index) {
    return logSumExp(values) - static_cast<double>(values[static_cast<std::size_t>(index)]);
}

} // namespace headscope
