// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/job.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/encoded_text.h"
#include "core/model/picture_patches.h"
#include "core/model/transformer.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// The tokenizers of a model.
struct ModelTokenizers {
    std::unique_ptr<Tokenizer> text;
    std::unique_ptr<Tokenizer> target = nullptr; // of an encoder-decoder with another one (Marian); else null
    /// Of a model of pictures, whose `text` is a PatchTokenizer; absent: plainPreparation.
    std::optional<PicturePreparation> pictures = {};
};

/// An opened checkpoint: tokenizer and transformer that belong together. Keeps the files mapped. Immutable.
class Model {
  public:
    Model(Checkpoint checkpoint, Transformer transformer, ModelTokenizers tokenizers)
        : checkpoint_(std::move(checkpoint)), transformer_(std::move(transformer)),
          tokenizers_(std::move(tokenizers)) {}

    [[nodiscard]] const ModelSpec& spec() const { return transformer_.spec(); }
    [[nodiscard]] const Transformer& transformer() const { return transformer_; }
    /// How its linear layers are computed.
    [[nodiscard]] Products products() const { return transformer_.weights().products; }
    [[nodiscard]] const Tokenizer& tokenizer() const { return *tokenizers_.text; }
    /// Of the stack that predicts: the target's of an encoder-decoder.
    [[nodiscard]] const Tokenizer& targetTokenizer() const {
        return tokenizers_.target ? *tokenizers_.target : *tokenizers_.text;
    }
    [[nodiscard]] const Checkpoint& checkpoint() const { return checkpoint_; }

    /// What is done to a picture before this model sees it. Only for a model of pictures.
    [[nodiscard]] PicturePreparation preparation() const {
        return tokenizers_.pictures.value_or(plainPreparation(spec().embedding.patches));
    }

    /// The vocabulary's spelling of an id that the model predicts, and how it is shown; "<id 32001>" where
    /// the tokenizer has no piece for it (padded vocabularies). Of a model that predicts classes: their
    /// label.
    [[nodiscard]] std::string pieceOf(int id) const;
    [[nodiscard]] std::string labelOf(int id) const;

    /// Whether a second text can be given: of a pair, or a target.
    [[nodiscard]] bool takesSecondText() const;

    /// Tokens of a text, cut to the model's context (see cutToContext). Throws Error where the text is empty
    /// (no token to compute) or not valid UTF-8, and for a second text where takesSecondText() is false.
    /// A model of pictures reads the picture in place of the text, and throws where there is none.
    [[nodiscard]] EncodedText encode(const TypedText& typed) const;
    [[nodiscard]] EncodedText encode(std::string_view text) const {
        return encode(TypedText{.text = std::string(text)});
    }

    /// Positions of tokens that stand for a hidden word ("[MASK]"), where the model predicts such.
    [[nodiscard]] std::vector<Index> hiddenPositions(const ModelInput& input) const;

  private:
    [[nodiscard]] EncodedText encodePicture(const TypedText& typed) const;
    [[nodiscard]] std::vector<Token> targetTokens(const TypedText& typed) const;

    Checkpoint checkpoint_;
    Transformer transformer_;
    ModelTokenizers tokenizers_;
};

/// Opens a Hugging Face folder or a GGUF file, or makes the random layer that a path names (RandomLayerSpec).
/// Its products are computed as `products` says (see setProducts); those of a random layer always exactly.
/// Throws Error where anything does not fit: see describeModel, bindWeights, openTokenizerOf and
/// openRandomLayer.
[[nodiscard]] std::shared_ptr<const Model> openModel(const std::filesystem::path& path, const Job& job = {},
                                                     Products products = Products::Exact);

} // namespace headscope
