// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/symmetry.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace headscope {

SymmetryShares symmetryShares(const ThinMatrix& matrix) {
    assert(matrix.left().rows() == matrix.right().cols());
    const Eigen::MatrixXd small = matrix.right().cast<double>() * matrix.left().cast<double>();
    const double size = matrix.norm() * matrix.norm();
    const double ratio = small.cwiseProduct(small.transpose()).sum() / size; // tr(M M) / |M|^2, -1 to 1
    if (!(size > 0) || !(ratio == ratio)) {
        constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
        return {kUndefined, kUndefined};
    }
    const double symmetric = std::clamp((1 + ratio) / 2, 0.0, 1.0);
    return {symmetric, 1 - symmetric};
}

} // namespace headscope
