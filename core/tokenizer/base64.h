// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace headscope {

/// The bytes that base64 (RFC 4648, section 4, with or without padding) stands for; nothing for anything
/// else.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

} // namespace headscope
