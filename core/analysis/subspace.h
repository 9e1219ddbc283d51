// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// Orthonormal rows that span what the rows of `matrix` (k x d, of W_Q for instance) span: r x d, r the rank.
/// Directions weaker than max(k, d) * 2^-23 of the strongest are rounding and are left out; none for zeros.
[[nodiscard]] Matrix rowBasis(const Matrix& matrix);

/// Cosines of the principal angles between the spaces of two bases (rowBasis), largest first: as many as the
/// smaller space has dimensions (Björck and Golub 1973).
[[nodiscard]] std::vector<double> principalCosines(const Matrix& basisA, const Matrix& basisB);

/// The principal angles themselves, in radians from 0 (a direction that both have) to pi / 2, smallest first.
/// Those below pi / 4 are taken from their sines, whose cosines would be 1 to rounding (Björck and Golub
/// 1973).
[[nodiscard]] std::vector<double> principalAngles(const Matrix& basisA, const Matrix& basisB);

/// Mean squared cosine of the principal angles, 0 (at right angles) to 1 (one holds the other): without their
/// computation, |A B^T|^2 / min(r_A, r_B). NaN where a space is empty.
[[nodiscard]] double subspaceOverlap(const Matrix& basisA, const Matrix& basisB);

/// The mean overlap of spaces of these dimensions that point at random in `width` dimensions:
/// max(r_A, r_B) / width; d_k / d for two heads.
[[nodiscard]] double randomOverlap(Index dimensionsA, Index dimensionsB, Index width);

} // namespace headscope
