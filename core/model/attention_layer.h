// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "core/attention/attention_settings.h"
#include "core/model/weights.h"
#include "core/trace/attention_trace.h"

namespace headscope {

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
    std::span<const HeadId> zeroed = {}; // heads whose output is zeros; those of other layers have no effect
    int layer = 0;
};

/// Computes the attention of `input` (rows x d, normed where the model norms it; `residual` is the stream
/// that it was made of) and fills `trace`. The result, rows x d, is what the output projection gives.
[[nodiscard]] Matrix attentionOutput(const Matrix& residual, const Matrix& input, const AttentionJob& job,
                                     LayerTrace& trace);

/// The first `rows` rows of `top` with `bottom` under them.
[[nodiscard]] Matrix stacked(const Matrix* top, Index rows, Matrix bottom);

} // namespace headscope
