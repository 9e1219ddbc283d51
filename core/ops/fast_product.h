// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ops/weight.h"

namespace headscope {

/// Whether this processor multiplies BF16 numbers by instructions of its own (AVX-512 BF16 or AMX): without
/// them fast products would be slower than exact ones.
[[nodiscard]] bool hasFastProducts();

/// input * weight^T + bias by oneDNN, both factors rounded to BF16 (8 bits of precision), sums in float32.
/// Weights that are stored as BF16 are read in place. On all cores, each with blocks of outputs of its own.
/// Numbers depend a little on the number of rows: the library chooses its order of sums. Only where
/// hasFastProducts(). Throws std::bad_alloc where memory is short.
[[nodiscard]] Matrix fastLinear(const MatrixView& input, const Weight& weight, const RowVector& bias);

} // namespace headscope
