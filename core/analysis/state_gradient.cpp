// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/state_gradient.h"

#include <cassert>
#include <cmath>

#include "core/ops/rotary.h"

namespace headscope {

namespace {

/// In place, row by row.
void throughNorm(Matrix& gradient, const Matrix& input, const RowVector& weight, float epsilon) {
    const auto width = static_cast<double>(input.cols());
    for (Index row = 0; row < input.rows(); ++row) {
        const Eigen::RowVectorXd x = input.row(row).cast<double>();
        const Eigen::RowVectorXd g = gradient.row(row).cwiseProduct(weight).cast<double>();
        const double root = std::sqrt(x.squaredNorm() / width + double{epsilon});
        gradient.row(row) = (g / root - x * (x.dot(g) / (width * root * root * root))).cast<float>();
    }
}

} // namespace

Matrix projectedGradient(Matrix gradient, const Matrix& projected, const StateRule& rule, Index first) {
    if (rule.rotary) {
        RotaryAngles angles = rotaryAngles(*rule.rotary, first, gradient.rows());
        angles.sines = -angles.sines;
        rotate(gradient, rule.headWidth, *rule.rotary, angles);
    }
    if (rule.norm == StateNorm::None) {
        return gradient;
    }
    assert(projected.rows() == gradient.rows() && projected.cols() == gradient.cols());
    const Index rows = gradient.rows();
    const Index columns = gradient.cols();
    Matrix input = projected;
    if (rule.norm == StateNorm::EachHead) { // a head of a row becomes a row, as in readyStates
        gradient.resize(rows * columns / rule.headWidth, rule.headWidth);
        input.resize(gradient.rows(), rule.headWidth);
    }
    throughNorm(gradient, input, rule.weight, rule.epsilon);
    gradient.resize(rows, columns);
    return gradient;
}

} // namespace headscope
