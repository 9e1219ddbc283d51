// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/attention/attention_kind.h"
#include "core/attention/position_bias.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/families/families.h"
#include "core/ops/norm.h"
#include "core/ops/weight.h"

namespace headscope {

struct LinearWeights {
    Weight weight;
    RowVector bias; // empty where the model has none
};

/// These outputs alone: see core/ops/weight.h.
[[nodiscard]] LinearWeights outputsOf(const LinearWeights& weights, IndexRange outputs);

/// input * weight^T + bias: see core/ops/linear.h.
[[nodiscard]] Matrix linear(const MatrixView& input, const LinearWeights& weights);

struct AttentionWeights {
    NormWeights norm;
    NormWeights outputNorm;
    LinearWeights query;
    LinearWeights key;
    LinearWeights value;
    LinearWeights output;
    RowVector queryNorm; // of a QK-norm
    RowVector keyNorm;
    RowVector outputScale = {}; // of a LayerScale, one a feature; else empty
};

struct FeedForwardWeights {
    NormWeights norm;
    NormWeights outputNorm;
    LinearWeights gate;
    LinearWeights up;
    LinearWeights down;
    RowVector outputScale = {};
};

struct LayerWeights {
    AttentionWeights self;
    AttentionWeights cross; // of an encoder-decoder's decoder
    FeedForwardWeights feedForward;

    [[nodiscard]] const AttentionWeights& attention(AttentionKind kind) const {
        return kind == AttentionKind::Cross ? cross : self;
    }
};

/// How a model of pictures makes tokens of patches.
struct PatchWeights {
    LinearWeights projection; // d x pixels of a patch
    Matrix leading;           // tokens in front: leadingCount() x d
    Matrix positions;         // of all tokens: tokens() x d; zeros for registers
};

struct StackWeights {
    Weight positions;
    Weight types;
    NormWeights embeddingNorm;
    LinearWeights embeddingProjection;
    std::shared_ptr<const PositionBias> bias; // of all its layers; null where there is none
    std::vector<LayerWeights> layers;
    NormWeights finalNorm;
};

struct OutputWeights {
    LinearWeights transform;
    NormWeights norm;
    LinearWeights linear; // the embedding where they are tied
    LinearWeights second; // of the distillation token (ClassInput::TwoTokens)
};

/// All weights of a model. Matrices point into the checkpoint, which they keep; norms and biases are float32
/// copies.
struct ModelWeights {
    Weight embedding; // empty for a model of pictures
    PatchWeights patches = {};
    std::optional<StackWeights> encoder;
    StackWeights stack;
    OutputWeights output;
    std::int64_t parameters = 0; // numbers in the tensors that are used
    Products products = Products::Exact;
    std::shared_ptr<const Checkpoint> files = {}; // what matrices point into

    /// The stack that a kind of attention belongs to.
    [[nodiscard]] const StackWeights& stackOf(AttentionKind kind) const {
        return kind == AttentionKind::Encoder && encoder ? *encoder : stack;
    }
};

/// From now on all linear layers of the model, and its predictions, are computed so. Throws Error where this
/// processor has no fast products.
void setProducts(ModelWeights& weights, Products products);

/// Binds the tensors of a checkpoint to their places. Throws Error that lists them where tensors are missing,
/// have another shape or type than the configuration says, are used by two parts, or are left over: a model
/// that does not fit is not a model.
[[nodiscard]] ModelWeights bindWeights(const Checkpoint& checkpoint, const FamilyModel& model);

} // namespace headscope
