// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/classical_scaling.h"

#include <cassert>
#include <cmath>

#include <Eigen/Eigenvalues>

namespace headscope {

namespace {

/// Eigenvalues below this share of the largest are 0 but for rounding.
constexpr double kRounding = 1e-10;
constexpr double kNearlyFarthest = 0.9;

Eigen::VectorXd withFixedSign(const Eigen::VectorXd& axis) {
    const double farthest = axis.cwiseAbs().maxCoeff();
    for (const double place : axis) {
        if (std::abs(place) >= kNearlyFarthest * farthest) {
            return place < 0 ? -axis : axis;
        }
    }
    return axis;
}

} // namespace

PlanePoints classicalScaling(const Matrix& distances) {
    assert(distances.rows() == distances.cols());
    const Index count = distances.rows();
    PlanePoints plane;
    plane.points = Matrix::Zero(count, 2);
    if (count < 2) {
        return plane;
    }
    Eigen::MatrixXd inner = -0.5 * distances.cast<double>().cwiseAbs2();
    const Eigen::VectorXd means = inner.rowwise().mean(); // of columns too: it is symmetric
    inner = (inner.colwise() - means).rowwise() - means.transpose();
    inner.array() += means.mean();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(inner);
    const Eigen::VectorXd& values = solver.eigenvalues(); // growing
    const double largest = values(count - 1);
    if (!(largest > 0)) {
        return plane;
    }
    const double positive = (values.array() > kRounding * largest).select(values, 0.0).sum();
    for (Index axis = 0; axis < 2; ++axis) {
        const double value = values(count - 1 - axis);
        const bool extends = value > kRounding * largest;
        plane.axisShares[static_cast<std::size_t>(axis)] = extends ? value / positive : 0;
        if (extends) {
            plane.points.col(axis) =
                (withFixedSign(solver.eigenvectors().col(count - 1 - axis)) * std::sqrt(value)).cast<float>();
        }
    }
    return plane;
}

} // namespace headscope
