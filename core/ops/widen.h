// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// Writes `count` numbers of a weight type as float32 to `out`.
void widenNumbers(std::span<const std::byte> bytes, DataType type, Index count, float* out);

} // namespace headscope
