// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/checkpoint/data_type.h"

namespace headscope {

/// A tensor type by its number in GGUF files (ggml_type in ggml.h).
struct GgufTensorType {
    std::string_view name;        // "IQ4_XS"
    std::optional<DataType> type; // nothing for types that are known by name only
};

/// Nothing where no type has that number.
[[nodiscard]] std::optional<GgufTensorType> ggufTensorType(std::uint32_t number);

} // namespace headscope
