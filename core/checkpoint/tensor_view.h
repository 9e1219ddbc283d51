// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// One tensor of a file. `bytes` are its numbers, little-endian, last dimension fastest, exactly as many as
/// `shape` and `type` ask for. They point into the file's mapping and may be unaligned for their type. No
/// dimensions: one number.
struct TensorView {
    std::string name;
    DataType type = DataType::F32;
    std::vector<Index> shape;
    std::span<const std::byte> bytes;
};

} // namespace headscope
