// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/token.h"

namespace headscope {

/// Bytes of the longest text that is cut into tokens: the slowest tokenizer takes some seconds for it.
inline constexpr std::size_t kLongestText = std::size_t{4} << 20;

/// Cuts text into tokens. Immutable after it is made; safe to use from many threads.
class Tokenizer {
  public:
    Tokenizer() = default;
    Tokenizer(const Tokenizer&) = delete;
    Tokenizer& operator=(const Tokenizer&) = delete;
    virtual ~Tokenizer() = default;

    /// Tokens of `text` (UTF-8), with what the model wants in front (such as <s>). Byte ranges of the tokens
    /// follow each other and tile the text: each byte belongs to exactly one token. Special tokens that the
    /// user types ("<s>") are taken as plain text. Throws Error where the text is longer than kLongestText,
    /// or is not valid UTF-8, with the byte's position.
    [[nodiscard]] virtual std::vector<Token> tokenize(std::string_view text) const = 0;

    /// The vocabulary's spelling of an id in [0, size()).
    [[nodiscard]] virtual std::string piece(int id) const = 0;
    [[nodiscard]] virtual int size() const = 0;

    /// For people: "SentencePiece BPE".
    [[nodiscard]] virtual std::string kind() const = 0;
};

} // namespace headscope
