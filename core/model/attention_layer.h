// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <span>

#include "core/attention/attention_settings.h"
#include "core/model/weights.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// Heads whose output is zeros, in a layer: see RunSettings::zeroed.
struct ZeroedHeads {
    std::span<const HeadId> heads = {}; // of all layers, ascending
    int layer = 0;

    [[nodiscard]] bool has(int head, AttentionKind kind) const {
        return std::ranges::binary_search(heads, HeadId{layer, head, kind});
    }
};

/// One attention of one layer in a run.
struct AttentionJob {
    const AttentionSpec& spec;
    const AttentionWeights& weights;
    const AttentionSettings& settings;
    std::shared_ptr<const PositionBias> bias;
    float epsilon = 0;                   // of a QK-norm
    const Matrix* source = nullptr;      // what keys and values are made of; null: the queries' own input
    const LayerTrace* earlier = nullptr; // has the rows before `first`, under the same settings
    Index first = 0;                     // position of the first row
    ZeroedHeads zeroed = {};
    QueryMaker makeQueries = {}; // of the trace, which does not keep them then
};

/// One attention of one layer in a run, some rows at a time: first all keys and values, then, of any rows,
/// what it gives. Rows are counted from the first one that is computed.
class AttentionRun {
  public:
    /// `residual`: the stream at its entry, of all rows that are computed. `trace`, and what `job` refers to,
    /// must outlive this.
    AttentionRun(const MatrixView& residual, const AttentionJob& job, LayerTrace& trace);

    /// Keys and values of the rows from `first` on of what they are made of: `input` is as for output(), or a
    /// part of job.source. Not for a source whose keys an earlier run has.
    void addKeys(const Matrix& input, Index first);

    /// What the output projection gives for the rows from `first` on; `input` is the stream's, normed where
    /// the model norms it. rows x d.
    [[nodiscard]] Matrix output(const Matrix& input, Index first);

  private:
    const AttentionJob& job_;
    LayerTrace& trace_;
    ResolvedAttention attention_;
    StateRule queryRule_;
    std::shared_ptr<const StateRule> keyRule_;
};

/// All of it at once: keys and values of `input` or of job.source, and the result for `input`.
[[nodiscard]] Matrix attentionOutput(const MatrixView& residual, const Matrix& input, const AttentionJob& job,
                                     LayerTrace& trace);

/// What the output projection gave in the run that `trace` is of, computed once more: T x d. `settings` are
/// those of the run.
[[nodiscard]] Matrix keptAttentionOutput(const LayerTrace& trace, const AttentionSettings& settings,
                                         const AttentionWeights& weights, const ZeroedHeads& zeroed = {});

/// What a cross-attention gives for other inputs of its queries (rows x d, normed where the model norms them;
/// any number of rows) over the keys and values of `trace`. For one whose queries do not depend on their
/// position: no rotary positions, no position bias.
[[nodiscard]] Matrix crossAttentionOutput(const Matrix& input, const AttentionJob& job,
                                          const LayerTrace& trace);

/// What a layer does with its projected queries, in a text of so many tokens.
[[nodiscard]] StateRule queryRule(const AttentionSpec& spec, const AttentionWeights& weights, float epsilon,
                                  Index tokens);

/// The first `rows` rows of `top` with `bottom` under them.
[[nodiscard]] Matrix stacked(const Matrix* top, Index rows, Matrix bottom);

} // namespace headscope
