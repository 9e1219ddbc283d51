// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include "core/base/matrix.h"

namespace headscope {

/// A matrix left * right (m x n) of a rank that is small beside its sizes, kept as its factors: left is m x
/// k, right k x n. Products of factors over m and n are computed once, in double.
class ThinMatrix {
  public:
    ThinMatrix(Matrix left, Matrix right);

    [[nodiscard]] const Matrix& left() const { return left_; }
    [[nodiscard]] const Matrix& right() const { return right_; }
    /// left^T left and right right^T: k x k.
    [[nodiscard]] const Eigen::MatrixXd& leftGram() const { return leftGram_; }
    [[nodiscard]] const Eigen::MatrixXd& rightGram() const { return rightGram_; }

    /// Frobenius norm of the product.
    [[nodiscard]] double norm() const { return norm_; }

  private:
    Matrix left_;
    Matrix right_;
    Eigen::MatrixXd leftGram_;
    Eigen::MatrixXd rightGram_;
    double norm_ = 0;
};

/// matrix^T matrix, in double.
[[nodiscard]] Eigen::MatrixXd gramOfColumns(const Matrix& matrix);

/// A k x k matrix F with F^T F = gram, so that |F v| = |M v| for gram = M^T M: lengths behind a tall M at the
/// price of a small one.
[[nodiscard]] Eigen::MatrixXd gramRoot(const Eigen::MatrixXd& gram);

} // namespace headscope
