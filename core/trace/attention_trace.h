// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/trace/head_map.h"

namespace headscope {

/// What one layer of a run leaves behind. T rows each; heads lie side by side in the columns.
struct LayerTrace {
    AttentionSpec spec; // kvHeads is the number that was run with
    Matrix residual;    // T x d: the residual stream at the layer's entry
    Matrix queries;     // T x (heads * d_k), after QK-norm and rotary positions
    Matrix keys;        // T x (kvHeads * d_k), likewise
    Matrix values;      // T x (kvHeads * d_k)
};

/// Queries, keys and values of every layer; maps are made when asked for, for any settings, so that memory
/// grows with T and not with H T^2. Immutable and safe to read from many threads; layers may be shared
/// between traces.
class AttentionTrace {
  public:
    AttentionTrace() = default;
    explicit AttentionTrace(std::vector<std::shared_ptr<const LayerTrace>> layers)
        : layers_(std::move(layers)) {}

    [[nodiscard]] int layers() const { return static_cast<int>(layers_.size()); }
    [[nodiscard]] int heads(int layer) const { return this->layer(layer).spec.heads; }
    [[nodiscard]] Index tokens() const { return layers_.empty() ? 0 : layers_.front()->residual.rows(); }
    [[nodiscard]] const LayerTrace& layer(int index) const {
        return *layers_.at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] std::shared_ptr<const LayerTrace> sharedLayer(int index) const {
        return layers_.at(static_cast<std::size_t>(index));
    }

    /// Rescores one head: these queries and keys under `settings` (ModelScale and the rest mean the layer's
    /// own). Throws Error where the head does not exist, the settings do not fit (see resolve), or a value is
    /// too large for float32: what is returned is finite, save for the masked cells of ScoreStage::Masked.
    [[nodiscard]] HeadMap headMap(const HeadId& head, const AttentionSettings& settings,
                                  ScoreStage stage = ScoreStage::Weights) const;
    /// The same into a buffer that is used again: fresh memory costs more than the computation.
    void headMap(const HeadId& head, const AttentionSettings& settings, ScoreStage stage, HeadMap& map) const;

    /// One cell, all steps; costs one row. Throws as headMap does.
    [[nodiscard]] CellScores cell(const HeadId& head, const AttentionSettings& settings, Index query,
                                  Index key) const;

  private:
    std::vector<std::shared_ptr<const LayerTrace>> layers_;
};

} // namespace headscope
