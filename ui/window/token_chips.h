// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/base/token.h"
#include "core/model/model_spec.h"
#include "ui/prompt/token_chip.h"

namespace headscope {

/// Chips for the tokens of a text (UTF-8), or of two (see Token::text), with what their tooltips say. Tokens
/// that are bytes of one character are grouped under it.
[[nodiscard]] std::vector<TokenChip> tokenChips(std::span<const Token> tokens, std::string_view text,
                                                std::string_view second = {});

/// One chip for each token of a picture: learned ones in front, then patches.
[[nodiscard]] std::vector<TokenChip> patchChips(const PatchSpec& patches, std::span<const Token> tokens);

/// "197 tokens: CLS and 14 × 14 patches of 16 × 16 pixels"
[[nodiscard]] QString patchText(const PatchSpec& patches);

} // namespace headscope
