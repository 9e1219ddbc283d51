// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/matrix.h"
#include "core/checkpoint/data_type.h"

namespace headscope {

/// A tensor's name for an error: tensor "blk.0.attn_q.weight", cut where it is very long.
[[nodiscard]] std::string tensorText(std::string_view name);

/// Bytes of a tensor by its shape and type, as a file claims them. Throws Error with `where` and the tensor
/// where they are more than 64 bits can count or no whole bytes.
[[nodiscard]] std::uint64_t tensorBytes(std::span<const Index> shape, DataType type, std::string_view where,
                                        std::string_view name);

} // namespace headscope
