// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/thin_matrix.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include <Eigen/Eigenvalues>

namespace headscope {

ThinMatrix::ThinMatrix(Matrix left, Matrix right) : left_(std::move(left)), right_(std::move(right)) {
    assert(left_.cols() == right_.rows());
    leftGram_ = gramOfColumns(left_);
    rightGram_ = gramOfColumns(right_.transpose());
    // |L R|^2 = tr(R^T L^T L R) = tr(L^T L R R^T)
    norm_ = std::sqrt(std::max(0.0, leftGram_.cwiseProduct(rightGram_).sum()));
}

Eigen::MatrixXd gramOfColumns(const Matrix& matrix) {
    const Eigen::MatrixXd wide = matrix.transpose().cast<double>();
    Eigen::MatrixXd gram = Eigen::MatrixXd::Zero(wide.rows(), wide.rows());
    gram.selfadjointView<Eigen::Lower>().rankUpdate(wide);
    gram.triangularView<Eigen::StrictlyUpper>() = gram.transpose();
    return gram;
}

Eigen::MatrixXd gramRoot(const Eigen::MatrixXd& gram) {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
    const Eigen::VectorXd roots = solver.eigenvalues().cwiseMax(0.0).cwiseSqrt();
    return roots.asDiagonal() * solver.eigenvectors().transpose();
}

} // namespace headscope
