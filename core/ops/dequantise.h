// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// Writes `count` numbers of a quantised type of GGUF, which are whole blocks from `blocks` on, as float32 to
/// `out`. Bit for bit what the reference implementation gives (gguf.quants.dequantize of the Python package
/// gguf, quants.py), save for which NaN a broken scale makes; also where the compiler fuses a product and a
/// sum, since every product is exact: scales have 11 bits, those of parts at most 8, numbers at most 6.
/// `blocks` may be unaligned.
void dequantise(const std::byte* blocks, DataType type, Index count, float* out);

} // namespace headscope
