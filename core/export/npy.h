// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace headscope {

/// The header of a NumPy array file (format 1.0,
/// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html) for little-endian float32 values
/// in C order; the values follow it. 64-byte aligned.
[[nodiscard]] std::vector<std::byte> npyHeader(std::span<const std::size_t> shape);

} // namespace headscope
