// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/checkpoint/gguf_metadata.h"
#include "core/checkpoint/tensor_view.h"

namespace headscope {

/// What a GGUF file holds. Values and tensors point into the file's bytes.
struct GgufFile {
    GgufMetadata metadata;
    std::vector<TensorView> tensors; // in the order of their bytes
};

/// Whether a file begins as GGUF files do.
[[nodiscard]] bool isGguf(std::span<const std::byte> file);

/// Reads a GGUF file of version 2 or 3, little-endian: "GGUF", the version, how many tensors and keys follow,
/// keys with typed values, a name, dimensions (fastest first), type and offset for each tensor, padding, then
/// the numbers. Shapes come out row-major, so that the weight of a linear layer is [outputs, inputs], and its
/// rows are whole blocks of its type. Everything is checked before it is believed: counts and lengths against
/// the rest of the file, offsets against alignment, the file's end and each other, sizes against overflow.
/// Throws Error with `where` (the file), what was expected and what was found; also for a file that is one of
/// several parts, and for tensors in types that cannot be read. Format:
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
[[nodiscard]] GgufFile readGguf(std::span<const std::byte> file, std::string_view where);

} // namespace headscope
