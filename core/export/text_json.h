// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/model/model.h"

namespace headscope {

/// {"model", "products" where they are fast (see products_note.h), "text", "second_text" where there is one,
/// "tokens_in_text", "cut"}: what numbers are of. "text" is the part that the tokens cover: where the model's
/// context cut the text, "cut" is true and "tokens_in_text" says how many tokens all of it has.
[[nodiscard]] nlohmann::ordered_json textJson(const Model& model, const TypedText& typed,
                                              const EncodedText& encoded);

/// The vocabulary's spellings.
[[nodiscard]] nlohmann::json piecesJson(const std::vector<Token>& tokens);

} // namespace headscope
