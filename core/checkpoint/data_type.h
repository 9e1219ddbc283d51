// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/matrix.h"

namespace headscope {

/// How the numbers of a tensor are stored. All types of the safetensors format are known by name and size, so
/// that a file that holds them can be listed, and the quantised types of GGUF that can be widened;
/// isWeightType says which of all these can be weights here.
enum class DataType {
    Bool,
    F4,
    F6E2M3,
    F6E3M2,
    U8,
    I8,
    F8E5M2,
    F8E4M3,
    F8E8M0,
    I16,
    U16,
    F16,
    BF16,
    I32,
    U32,
    F32,
    C64,
    F64,
    I64,
    U64,
    // Blocks of 32 numbers with an F16 scale; _1 has an F16 minimum too.
    Q4_0,
    Q4_1,
    Q5_0,
    Q5_1,
    Q8_0,
    // Blocks of 256 numbers, whose parts of 16 or 32 have scales of their own.
    Q2_K,
    Q3_K,
    Q4_K,
    Q5_K,
    Q6_K,
};

/// The name in safetensors and GGUF files: "BF16", "Q4_K".
[[nodiscard]] std::string_view dataTypeName(DataType type);

/// The type that safetensors files call `name`. Quantised types have no name there.
[[nodiscard]] std::optional<DataType> safetensorsType(std::string_view name);

/// The fewest numbers of a type that are whole bytes, and those bytes. One number for most types; a block
/// for quantised ones.
struct BlockSize {
    Index numbers = 1;
    Index bytes = 1;
};
[[nodiscard]] BlockSize blockSize(DataType type);

/// Bytes of `count` numbers, which are whole blocks: of a row of a weight whose tensor was read by this
/// library, for instance.
[[nodiscard]] Index bytesOf(DataType type, Index count);

/// Types that core/ops widens to float32: F32, F16, BF16, F8_E4M3, F8_E5M2 and the quantised ones.
[[nodiscard]] bool isWeightType(DataType type);

} // namespace headscope
