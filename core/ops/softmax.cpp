// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/softmax.h"

#include <algorithm>
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

void softmaxInPlace(std::span<float> values, float sink) {
    if (values.empty()) {
        return;
    }
    Eigen::Map<Eigen::ArrayXf> x(values.data(), static_cast<Eigen::Index>(values.size()));
    const float largest = std::max(x.maxCoeff(), sink);
    x = (x - largest).exp();
    x *= 1.0F / (x.sum() + std::exp(sink - largest));
}

double logSumExp(std::span<const float> values) {
    assert(!values.empty());
    const Eigen::Map<const Eigen::ArrayXf> x(values.data(), static_cast<Eigen::Index>(values.size()));
    const float largest = x.maxCoeff();
    // Sums of a block in float32, which vectorises, and of blocks in float64, which is exact enough.
    constexpr Eigen::Index kBlock = 512;
    double sum = 0;
    for (Eigen::Index begin = 0; begin < x.size(); begin += kBlock) {
        const auto block = x.segment(begin, std::min(kBlock, x.size() - begin));
        sum += static_cast<double>((block - largest).exp().sum());
    }
    return static_cast<double>(largest) + std::log(sum);
}

double logAddExp(double a, double b) {
    const double larger = std::max(a, b);
    return std::isinf(larger) ? larger : larger + std::log1p(std::exp(std::min(a, b) - larger));
}

double negativeLogSoftmax(std::span<const float> values, int index) {
    return logSumExp(values) - static_cast<double>(values[static_cast<std::size_t>(index)]);
}

} // namespace headscope
