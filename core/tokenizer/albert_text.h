// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/tokenizer/added_token.h"
#include "core/tokenizer/normalized_text.h"
#include "core/tokenizer/sentencepiece_use.h"

namespace headscope {

/// What is done to a whole text before added tokens are looked for: letters outside of special tokens' names
/// are made small, each on its own (so that a final sigma is not known as such).
[[nodiscard]] NormalizedText lowercaseOutsideSpecial(const NormalizedText& text,
                                                     const std::vector<AddedToken>& tokens);

/// What is done to text between added tokens: AlbertTokenizer.preprocess_text.
[[nodiscard]] NormalizedText prepareForAlbert(const NormalizedText& text,
                                              const AlbertPreparation& preparation);

} // namespace headscope
