// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace headscope {

/// A thread could not be started, which is what a lack of memory looks like first.
inline constexpr const char* kNoThread =
    "no thread can be started: there is not enough memory, or the limit of threads is reached";

/// Writes to standard output; throws Error where that fails (a full disk behind a redirection). Numbers in a
/// format without escapes (CSV) have the tokens' own bytes; where standard output is a terminal, what could
/// steer it stands there as terminalText has it.
void printOut(std::string_view text);

/// Writes a file, or to standard output where it has no name. Throws Error likewise.
void give(const std::string& file, std::string_view text);

/// Writes "headscope: " and the text on one line of standard error; what cannot be written there is lost.
void printError(std::string_view text) noexcept;

/// What is lacking, where that is what an exception says: memory or threads. nullptr for every other.
[[nodiscard]] const char* lackOf(const std::exception& error) noexcept;

/// What went wrong, for a person.
[[nodiscard]] const char* reasonOf(const std::exception& error) noexcept;

/// A token for a terminal: what could steer the terminal or turn the direction of its text (steersOutput) and
/// bytes that are not UTF-8 stand there as escapes.
[[nodiscard]] std::string terminalText(std::string_view text);

} // namespace headscope
