// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/model/block_run.h"
#include "core/model/run.h"
#include "core/model/transformer.h"

namespace headscope {

/// One block of a kept run, to be finished once more with another result of its attention: what a change in
/// one layer does to the residual stream behind it. Refers to the transformer and the run, which must outlive
/// it; may be used by many threads at once.
class BlockReplay {
  public:
    /// `run` is a run of `transformer`; `kind` says which attention of the block is meant. Throws Error for a
    /// layer or kind that the model does not have, and where the kept run is not enough: a decoder's block
    /// that is parallel or whose cross-attention has rotary positions.
    BlockReplay(const Transformer& transformer, const Run& run, AttentionKind kind, int layer);

    [[nodiscard]] const LayerTrace& trace() const { return trace_; }
    /// Those that the attention was run with.
    [[nodiscard]] const AttentionSettings& settings() const { return settings_; }
    [[nodiscard]] const LayerWeights& weights() const { return weights_; }
    /// The largest width of a row on its way through the block: what one more row costs in memory.
    [[nodiscard]] Index widest() const;

    /// What the attention gave in the kept run, behind the output projection: T x d.
    [[nodiscard]] Matrix attention() const;

    /// The residual stream behind the block for any rows: row r is token tokens[r] with attention.row(r) as
    /// the result of its attention. What comes between (a decoder's cross-attention behind a changed
    /// self-attention) is computed with the kept keys and values. With the rows of attention() it is what
    /// enters the next layer, to rounding.
    [[nodiscard]] Matrix exit(std::span<const Index> tokens, const Matrix& attention) const;

  private:
    const BlockSpec& block_;
    const LayerWeights& weights_;
    const LayerTrace& trace_;
    const AttentionSettings& settings_;
    std::span<const HeadId> zeroed_; // heads that the run does without
    int layer_;
    // Of a decoder's self-attention with a cross-attention behind it; else null.
    const AttentionSpec* crossSpec_ = nullptr;
    const LayerTrace* cross_ = nullptr;
    const AttentionSettings* crossSettings_ = nullptr;
};

} // namespace headscope
