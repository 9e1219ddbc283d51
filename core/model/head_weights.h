// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/transformer.h"
#include "core/trace/head_id.h"

namespace headscope {

/// What happens to the norm in front of the projections. Raw: the matrices as they are stored.
/// Folded: where the norm stands right before them (NormPlacement::Before and Around), what is linear in it
/// is multiplied into query, key and value: W diag(gamma), for a layer norm W diag(gamma) (I - 1 1^T / d),
/// since it takes out the mean, and W beta goes into the biases. What is left of the norm is one number a
/// token, 1 / sqrt(...), so that folded matrices act on the residual stream itself, whose directions are
/// those that output matrices write (Elhage et al. 2021; TransformerLens: fold_ln, without
/// center_writing_weights). Where the norm stands elsewhere the residual stream is read as it is, and both
/// are the same. Keys and values of a cross-attention read the encoder's states as they are: nothing is
/// folded into them.
enum class NormFolding { Raw, Folded };

/// The matrices of one query head in float32, laid out as outputs x inputs: query = x W_Q^T + b. QK-norm,
/// rotary positions and a norm behind the output projection are not part of them.
struct HeadWeights {
    HeadId head;
    int kvHead = 0; // the key/value head that it reads: query heads of one group have the same key and value
    Matrix query;   // d_k x d
    Matrix key;     // d_k x d
    Matrix value;   // d_k x d
    Matrix output;  // d x d_k: this head's columns of W_O, times the LayerScale behind it (DINOv2)
    RowVector queryBias = {}; // d_k values, or empty where there is none
    RowVector keyBias = {};
    RowVector valueBias = {};
    RowVector outputBias = {}; // d values, of all heads of the layer together; or empty
};

/// All weights of the attention that a head belongs to. The layer must be there.
[[nodiscard]] const AttentionWeights& attentionWeights(const Transformer& transformer, const HeadId& ofLayer);

/// The bias that an attention writes to the residual stream: that of W_O, times the LayerScale behind it
/// where there is one; empty where W_O has none.
[[nodiscard]] RowVector outputBias(const AttentionWeights& weights);

/// Widens this head's rows and columns, and no others. Throws Error for a head that the model does not have.
[[nodiscard]] HeadWeights headWeights(const Transformer& transformer, const HeadId& head,
                                      NormFolding folding = NormFolding::Raw);

/// W_O of the head alone, as it is stored: d x d_k. In front of a LayerScale.
[[nodiscard]] Matrix headProjectionWeights(const Transformer& transformer, const HeadId& head);

/// What the head writes to the residual stream: W_O of the head alone, times the LayerScale behind it where
/// there is one: d x d_k.
[[nodiscard]] Matrix headOutputWeights(const Transformer& transformer, const HeadId& head);

} // namespace headscope
