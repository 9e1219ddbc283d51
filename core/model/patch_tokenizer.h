// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/model_spec.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// What stands in the place of a tokenizer in a model of pictures: the names of its tokens. Ids are places:
/// learned tokens first ("CLS"), then patches row after row ("r3 c5": row and column from 0). It cuts no
/// text.
class PatchTokenizer : public Tokenizer {
  public:
    explicit PatchTokenizer(PatchSpec patches) : patches_(std::move(patches)) {}

    /// Throws Error: this model reads pictures.
    [[nodiscard]] std::vector<Token> tokenize(const TokenizerInput& input) const override;
    using Tokenizer::tokenize;
    [[nodiscard]] std::string decode(std::span<const int>) const override { return {}; }
    [[nodiscard]] std::string piece(int id) const override;
    [[nodiscard]] int size() const override { return static_cast<int>(patches_.tokens()); }
    [[nodiscard]] std::string label(int id) const override { return piece(id); }
    /// Of the tokens that stand for no patch.
    [[nodiscard]] bool isSpecial(int id) const override { return id < patches_.leadingCount(); }
    [[nodiscard]] std::string kind() const override;

    /// All tokens of a picture; they cover no bytes of a text.
    [[nodiscard]] std::vector<Token> tokens() const;

  private:
    PatchSpec patches_;
};

} // namespace headscope
