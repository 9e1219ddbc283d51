// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/thin_matrix.h"

namespace headscope {

/// What of a square matrix M = S + N is symmetric, S = (M + M^T) / 2, and what antisymmetric, N = (M - M^T) /
/// 2: shares of |M|^2 (Frobenius), which add up to 1. For QK: a symmetric form scores (x, y) as (y, x); a
/// matrix that points at random has half of each. NaN for zeros and for what is not finite.
struct SymmetryShares {
    double symmetric = 0;
    double antisymmetric = 0;
};

/// |S|^2 = (|M|^2 + tr(M M)) / 2, and for M = L R (d x k times k x d) tr(M M) = tr((R L)(R L)): nothing of
/// size d x d is made.
[[nodiscard]] SymmetryShares symmetryShares(const ThinMatrix& matrix);

} // namespace headscope
