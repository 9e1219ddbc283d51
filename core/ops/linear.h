// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"
#include "core/ops/weight.h"

namespace headscope {

/// input * weight^T + bias. input: T x columns; the result: T x rows; bias: `rows` values or empty.
/// The weight stays in its stored type. As its `products` says: exactly, by panelProduct or, with the same
/// numbers, laneProduct; or fast, by fastLinear.
[[nodiscard]] Matrix linear(const MatrixView& input, const Weight& weight, const RowVector& bias = {});

} // namespace headscope
