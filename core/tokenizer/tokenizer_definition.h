// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/tokenizer/added_token.h"
#include "core/tokenizer/decoder_step.h"
#include "core/tokenizer/normalizer_step.h"
#include "core/tokenizer/pre_tokenizer_step.h"
#include "core/tokenizer/token_template.h"
#include "core/tokenizer/word_model.h"

namespace headscope {

/// A tokenizer as data, after Hugging Face's tokenizer.json: text is searched for added tokens, what is
/// between them is normalised, cut into words, each of which the model cuts into pieces, and the template
/// puts special tokens around all. Sequences of steps are flat here.
struct TokenizerDefinition {
    std::vector<NormalizerStep> normalizer;
    std::vector<PreTokenizerStep> preTokenizer;
    std::vector<AddedToken> addedTokens;
    TokenTemplate wrapping;
    std::vector<DecoderStep> decoder;
    std::shared_ptr<const WordModel> model; // see makeBpe, makeUnigram, makeWordPiece; never null
    std::optional<int> maskId;
};

} // namespace headscope
