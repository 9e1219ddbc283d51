// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/matrix_rank.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include <Eigen/QR>
#include <Eigen/SVD>

#include "core/analysis/circuits.h"

namespace headscope {

namespace {

std::vector<double> singularValuesOf(const Eigen::MatrixXd& matrix) {
    const Index count = std::min(matrix.rows(), matrix.cols());
    if (!matrix.allFinite()) {
        return std::vector<double>(static_cast<std::size_t>(count), std::numeric_limits<double>::quiet_NaN());
    }
    if (count == 0) {
        return {};
    }
    const Eigen::VectorXd values = Eigen::BDCSVD<Eigen::MatrixXd>(matrix).singularValues();
    return {values.begin(), values.end()};
}

MatrixRank measured(std::vector<double> values, Index rows, Index columns, Index bound) {
    MatrixRank measures;
    measures.rows = rows;
    measures.columns = columns;
    measures.bound = std::min({rows, columns, bound});
    measures.rank = numericalRank(values, rows, columns);
    measures.effective = effectiveRank(values);
    measures.singularValues = std::move(values);
    return measures;
}

/// R of a thin QR decomposition: min(rows, columns) x columns. The matrix itself where it is not tall.
Eigen::MatrixXd triangleOf(const Eigen::MatrixXd& matrix) {
    if (matrix.rows() <= matrix.cols()) {
        return matrix;
    }
    const Eigen::HouseholderQR<Eigen::MatrixXd> factors(matrix);
    return factors.matrixQR().topRows(matrix.cols()).triangularView<Eigen::Upper>();
}

} // namespace

MatrixRank rankOf(const Eigen::MatrixXd& matrix, Index bound) {
    return measured(singularValuesOf(matrix), matrix.rows(), matrix.cols(), bound);
}

MatrixRank rankOfProduct(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right) {
    assert(left.cols() == right.cols());
    const Eigen::MatrixXd small = triangleOf(left) * triangleOf(right).transpose();
    return measured(singularValuesOf(small), left.rows(), right.rows(), left.cols());
}

} // namespace headscope
