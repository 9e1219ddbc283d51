// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace headscope {

/// The byte that a piece of the form "<0xE4>" stands for; nothing for any other piece.
[[nodiscard]] std::optional<unsigned char> bytePieceValue(std::string_view piece);

} // namespace headscope
