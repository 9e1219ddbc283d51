// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// Puts added tokens into a definition that has its model, with the ids that Hugging Face's `tokenizers`
/// gives them, whatever a file says: that of the model's piece or the added token that is spelled alike, else
/// the next free one, counted from the number of the model's pieces.
class AddedTokenList {
  public:
    /// The definition must outlive this.
    explicit AddedTokenList(TokenizerDefinition& definition);

    /// Adds a token, or replaces the one that is spelled alike. An empty one is left out.
    void add(AddedToken token);

    [[nodiscard]] bool has(std::string_view content) const;
    /// The id of an added token or of the model's piece.
    [[nodiscard]] std::optional<int> idOf(std::string_view content) const;

  private:
    void remember(std::size_t place);

    TokenizerDefinition* definition_;
    std::unordered_map<std::string, std::size_t> places_; // in definition_->addedTokens
    int nextId_;
};

} // namespace headscope
