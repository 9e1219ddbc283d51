// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/tokenizer/added_token.h"

namespace headscope {

/// Reads members of a tokenizer's JSON objects, with errors that name the file (`where`) and the key.

/// What is under a key; null where there is nothing.
[[nodiscard]] const nlohmann::json& memberOf(const nlohmann::json& object, std::string_view key);

/// The object itself; throws Error where it is something else.
const nlohmann::json& asObject(const nlohmann::json& value, const std::string& where, std::string_view what);

/// The array's elements; throws Error where it is something else. None for null.
[[nodiscard]] const nlohmann::json& asArray(const nlohmann::json& value, const std::string& where,
                                            std::string_view what);

/// {"piece": id, ...} as pieces by id, with empty ones in holes. Throws Error for an id that is none, is too
/// large, or comes twice.
[[nodiscard]] std::vector<std::string> vocabularyFrom(const nlohmann::json& object, const std::string& where,
                                                      std::string_view what);

/// The members of an added token; absent ones have HF's defaults. `id` is left as it is.
[[nodiscard]] AddedToken addedTokenFrom(const nlohmann::json& object, const std::string& where);

} // namespace headscope
