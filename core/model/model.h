// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/job.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/transformer.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// A text as a model reads it.
struct EncodedText {
    std::vector<Token> tokens;    // at most the model's context
    std::size_t tokensInText = 0; // before it was cut to the context

    [[nodiscard]] std::vector<int> ids() const;
    [[nodiscard]] bool wasCut() const { return tokens.size() < tokensInText; }
};

/// An opened checkpoint: tokenizer and transformer that belong together. Keeps the files mapped. Immutable.
class Model {
  public:
    Model(Checkpoint checkpoint, Transformer transformer, std::unique_ptr<Tokenizer> tokenizer)
        : checkpoint_(std::move(checkpoint)), transformer_(std::move(transformer)),
          tokenizer_(std::move(tokenizer)) {}

    [[nodiscard]] const ModelSpec& spec() const { return transformer_.spec(); }
    [[nodiscard]] const Transformer& transformer() const { return transformer_; }
    [[nodiscard]] const Tokenizer& tokenizer() const { return *tokenizer_; }
    [[nodiscard]] const Checkpoint& checkpoint() const { return checkpoint_; }

    /// The vocabulary's spelling of an id; "<id 32001>" where the tokenizer has no piece for it (padded
    /// vocabularies).
    [[nodiscard]] std::string pieceOf(int id) const;

    /// Tokens of a text, cut to the model's context. Throws Error where the text is empty (no token to
    /// compute) or not valid UTF-8.
    [[nodiscard]] EncodedText encode(std::string_view text) const;

  private:
    Checkpoint checkpoint_;
    Transformer transformer_;
    std::unique_ptr<Tokenizer> tokenizer_;
};

/// Opens a Hugging Face folder. Throws Error where anything does not fit: see describeModel, bindWeights and
/// openTokenizer, and where the tokenizer does not have the model's number of pieces (a vocabulary padded to
/// a multiple of 64, or by added_tokens.json, is accepted).
[[nodiscard]] std::shared_ptr<const Model> openModel(const std::filesystem::path& folder,
                                                     const Job& job = {});

} // namespace headscope
