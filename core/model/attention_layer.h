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
};

/// Computes the attention of `input` (rows x d, normed where the model norms it; `residual` is the stream
/// that it was made of) and fills `trace`. The result, rows x d, is what the output projection gives.
[[nodiscard]] Matrix attentionOutput(const Matrix& residual, const Matrix& input, const AttentionJob& job,
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

/// The first `rows` rows of `top` with `bottom` under them.
[[nodiscard]] Matrix stacked(const Matrix* top, Index rows, Matrix bottom);

} // namespace headscope
