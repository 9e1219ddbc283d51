// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_kind.h"

#include <array>
#include <cstddef>

namespace headscope {

namespace {

constexpr std::array<std::string_view, 3> kNames{"self", "encoder", "cross"}; // in the order of the enum

} // namespace

std::string_view kindName(AttentionKind kind) {
    return kNames[static_cast<std::size_t>(kind)];
}

std::optional<AttentionKind> kindNamed(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) {
            return static_cast<AttentionKind>(i);
        }
    }
    return std::nullopt;
}

} // namespace headscope
