// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/tokenizer.h"

namespace sentencepiece {
class SentencePieceProcessor;
}

namespace headscope {

/// A tokenizer.model file, read by libsentencepiece, used as Hugging Face's LlamaTokenizer uses it.
///
/// Byte ranges: a byte piece covers its own byte of the character. Bytes that the model's normalisation drops
/// belong to the token in front of them, or to the first token of the text; a character that becomes several
/// tokens belongs to the last of them. A text of nothing but dropped bytes belongs to the token in front
/// (<s>); where the model has none, it has no tokens.
class SentencePieceTokenizer final : public Tokenizer {
  public:
    /// `addBos`: put the model's beginning-of-text token in front, if it has one. Throws Error where the file
    /// cannot be read, is not a SentencePiece model, or is one that could make the library misbehave.
    [[nodiscard]] static std::unique_ptr<Tokenizer> load(const std::filesystem::path& file, bool addBos);
    ~SentencePieceTokenizer() override;

    using Tokenizer::tokenize;
    [[nodiscard]] std::vector<Token> tokenize(const TokenizerInput& input) const override;
    [[nodiscard]] std::string decode(std::span<const int> ids) const override;
    [[nodiscard]] std::string piece(int id) const override;
    [[nodiscard]] std::string label(int id) const override;
    [[nodiscard]] bool isSpecial(int id) const override;
    [[nodiscard]] int size() const override;
    [[nodiscard]] std::string kind() const override { return kind_; }

  private:
    SentencePieceTokenizer(std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor,
                           std::string kind, bool addBos);

    [[nodiscard]] std::vector<Token> encode(std::string_view text) const;
    void spreadCharactersOverBytes(std::vector<Token>& tokens) const;

    std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor_;
    std::string kind_;
    bool addBos_;
};

} // namespace headscope
