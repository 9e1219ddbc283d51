// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/base/matrix.h"

namespace headscope {

/// How many directions a matrix has.
struct MatrixRank {
    Index rows = 0;
    Index columns = 0;
    Index bound = 0;                    // the rank cannot be larger, by the way in which the matrix was made
    std::vector<double> singularValues; // largest first: min(rows, columns, bound) of them at least
    Index rank = 0;       // singular values above max(rows, columns) * 2^-23 * the largest (numericalRank)
    double effective = 0; // exp of the entropy of the singular values as shares of their sum; NaN for zeros
};

/// By Eigen's BDCSVD in float64: a 512 x 512 matrix takes some tenths of a second. `bound` as it is given,
/// at most min(rows, columns). NaN in the matrix makes everything but the sizes NaN or 0.
[[nodiscard]] MatrixRank rankOf(const Eigen::MatrixXd& matrix, Index bound);

/// Of left right^T (m x n) for left m x k and right n x k, without making it where k is small: left = Q_l R_l
/// and right = Q_r R_r have the singular values of R_l R_r^T, which is k x k. The bound is min(m, n, k).
[[nodiscard]] MatrixRank rankOfProduct(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right);

} // namespace headscope
