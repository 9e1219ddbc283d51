// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace headscope {

/// One token of a text. `piece` is the vocabulary's own spelling (UTF-8; "▁the", "<0xE4>", "<s>").
/// [begin, end) are the bytes of the typed text that it covers; empty for tokens that were added, such as
/// <s>.
struct Token {
    int id = 0;
    std::string piece;
    std::size_t begin = 0;
    std::size_t end = 0;
    int text = 0;           // which of two typed texts the bytes are of: 0 or 1
    int type = 0;           // the token type (segment) that models of sentence pairs are told
    std::string label = {}; // how it is shown, as plain text (see Tokenizer::label); set by Model::encode

    bool operator==(const Token&) const = default;
};

} // namespace headscope
