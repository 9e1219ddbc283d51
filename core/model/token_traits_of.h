// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/token.h"
#include "core/base/token_traits.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// What scores need to know of tokens. Punctuation: its text, white space left out, is not empty and has
/// neither a letter nor a digit (Unicode). A piece that is part of a character is none.
[[nodiscard]] std::vector<TokenTraits> traitsOf(std::span<const Token> tokens, const Tokenizer& tokenizer);
[[nodiscard]] std::vector<TokenTraits> traitsOf(std::span<const int> ids, const Tokenizer& tokenizer);

} // namespace headscope
