// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// A field in quotes, as RFC 4180 says.
[[nodiscard]] std::string csvField(std::string_view field);

} // namespace headscope
