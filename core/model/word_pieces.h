// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/token_traits.h"
#include "core/model/encoded_text.h"

namespace headscope {

/// Which tokens make up a word.
struct WordPieces {
    std::vector<Index> wordOf;       // one a token: its word, counted from 0 and never decreasing
    std::vector<std::string> labels; // one a word: how it is written, plain text without the space around it
};

/// Words of the typed text, as its bytes and Unicode have them, whatever the tokenizer is. Between white
/// space a word is a run of letters, digits, marks and "_", with the apostrophes inside it ("don't"); every
/// Chinese character, kana and punctuation mark or other sign is a word of its own, with what Unicode joins
/// to it (marks, parts of an emoji). Scripts that write no spaces (Thai) have long words. A special token is
/// always a word of its own; a token that reaches over two words makes them one; white space alone goes with
/// the word after it
/// ("▁" before a rare word), or is a word of its own where it has a line feed or nothing follows. Tokens are
/// of one axis of `typed` (EncodedText::queries, keys), traits are theirs.
[[nodiscard]] WordPieces wordPieces(std::span<const Token> tokens, std::span<const TokenTraits> traits,
                                    const TypedText& typed);

} // namespace headscope
