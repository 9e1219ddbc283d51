// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/tokenizer/tokenizer.h"
#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// A tokenizer that does what a TokenizerDefinition says, as Hugging Face's `tokenizers` library does it.
///
/// Byte ranges: a token of a byte-level or byte-fallback vocabulary covers its own bytes of a character.
/// Bytes that no token stands for belong to the token in front of them, or to the first token of the text; a
/// character that normalisation made several tokens of belongs to the last of them. A text of nothing but
/// dropped bytes belongs to the special token in front, or else behind; where there is none, it has no
/// tokens.
class PipelineTokenizer final : public Tokenizer {
  public:
    /// Throws Error where a pattern is no regular expression, or ids of added tokens or of the template are
    /// not in a sane range; `where` names the file in errors.
    PipelineTokenizer(TokenizerDefinition definition, const std::string& where);
    ~PipelineTokenizer() override;

    using Tokenizer::tokenize;
    [[nodiscard]] std::vector<Token> tokenize(const TokenizerInput& input) const override;
    [[nodiscard]] bool takesPairs() const override;
    [[nodiscard]] std::string decode(std::span<const int> ids) const override;
    [[nodiscard]] std::string piece(int id) const override;
    [[nodiscard]] int size() const override;
    [[nodiscard]] std::string label(int id) const override;
    [[nodiscard]] std::optional<int> maskId() const override;
    [[nodiscard]] bool isSpecial(int id) const override;
    [[nodiscard]] std::string kind() const override;

    /// The values that this was made from.
    [[nodiscard]] const TokenizerDefinition& definition() const;

  private:
    class Parts;
    std::unique_ptr<const Parts> parts_;
};

} // namespace headscope
