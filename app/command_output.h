// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace headscope {

/// Writes to standard output; throws Error where that fails (a full disk behind a redirection).
void printOut(std::string_view text);

/// Writes a file, or to standard output where it has no name. Throws Error likewise.
void give(const std::string& file, std::string_view text);

/// Writes "headscope: " and the text on one line of standard error; what cannot be written there is lost.
void printError(std::string_view text) noexcept;

/// What went wrong, for a person.
[[nodiscard]] const char* reasonOf(const std::exception& error) noexcept;

/// A token for a terminal: what could steer the terminal or turn the direction of its text (steersOutput) and
/// bytes that are not UTF-8 stand there as escapes.
[[nodiscard]] std::string terminalText(std::string_view text);

} // namespace headscope
