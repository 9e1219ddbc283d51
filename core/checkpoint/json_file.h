// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace headscope {

/// Bytes of the largest JSON file that is read where nothing else is said.
inline constexpr std::size_t kLargestJsonFile = std::size_t{16} << 20;

/// Reads a file that holds one JSON object. Throws Error where it cannot be read, has more than `most` bytes,
/// is not JSON (with line and column), is nested too deeply, has too many values, is something else than an
/// object, or has a key twice in one object.
[[nodiscard]] nlohmann::json readJsonObject(const std::filesystem::path& file,
                                            std::size_t most = kLargestJsonFile);

/// Reads through a JSON text and keeps none of it. Throws Error for the same reasons, save that it may be any
/// value. What was not checked must not be copied, written or compared: the library does that by recursion.
void checkJson(std::string_view text, std::string_view where);

/// Throws Error where a text has a zero byte, at which the JSON library would stop as at the end.
void rejectZeroBytes(std::string_view text, std::string_view where);

/// What the JSON library says about a text, with line and column, without its own code in front.
[[nodiscard]] std::string jsonProblem(const std::exception& problem);

/// A value for a person: what it is, or the value itself where that is short.
[[nodiscard]] std::string describeJson(const nlohmann::json& value);

} // namespace headscope
