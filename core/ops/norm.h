// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// Root-mean-square norm of each row: x / sqrt(mean(x^2) + epsilon) * weight (Zhang and Sennrich 2019).
/// weight has as many values as a row. A row whose mean square is too large for float32 becomes NaN.
[[nodiscard]] Matrix rmsNorm(const MatrixView& input, const RowVector& weight, float epsilon);

} // namespace headscope
