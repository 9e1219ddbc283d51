// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/tokenizer/added_token.h"
#include "core/tokenizer/token_template.h"

namespace headscope {

/// The text as it is typed.
struct AsTyped {};

/// One space in front of the whole text and none of each part between added tokens, as transformers' Llama
/// and T5 tokenizers do with "legacy": false. Wants a model that puts none there (DummyPrefix::Never).
/// `unk` is put in front of parts that begin with a space, which the model would drop, and taken off again.
struct OnePrefix {
    bool addSpace = true;
    std::string unk = "<unk>";
};

/// What AlbertTokenizer does: runs of white space become one space, `` and '' become quotation marks,
/// accents are dropped by way of NFKD, letters are made small; "9," is cut in two.
struct AlbertPreparation {
    bool removeSpace = true;
    bool keepAccents = false;
    bool lowercase = true;
};

/// A code such as ">>fr<<" at the start is a token of its own (Marian).
struct LanguageCode {};

/// How a family of models uses a SentencePiece model. Default: LlamaTokenizer's way, without <s>.
struct SentencePieceUse {
    std::vector<int> idOfPiece;                      // empty: pieces have the model's own numbers
    std::unordered_map<std::string, int> vocabulary; // where not empty: ids by spelling, with unknownId
    int unknownId = 0;
    std::vector<AddedToken> addedTokens; // of two with one id or spelling the first counts
    TokenTemplate wrapping;
    std::optional<int> endOnce; // a token of the template that is left out behind a text that ends with it
    std::variant<AsTyped, OnePrefix, AlbertPreparation, LanguageCode> preparation;
    std::optional<int> maskId;
};

} // namespace headscope
