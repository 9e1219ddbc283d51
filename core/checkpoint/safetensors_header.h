// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// A tensor as the header of a safetensors file describes it. The numbers are what stands there, not yet
/// compared with each other or with the file.
struct SafetensorsEntry {
    std::string name;
    std::string type;
    std::vector<Index> shape;
    std::uint64_t begin = 0; // bytes from the end of the header
    std::uint64_t end = 0;
};

/// Reads the JSON of a header, in its order. Throws Error where it is not JSON or anything else than an
/// object of {"dtype", "shape", "data_offsets"} by tensor name, beside "__metadata__" with strings; where a
/// name or key comes twice; where a number is negative, fractional or too large. `where` names the file.
/// Memory is used for tensors only: a header of nothing but brackets is refused at the first that does not
/// belong there.
[[nodiscard]] std::vector<SafetensorsEntry> parseSafetensorsHeader(std::string_view json,
                                                                   std::string_view where);

} // namespace headscope
