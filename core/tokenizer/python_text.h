// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// What Python's str methods, with which reference tokenizers are written, say about characters.

/// str.isspace: Unicode's white space, and the separators U+001C to U+001F.
[[nodiscard]] bool isPythonSpace(char32_t value);
/// str.isdigit: decimal digits, and those that are raised, circled and the like.
[[nodiscard]] bool isPythonDigit(char32_t value);
/// str.lower: Unicode's full mapping, which knows the final sigma.
[[nodiscard]] std::string pythonLower(std::string_view text);

} // namespace headscope
