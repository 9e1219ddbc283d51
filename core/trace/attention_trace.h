// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "core/attention/state_rule.h"
#include "core/ops/weight.h"
#include "core/trace/head_map.h"

namespace headscope {

/// Makes queries of an attention once more from the residual stream at its entry: `residual` are its rows at
/// positions first, first + 1, ...; the result has d_k columns for each of `heads`, bit for bit those of the
/// run, where products are exact. Throws Error where the model's files are no longer what they were.
using QueryMaker = std::function<Matrix(const MatrixView& residual, Index first, IndexRange heads)>;

/// What one attention of a layer leaves behind. Heads lie side by side in the columns. Of a self-attention
/// queries and keys are the same T tokens; of a cross-attention, keys are the encoder's.
struct LayerTrace {
    AttentionSpec spec; // kvHeads is the number that was run with
    Matrix residual;    // T x d: the residual stream at the attention's entry
    /// T x (heads * d_k), after QK-norm and rotary positions. Empty where `makeQueries` makes them when they
    /// are asked for: of long texts, of which they would be half of the memory.
    Matrix queries;
    Matrix keys;   // T_k x (kvHeads * d_k), likewise
    Matrix values; // T_k x (kvHeads * d_k)
    /// Where a QK-norm stands between the projection and the keys: what goes into it, and what is done then.
    /// Empty and null else. Pooling comes before the norm.
    Matrix projectedKeys = {};
    std::shared_ptr<const StateRule> keyRule = {};
    std::shared_ptr<const PositionBias> bias = {}; // null where the model adds none
    QueryMaker makeQueries = {};

    /// How many queries there are, kept or not.
    [[nodiscard]] Index queryCount() const { return queries.size() > 0 ? queries.rows() : residual.rows(); }
    /// Those of some heads at some positions, one head beside the other. Throws as makeQueries does.
    [[nodiscard]] Matrix queriesOf(IndexRange positions, IndexRange ofHeads) const;
    [[nodiscard]] Matrix allQueries() const { return queriesOf({0, queryCount()}, {0, spec.heads}); }
    /// Memory of the matrices.
    [[nodiscard]] std::size_t bytes() const;
};

/// The query and the key that one score is the product of, as they meet: after QK-norm and rotary positions,
/// the key pooled where the settings ask for fewer K/V heads. d_k numbers each.
struct CellStates {
    RowVector query;
    RowVector key;
};

/// The layers of one kind of attention, or of all.
using LayerTraces = std::vector<std::shared_ptr<const LayerTrace>>;

/// Keys and values of every layer, and queries or what they are made of; maps are made when asked for, for
/// any settings, so that memory grows with T and not with H T^2. Immutable and safe to read from many
/// threads; layers may be shared between traces.
class AttentionTrace {
  public:
    AttentionTrace() = default;
    explicit AttentionTrace(LayerTraces self, LayerTraces encoder = {}, LayerTraces cross = {})
        : layers_{std::move(self), std::move(encoder), std::move(cross)} {}

    /// 0 for a kind that the model does not have.
    [[nodiscard]] int layers(AttentionKind kind = AttentionKind::Self) const {
        return static_cast<int>(of(kind).size());
    }
    [[nodiscard]] int heads(int layer, AttentionKind kind = AttentionKind::Self) const {
        return this->layer(layer, kind).spec.heads;
    }
    [[nodiscard]] Index tokens() const { return layers() == 0 ? 0 : layer(0).residual.rows(); }
    [[nodiscard]] const LayerTrace& layer(int index, AttentionKind kind = AttentionKind::Self) const {
        return *of(kind).at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] std::shared_ptr<const LayerTrace>
    sharedLayer(int index, AttentionKind kind = AttentionKind::Self) const {
        return of(kind).at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] const LayerTraces& of(AttentionKind kind) const {
        return layers_[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] std::size_t bytes() const;

    /// Rescores one head: these queries and keys under `settings` (ModelScale and the rest mean the layer's
    /// own). Throws Error where the head does not exist, the settings do not fit (see resolve), or a value is
    /// too large for float32: what is returned is finite, save for the masked cells of ScoreStage::Masked.
    [[nodiscard]] HeadMap headMap(const HeadId& head, const AttentionSettings& settings,
                                  ScoreStage stage = ScoreStage::Weights) const;
    /// The same into a buffer that is used again: fresh memory costs more than the computation. `reader` may
    /// be null.
    void headMap(const HeadId& head, const AttentionSettings& settings, ScoreStage stage, HeadMap& map,
                 MapReader* reader = nullptr) const;

    /// The weights of as many queries as `out` has rows, from the query `first` on; out has a column for each
    /// key. For whoever looks at all heads and cannot keep their maps. Computed on the calling thread;
    /// queries that have to be made, on all cores: whoever calls this for heads side by side uses
    /// parallelTasks. Throws as headMap does.
    void headRows(const HeadId& head, const AttentionSettings& settings, Index first,
                  MutableMatrixView out) const;

    /// One cell, all steps; costs one row. Throws as headMap does.
    [[nodiscard]] CellScores cell(const HeadId& head, const AttentionSettings& settings, Index query,
                                  Index key) const;

    /// What its score q.k is made of. Throws as headMap does.
    [[nodiscard]] CellStates cellStates(const HeadId& head, const AttentionSettings& settings, Index query,
                                        Index key) const;

  private:
    std::array<LayerTraces, 3> layers_; // in the order of AttentionKind
};

} // namespace headscope
