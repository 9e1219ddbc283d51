// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace headscope {

/// How the numbers of a tensor are stored. All types of the safetensors format are known by name and size, so
/// that a file that holds them can be listed; isWeightType says which of them can be weights here.
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
};

/// The name in safetensors files: "BF16".
[[nodiscard]] std::string_view dataTypeName(DataType type);
[[nodiscard]] std::optional<DataType> dataTypeNamed(std::string_view name);

/// Bits of one number; some types are packed below a byte.
[[nodiscard]] int bitsPerNumber(DataType type);

/// F32, F16 and BF16: their numbers can be widened to float32 without loss.
[[nodiscard]] bool isWeightType(DataType type);

} // namespace headscope
