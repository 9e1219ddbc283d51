// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace headscope {

/// The two pieces of a line "a b". Throws Error for anything else; `where` and `what` name the place.
[[nodiscard]] std::pair<std::string, std::string>
mergeFromLine(std::string_view line, const std::string& where, const std::string& what);

} // namespace headscope
