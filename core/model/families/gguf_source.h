// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "core/checkpoint/checkpoint.h"

namespace headscope {

/// A GGUF file and the architecture whose keys it uses. `name` in all functions is a key without its prefix:
/// "block_count" for "llama.block_count". Throws Error as GgufMetadata does.
struct GgufSource {
    const Checkpoint& checkpoint;
    std::string architecture; // "general.architecture"

    [[nodiscard]] const GgufMetadata& metadata() const { return checkpoint.gguf(); }
    [[nodiscard]] std::string key(std::string_view name) const {
        return fmt::format("{}.{}", architecture, name);
    }

    [[nodiscard]] Index integer(std::string_view name, IntegerRange range) const {
        return metadata().integer(key(name), range);
    }
    [[nodiscard]] std::optional<Index> optionalInteger(std::string_view name, IntegerRange range) const {
        return metadata().optionalInteger(key(name), range);
    }
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view name, NumberRange range) const {
        return metadata().optionalNumber(key(name), range);
    }
    [[noreturn]] void reject(std::string_view name, std::string_view expected) const {
        metadata().reject(key(name), expected);
    }

    [[nodiscard]] const TensorView* tensor(std::string_view tensor) const { return checkpoint.find(tensor); }
    [[nodiscard]] bool has(std::string_view name) const { return tensor(name) != nullptr; }
};

} // namespace headscope
