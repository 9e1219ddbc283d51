// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// Writes to standard output; throws Error where that fails (a full disk behind a redirection).
void printOut(std::string_view text);

/// A token for a terminal: control characters as escapes, so that a token cannot steer the terminal.
[[nodiscard]] std::string terminalText(std::string_view text);

} // namespace headscope
