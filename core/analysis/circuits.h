// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/analysis/thin_matrix.h"

namespace headscope {

/// The two circuits of a head (Elhage et al. 2021), each d x d and of rank d_k at most. With x a residual
/// stream as a column: score = x_query^T qk x_key, qk = W_Q^T W_K; what is written is ov x, ov = W_O W_V
/// (matrices as outputs x inputs). Biases are not part of them.
struct HeadCircuits {
    ThinMatrix qk; // d x d_k times d_k x d
    ThinMatrix ov;
};

/// sum of the eigenvalues of a square matrix over the sum of their sizes: Re(sum lambda) / sum |lambda|, -1
/// to 1 (Elhage et al. 2021). For OV, 1: what the head reads it writes along the same direction (copying).
/// Computed from the k x k product right * left, which has the same eigenvalues beside zeros. NaN where all
/// are 0.
[[nodiscard]] double copyingScore(const ThinMatrix& matrix);

/// The singular values that can differ from 0, largest first: k of them, good to about 1e-7 of the largest,
/// as float32 weights are.
[[nodiscard]] std::vector<double> singularValues(const ThinMatrix& matrix);

/// exp(-sum p ln p), p = sigma / sum sigma: 1 for one direction, k for k equally strong ones (Roy and
/// Vetterli 2007). NaN where all are 0.
[[nodiscard]] double effectiveRank(std::span<const double> singularValues);

/// How many singular values of a rows x columns matrix are above rounding: more than max(rows, columns) *
/// 2^-23 of the largest.
[[nodiscard]] Index numericalRank(std::span<const double> singularValues, Index rows, Index columns);

/// What of a later head reads what an earlier one writes.
enum class CompositionMode { Query, Key, Value };

/// |L R| / (|L| |R|) in Frobenius norms, 0 to 1 (Elhage et al. 2021), where the product is of the earlier
/// head's OV with the later head's QK on its query's side, QK on its key's side, or OV. NaN where a factor is
/// 0.
[[nodiscard]] double compositionScore(CompositionMode mode, const ThinMatrix& earlierOv,
                                      const HeadCircuits& later);

/// The composition that says nothing: 1 / sqrt(width). Exactly the root of the mean square of the score when
/// the two matrices are turned against each other at random, whatever their singular values: the mean of
/// |L U R|^2 over all rotations U is |L|^2 |R|^2 / width.
[[nodiscard]] double randomComposition(Index width);

} // namespace headscope
