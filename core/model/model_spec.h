// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/ops/activation.h"
#include "core/ops/norm.h"

namespace headscope {

/// Pictures become vectors: a linear layer on the pixels of each patch (Dosovitskiy et al. 2021).
/// The tokens are learned ones in front, and the patches row after row. Positions are learned, one for each
/// token but the registers; of the patches they are a grid, which is resized where the model reads pictures
/// of another size than it was trained on (DINOv2; `resizing` says how).
struct PatchSpec {
    int patch = 0; // pixels of a patch's side; 0: the model reads text
    int rows = 0;  // of patches: the picture is scaled to rows * patch by columns * patch pixels
    int columns = 0;
    std::vector<std::string> leading = {}; // names of the tokens in front: "CLS", "DIST", "R0"
    int registers = 0;                     // the last ones of those, which have no position
    bool hasBias = true;                   // of the linear layer
    enum class Resizing { None, Cubic, SmoothCubic } resizing = Resizing::None;
    int tableRows = 0; // of the grid of positions, where it is resized
    int tableColumns = 0;
    bool operator==(const PatchSpec&) const = default;

    [[nodiscard]] Index leadingCount() const { return static_cast<Index>(leading.size()); }
    [[nodiscard]] Index count() const { return Index{rows} * columns; }
    [[nodiscard]] Index tokens() const { return leadingCount() + count(); }
    /// Numbers of one patch: channel, row, column.
    [[nodiscard]] Index pixels() const { return Index{3} * patch * patch; }
};

/// Tokens become vectors: table row, times multiplier, plus token type; positions and norm are the stack's.
struct EmbeddingSpec {
    Index vocabulary = 0;
    Index width = 0; // d, the width of the residual stream
    /// Width of the table's rows, where it is another than d (ALBERT, ELECTRA, OPT 350M) and a linear layer
    /// stands between; 0: d.
    Index tableWidth = 0;
    float multiplier = 1;
    Index types = 0; // token types; 0: none

    PatchSpec patches = {}; // of a model of pictures, whose "vocabulary" is the places of its tokens

    [[nodiscard]] Index rowWidth() const { return tableWidth == 0 ? width : tableWidth; }
};

/// Positions that are added to the embedding (rotary positions and position biases belong to the attention).
/// Learned: row (position + offset) of a table of `rows`. Sinusoidal: sin in the first half of the features
/// and cos in the second, frequency 10000^(-2i / d) (as Marian lays them out).
struct PositionSpec {
    enum class Kind { None, Learned, Sinusoidal } kind = Kind::None;
    Index rows = 0;
    Index offset = 0;
};

/// Where a block's norms stand. Before: x + f(norm(x)). After: norm(x + f(x)). Around: x + norm'(f(norm(x))).
/// OfOutput: x + norm(f(x)). Nowhere: x + f(x), without norms.
enum class NormPlacement { Before, After, Around, OfOutput, Nowhere };

struct FeedForwardSpec {
    Index width = 0; // inner; 0: the block has no feed-forward layer
    Activation activation = Activation::Silu;
    bool gated = true; // down(activation(gate x) o up x); else down(activation(up x))
};

/// Which linear layers carry a bias.
struct BiasSpec {
    bool queryKeyValue = false;
    bool attentionOutput = false;
    bool feedForward = false;
};

/// What all layers of a stack have in common beside their attention.
struct BlockSpec {
    NormSpec norm;
    NormPlacement placement = NormPlacement::Before;
    bool parallel = false; // attention and feed-forward both read the block's entry
    float residualMultiplier = 1;
    bool scalesOutputs = false; // by a learned vector each, attention and feed-forward (LayerScale; DINOv2)
    FeedForwardSpec feedForward;
    BiasSpec bias;
};

/// A pile of layers that reads token vectors.
struct StackSpec {
    PositionSpec positions;
    bool normsEmbedding = false;          // in front of the first layer (BERT; CLIP's pre-layernorm)
    bool projectsBeforePositions = false; // of embeddings of another width: before them, or after the norm
    std::vector<AttentionSpec> self;      // one a layer
    std::vector<AttentionSpec> cross;     // one a layer of an encoder-decoder's decoder, else none
    BlockSpec block;
    bool finalNorm = true;
    bool sharesLayers = false; // all layers have the same weights (ALBERT)
};

/// What comes out: logits = transform(states) * output^T + bias, times multiplier, soft-capped.
struct OutputSpec {
    enum class Predicts { Nothing, NextToken, HiddenTokens, Class } predicts = Predicts::NextToken;
    /// Of Predicts::Class: what the picture may be of, in the order of the logits, and what the classifier
    /// reads of the last states: the class token; that and the mean over the patches, side by side (DINOv2);
    /// or class and distillation token, with a classifier each, whose logits are averaged (DeiT).
    std::vector<std::string> labels = {};
    enum class ClassInput { Token, TokenAndMean, TwoTokens } classInput = ClassInput::Token;
    bool tied = false; // the output matrix is the embedding
    bool bias = false;
    /// A linear layer in front: of masked-language heads with activation and norm, else neither (OPT 350M).
    bool transforms = false;
    std::optional<Activation> activation;
    std::optional<NormSpec> norm;
    float multiplier = 1;
    float softCap = 0; // 0: none
};

/// Everything that a transformer is, as data. A family is a function from its configuration to this; the
/// transformer knows no family.
struct ModelSpec {
    std::string name;   // of the folder or file
    std::string family; // "llama", "bert", "t5"
    EmbeddingSpec embedding;
    Index context = 0;                // most tokens of one text, of each stack
    std::optional<StackSpec> encoder; // of an encoder-decoder
    StackSpec stack; // the one that predicts; a decoder, or the encoder of an encoder-only model
    OutputSpec output;
    /// What else is in the checkpoint, and is no part of this model: one sentence each.
    std::vector<std::string> leftOut = {};
    int decoderStart = 0;    // the id that the target of an encoder-decoder starts with
    std::vector<int> endIds; // the ids that end a text

    /// Layers of the stack that predicts.
    [[nodiscard]] int layerCount() const { return static_cast<int>(stack.self.size()); }
    /// One a layer; empty for a kind that the model does not have.
    [[nodiscard]] const std::vector<AttentionSpec>& attention(AttentionKind kind) const;
    [[nodiscard]] const AttentionSpec& attention(AttentionKind kind, int layer) const {
        return attention(kind).at(static_cast<std::size_t>(layer));
    }
    /// The stack that a kind of attention belongs to.
    [[nodiscard]] const StackSpec& stackOf(AttentionKind kind) const {
        return kind == AttentionKind::Encoder && encoder ? *encoder : stack;
    }
    /// The kinds of attention that it has, in the order in which they are computed.
    [[nodiscard]] std::vector<AttentionKind> kinds() const;
    [[nodiscard]] bool predictsNext() const { return output.predicts == OutputSpec::Predicts::NextToken; }
    [[nodiscard]] bool predictsHidden() const {
        return output.predicts == OutputSpec::Predicts::HiddenTokens;
    }
    [[nodiscard]] bool predictsClass() const { return output.predicts == OutputSpec::Predicts::Class; }
    /// How many things it chooses from where it predicts something: ids, or classes.
    [[nodiscard]] Index outcomes() const {
        return predictsClass() ? static_cast<Index>(output.labels.size()) : embedding.vocabulary;
    }
    /// A picture in place of a text.
    [[nodiscard]] bool readsPictures() const { return embedding.patches.patch > 0; }
};

} // namespace headscope
