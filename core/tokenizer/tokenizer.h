// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/token.h"

namespace headscope {

/// Bytes of the longest text that is cut into tokens: the slowest tokenizer takes some seconds for it.
inline constexpr std::size_t kLongestText = std::size_t{4} << 20;

/// What a special token's spelling ("<s>", "[MASK]") stands for where the user types it: itself, or the
/// characters that it is written with.
enum class SpecialTokens { Parsed, Literal };

/// What is cut into tokens: one text, or two for models of sentence pairs. The views must outlive the call.
struct TokenizerInput {
    std::string_view text;
    std::optional<std::string_view> second;
    SpecialTokens typed = SpecialTokens::Literal;
};

/// Cuts text into tokens. Immutable after it is made; safe to use from many threads.
class Tokenizer {
  public:
    Tokenizer() = default;
    Tokenizer(const Tokenizer&) = delete;
    Tokenizer& operator=(const Tokenizer&) = delete;
    virtual ~Tokenizer() = default;

    /// Tokens with what the model wants around them (such as <s>, or [CLS] and [SEP]). Byte ranges of the
    /// tokens of a text follow each other and tile it: each byte belongs to exactly one token. Throws Error
    /// where a text is longer than kLongestText, or is not valid UTF-8, with the byte's position, and for a
    /// second text where takesPairs() is false.
    [[nodiscard]] virtual std::vector<Token> tokenize(const TokenizerInput& input) const = 0;
    [[nodiscard]] std::vector<Token> tokenize(std::string_view text) const {
        return tokenize(TokenizerInput{text, std::nullopt, SpecialTokens::Literal});
    }

    /// Whether the model has a way to be given two texts at once.
    [[nodiscard]] virtual bool takesPairs() const { return false; }

    /// The text that ids stand for, special tokens left out. Bytes that are not UTF-8 become U+FFFD.
    [[nodiscard]] virtual std::string decode(std::span<const int> ids) const = 0;

    /// The vocabulary's spelling of an id in [0, size()): in byte-level vocabularies their own ("Ġthe"); see
    /// label().
    [[nodiscard]] virtual std::string piece(int id) const = 0;
    [[nodiscard]] virtual int size() const = 0;

    /// How an id is shown on an axis or a chip, as plain UTF-8 text (see tokenLabel): pieces that are part of
    /// a character are shown as bytes ("⟨E4⟩").
    [[nodiscard]] virtual std::string label(int id) const = 0;

    /// The id that stands for a hidden word ("[MASK]", "<mask>"); nothing where there is none.
    [[nodiscard]] virtual std::optional<int> maskId() const { return std::nullopt; }
    /// Whether an id is a special token (beginning, end, separator, padding, mask ...), which stands for no
    /// text.
    [[nodiscard]] virtual bool isSpecial(int id) const = 0;

    /// For people: "SentencePiece BPE".
    [[nodiscard]] virtual std::string kind() const = 0;
};

} // namespace headscope
