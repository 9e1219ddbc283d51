// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// Cuts any text at its white space, for layers that have no vocabulary: a token is a word with the white
/// space in front of it (the last one with what stands behind it too). Its id is the word's number in the
/// text, from 1 on, in the order in which they first occur: equal words have equal ids, and words of two
/// texts cannot be compared by them. Id 0 begins a target, and is the only piece of the vocabulary.
class WhiteSpaceTokenizer : public Tokenizer {
  public:
    using Tokenizer::tokenize;
    [[nodiscard]] std::vector<Token> tokenize(const TokenizerInput& input) const override;
    /// Ids do not tell their words: nothing.
    [[nodiscard]] std::string decode(std::span<const int> ids) const override;
    [[nodiscard]] std::string piece(int id) const override;
    [[nodiscard]] int size() const override { return 1; }
    [[nodiscard]] std::string label(int id) const override { return piece(id); }
    [[nodiscard]] bool isSpecial(int id) const override { return id == 0; }
    [[nodiscard]] std::string kind() const override { return "words between white space"; }
};

} // namespace headscope
