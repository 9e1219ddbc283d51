// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/circuits.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

#include <Eigen/Eigenvalues>

namespace headscope {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

/// |A M B| where leftGram = A^T A and rightGram = B B^T.
double productNorm(const Eigen::MatrixXd& leftGram, const Matrix& middle, const Eigen::MatrixXd& rightGram) {
    const Eigen::MatrixXd wide = middle.cast<double>();
    return std::sqrt(std::max(0.0, (leftGram * wide).cwiseProduct(wide * rightGram).sum()));
}

} // namespace

double copyingScore(const ThinMatrix& matrix) {
    assert(matrix.left().rows() == matrix.right().cols());
    const Eigen::MatrixXd small = (matrix.right() * matrix.left()).cast<double>();
    const Eigen::EigenSolver<Eigen::MatrixXd> solver(small, false);
    if (solver.info() != Eigen::Success) { // NaN in the weights
        return kUndefined;
    }
    const Eigen::VectorXcd& values = solver.eigenvalues();
    const double sizes = values.cwiseAbs().sum();
    return sizes > 0 ? values.real().sum() / sizes : kUndefined;
}

std::vector<double> singularValues(const ThinMatrix& matrix) {
    // left = P F with orthonormal columns in P: those of F right, whose squares are the eigenvalues of
    // F right right^T F^T. Squares in double keep what float32 weights have.
    const Eigen::MatrixXd root = gramRoot(matrix.leftGram());
    const Eigen::MatrixXd squares = root * matrix.rightGram() * root.transpose();
    if (!squares.allFinite()) {
        return std::vector<double>(static_cast<std::size_t>(squares.rows()), kUndefined);
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(squares, Eigen::EigenvaluesOnly);
    const Eigen::VectorXd values = solver.eigenvalues().cwiseMax(0.0).cwiseSqrt().reverse();
    return {values.begin(), values.end()};
}

double effectiveRank(std::span<const double> singularValues) {
    const double sum = std::accumulate(singularValues.begin(), singularValues.end(), 0.0);
    double entropy = 0;
    for (const double value : singularValues) {
        const double share = value / sum;
        entropy -= share > 0 ? share * std::log(share) : 0;
    }
    return sum > 0 ? std::exp(entropy) : kUndefined;
}

Index numericalRank(std::span<const double> singularValues, Index rows, Index columns) {
    const double largest = singularValues.empty() ? 0 : *std::ranges::max_element(singularValues);
    const double limit = largest * static_cast<double>(std::max(rows, columns)) *
                         static_cast<double>(std::numeric_limits<float>::epsilon());
    return std::ranges::count_if(singularValues, [&](double value) { return value > limit; });
}

double compositionScore(CompositionMode mode, const ThinMatrix& earlierOv, const HeadCircuits& later) {
    const ThinMatrix& ov = earlierOv;
    const ThinMatrix& other = mode == CompositionMode::Value ? later.ov : later.qk;
    const double norms = ov.norm() * other.norm();
    if (!(norms > 0)) {
        return kUndefined;
    }
    // ov = O V, qk = Q^T K. Query: (O V)^T Q^T K; key: Q^T K O V; value: O' V' O V.
    if (mode == CompositionMode::Query) {
        return productNorm(ov.rightGram(), ov.left().transpose() * other.left(), other.rightGram()) / norms;
    }
    return productNorm(other.leftGram(), other.right() * ov.left(), ov.rightGram()) / norms;
}

double randomComposition(Index width) {
    return 1.0 / std::sqrt(static_cast<double>(width));
}

} // namespace headscope
