// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/job.h"
#include "core/model/families/families.h"
#include "core/model/model.h"
#include "core/model/random_layer.h"

namespace headscope {

/// A random layer as a model: blocks of x + attention(x), without norms and feed-forward layers, that predict
/// nothing. The factor is 1 / sqrt(d_k).
///
/// Weights: W_Q, W_K and W_V standard normal / sqrt(d), so that entries of q, k and v have unit variance
/// where those of the input have and q.k has the variance d_k (items 12 and 13 of Vaswani et al. 2017,
/// footnote 4); W_O standard normal / sqrt(H d_k). Each head's part is drawn from a seed of its own,
/// seedOfPlace(seed, {attention kind, layer, part (q 0, k 1, v 2, o 3), head}), rows first, so that neither
/// more heads nor more layers change the others.
///
/// Input at random: token i of a text is standard normal of {10, 0, i} (of a target {10, 1, i}), whatever
/// word stands there: an embedding of zeros and learned positions. Embeddings: the rows of another
/// checkpoint's table times one number, which makes their mean square 1 (over at most 4096 rows, evenly
/// spaced).
///
/// Throws Error where the checkpoint cannot be opened, is no model of texts, or its embeddings have another
/// width than the residual stream; and where sizes do not fit.
[[nodiscard]] std::shared_ptr<const Model> openRandomLayer(const RandomLayerSpec& spec, const Job& job = {});

/// The layer that a string names. It stays what the model is opened by (Checkpoint::path), as it was written.
/// Throws as parseRandomLayer does, too.
[[nodiscard]] std::shared_ptr<const Model> openRandomLayerNamed(const std::string& name, const Job& job = {});

/// The same without any weights, for lists. Throws likewise.
struct RandomLayerOutline {
    ModelSpec spec;
    std::int64_t parameters = 0; // of the projections
    std::uint64_t bytes = 0;     // of all that is made
};
[[nodiscard]] RandomLayerOutline describeRandomLayer(const RandomLayerSpec& spec);

} // namespace headscope
