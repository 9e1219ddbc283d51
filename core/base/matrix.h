// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace headscope {

using Eigen::Index;

/// Row-major float32. Rows are tokens (queries, keys, positions), columns are features or keys.
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using RowVector = Eigen::Matrix<float, 1, Eigen::Dynamic, Eigen::RowMajor>;

/// Views that also bind to blocks of rows or columns of a Matrix without a copy.
using MatrixView = Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>>;
using MutableMatrixView = Eigen::Ref<Matrix, 0, Eigen::OuterStride<>>;

} // namespace headscope
