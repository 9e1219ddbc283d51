// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

enum class NormKind { RootMeanSquare, Layer };

struct NormSpec {
    NormKind kind = NormKind::RootMeanSquare;
    float epsilon = 1e-5F; // added to the mean square or the variance
    bool operator==(const NormSpec&) const = default;
};

/// One value for each feature. bias: of a layer norm, empty for a root-mean-square norm.
struct NormWeights {
    RowVector weight;
    RowVector bias;
};

/// The norm of each row.
[[nodiscard]] Matrix norm(const MatrixView& input, const NormWeights& weights, const NormSpec& spec);

/// Root-mean-square norm of each row: x / sqrt(mean(x^2) + epsilon) * weight (Zhang and Sennrich 2019).
/// weight has as many values as a row. A row whose mean square is too large for float32 becomes NaN.
[[nodiscard]] Matrix rmsNorm(const MatrixView& input, const RowVector& weight, float epsilon);

/// Layer norm of each row: (x - mean) / sqrt(variance + epsilon) * weight + bias (Ba et al. 2016). A row
/// whose variance is too large for float32 becomes NaN.
[[nodiscard]] Matrix layerNorm(const MatrixView& input, const NormWeights& weights, float epsilon);

} // namespace headscope
