// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/tokenizer/added_token_finder.h"
#include "core/tokenizer/normalized_text.h"
#include "core/tokenizer/sentencepiece_model.h"
#include "core/tokenizer/sentencepiece_use.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// A SentencePiece model, used as Hugging Face's slow tokenizer of a family uses it.
///
/// Byte ranges: a byte piece covers its own byte of the character. Bytes that the model's normalisation drops
/// belong to the token in front of them, or to the first token of the text; a character that becomes several
/// tokens belongs to the last of them. A text of nothing but dropped bytes belongs to the token in front
/// (<s>); where the model has none, it has no tokens.
class SentencePieceTokenizer final : public Tokenizer {
  public:
    SentencePieceTokenizer(std::shared_ptr<const SentencePieceModel> model, SentencePieceUse use);

    /// A tokenizer.model file, used as LlamaTokenizer uses it. `addBos`: put the model's beginning-of-text
    /// token in front, if it has one. Throws Error as SentencePieceModel::load does.
    [[nodiscard]] static std::unique_ptr<Tokenizer> load(const std::filesystem::path& file, bool addBos);

    using Tokenizer::tokenize;
    [[nodiscard]] std::vector<Token> tokenize(const TokenizerInput& input) const override;
    [[nodiscard]] bool takesPairs() const override { return !use_.wrapping.pair.empty(); }
    [[nodiscard]] std::string decode(std::span<const int> ids) const override;
    [[nodiscard]] std::string piece(int id) const override;
    [[nodiscard]] int size() const override { return size_; }
    [[nodiscard]] std::string label(int id) const override;
    [[nodiscard]] std::optional<int> maskId() const override { return use_.maskId; }
    [[nodiscard]] bool isSpecial(int id) const override;
    [[nodiscard]] std::string kind() const override { return model_->kind(); }

  private:
    [[nodiscard]] std::vector<Token> tokensOf(std::string_view text, SpecialTokens typed) const;
    [[nodiscard]] NormalizedText prepared(std::string_view text) const;
    void cutPart(const NormalizedText& part, std::vector<Token>& out) const;
    [[nodiscard]] std::vector<FoundPiece> piecesOf(std::string_view text) const;
    [[nodiscard]] std::vector<FoundPiece> withCommasApart(std::vector<FoundPiece> pieces) const;
    [[nodiscard]] int idOf(const FoundPiece& found) const;
    [[nodiscard]] const AddedToken* addedToken(int id) const;

    std::shared_ptr<const SentencePieceModel> model_;
    SentencePieceUse use_;
    AddedTokenFinder finder_;
    std::unordered_map<int, const AddedToken*> addedById_;
    std::vector<std::string> spellings_; // by id, where ids are not the model's
    std::size_t unknownPieces_ = 0;      // how many pieces OnePrefix::unk has
    int size_ = 0;
};

} // namespace headscope
