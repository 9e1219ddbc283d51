// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/subspace.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include <Eigen/Eigenvalues>
#include <Eigen/SVD>

#include "core/analysis/thin_matrix.h"

namespace headscope {

Matrix rowBasis(const Matrix& matrix) {
    const Eigen::MatrixXd gram = gramOfColumns(matrix.transpose());
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
    const Eigen::VectorXd& values = solver.eigenvalues(); // squares of singular values, smallest first
    const double limit = static_cast<double>(std::numeric_limits<float>::epsilon()) *
                         static_cast<double>(std::max(matrix.rows(), matrix.cols()));
    const double smallest = values.size() == 0 ? 0 : values.maxCoeff() * limit * limit;
    const Index rank = (values.array() > smallest).count();
    const auto strong = solver.eigenvectors().rightCols(rank);
    const Eigen::VectorXd scale = values.tail(rank).cwiseSqrt().cwiseInverse();
    return (scale.asDiagonal() * (strong.transpose() * matrix.cast<double>())).cast<float>();
}

std::vector<double> principalCosines(const Matrix& basisA, const Matrix& basisB) {
    assert(basisA.cols() == basisB.cols());
    const Eigen::MatrixXd product = (basisA * basisB.transpose()).cast<double>();
    Eigen::VectorXd cosines = Eigen::JacobiSVD<Eigen::MatrixXd>(product).singularValues();
    cosines = cosines.cwiseMin(1.0);
    return {cosines.begin(), cosines.end()};
}

std::vector<double> principalAngles(const Matrix& basisA, const Matrix& basisB) {
    assert(basisA.cols() == basisB.cols());
    const Eigen::MatrixXd larger = (basisA.rows() >= basisB.rows() ? basisA : basisB).cast<double>();
    const Eigen::MatrixXd smaller = (basisA.rows() >= basisB.rows() ? basisB : basisA).cast<double>();
    if (smaller.rows() == 0) {
        return {};
    }
    const Eigen::MatrixXd product = smaller * larger.transpose();
    const Eigen::VectorXd cosines = Eigen::BDCSVD<Eigen::MatrixXd>(product).singularValues();
    const Eigen::MatrixXd rest = smaller - product * larger; // what the larger space does not have
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> squares(rest * rest.transpose(),
                                                                 Eigen::EigenvaluesOnly);
    const Eigen::VectorXd sines = squares.eigenvalues().cwiseMax(0.0).cwiseSqrt(); // smallest first
    std::vector<double> angles;
    for (Index i = 0; i < cosines.size(); ++i) {
        const bool isSmall = cosines[i] * cosines[i] > 0.5;
        angles.push_back(isSmall ? std::asin(std::min(1.0, sines[i])) : std::acos(std::min(1.0, cosines[i])));
    }
    return angles;
}

double subspaceOverlap(const Matrix& basisA, const Matrix& basisB) {
    assert(basisA.cols() == basisB.cols());
    const Index angles = std::min(basisA.rows(), basisB.rows());
    if (angles == 0) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const double squares = static_cast<double>((basisA * basisB.transpose()).squaredNorm());
    return std::min(1.0, squares / static_cast<double>(angles));
}

double randomOverlap(Index dimensionsA, Index dimensionsB, Index width) {
    return static_cast<double>(std::max(dimensionsA, dimensionsB)) / static_cast<double>(width);
}

} // namespace headscope
