// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/token.h"
#include "core/tokenizer/token_template.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// The tokens of one typed text, whose ranges tile it, and its size in bytes.
struct TypedTokens {
    std::vector<Token> tokens;
    std::size_t size = 0;
};

/// The texts of an input, each cut by `cut` into tokens that tile it. Throws Error for a second text where
/// the template takes one.
[[nodiscard]] std::vector<TypedTokens>
cutTexts(const TokenizerInput& input, const TokenTemplate& wrapping,
         const std::function<std::vector<Token>(std::string_view)>& cut);

/// One or two texts with what a template puts around them. Bytes of a text that has no tokens belong to the
/// template's token in front of it, or else behind it. `endOnce` is not put behind a text that ends with it.
[[nodiscard]] std::vector<Token> wrapTokens(const TokenTemplate& wrapping, std::vector<TypedTokens> texts,
                                            const std::function<std::string(int)>& piece,
                                            std::optional<int> endOnce = std::nullopt);

} // namespace headscope
