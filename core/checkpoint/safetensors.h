// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/checkpoint/tensor_view.h"

namespace headscope {

/// Lists the tensors of a safetensors file in the order of their bytes. The format: 8 bytes with the header's
/// length (little-endian), the header (JSON), then the numbers. Everything is checked before it is believed:
/// the header lies in the file, each tensor's bytes lie in the data and are as many as type and shape ask
/// for, and the tensors follow each other without overlap or hole, to the end of the file. Throws Error with
/// `where` (the file), the tensor, what was expected and what was found. The views point into `file`. Format:
/// https://github.com/huggingface/safetensors#format
[[nodiscard]] std::vector<TensorView> readSafetensors(std::span<const std::byte> file,
                                                      std::string_view where);

} // namespace headscope
