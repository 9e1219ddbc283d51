// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/norm.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace headscope {

namespace {

/// 1 / sqrt(square + epsilon). An infinite mean square would turn the row into zeros, which look like values.
float factorOf(float square, float epsilon) {
    return std::isfinite(square) ? 1.0F / std::sqrt(square + epsilon)
                                 : std::numeric_limits<float>::quiet_NaN();
}

} // namespace

Matrix norm(const MatrixView& input, const NormWeights& weights, const NormSpec& spec) {
    return spec.kind == NormKind::Layer ? layerNorm(input, weights, spec.epsilon)
                                        : rmsNorm(input, weights.weight, spec.epsilon);
}

Matrix rmsNorm(const MatrixView& input, const RowVector& weight, float epsilon) {
    assert(weight.size() == input.cols());
    Matrix output(input.rows(), input.cols());
    for (Index row = 0; row < input.rows(); ++row) {
        const float meanSquare = input.row(row).squaredNorm() / static_cast<float>(input.cols());
        output.row(row) = (input.row(row).array() * factorOf(meanSquare, epsilon) * weight.array()).matrix();
    }
    return output;
}

Matrix layerNorm(const MatrixView& input, const NormWeights& weights, float epsilon) {
    assert(weights.weight.size() == input.cols() && weights.bias.size() == input.cols());
    Matrix output(input.rows(), input.cols());
    for (Index row = 0; row < input.rows(); ++row) {
        auto values = output.row(row).array();
        values = input.row(row).array() - input.row(row).mean();
        const float variance = values.square().mean();
        values = values * factorOf(variance, epsilon) * weights.weight.array() + weights.bias.array();
    }
    return output;
}

} // namespace headscope
