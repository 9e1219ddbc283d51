// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/job.h"
#include "core/model/model_spec.h"
#include "core/model/run.h"
#include "core/model/run_limits.h"
#include "core/model/weights.h"

namespace headscope {

/// What a run of a stack may take from an earlier run of it: positions below `rows` in layers below `layers`,
/// and the residual stream at the entry of layer `layers`.
struct StackReuse {
    const LayerTraces* self = nullptr;
    const LayerTraces* cross = nullptr;
    const Matrix* states = nullptr; // after the final norm
    Index rows = 0;
    int layers = 0;
    /// Layer `layers` differs in zeroed heads only: its queries, keys and values are those of the earlier
    /// run, where that has the same text.
    bool keepsStates = false;
};

/// One pass through a stack. What is referred to must outlive the call.
struct StackJob {
    const EmbeddingSpec& embedding;
    const Weight& table; // of the embedding
    const StackSpec& spec;
    const StackWeights& weights;
    std::span<const int> ids;
    std::span<const int> types; // one an id, or empty: all 0
    std::span<const AttentionSettings> self;
    std::span<const AttentionSettings> cross;
    std::span<const HeadId> zeroed = {};   // heads whose output is zeros, ascending; of any stack
    const Matrix* encoderStates = nullptr; // what cross-attention reads: T_source x d
    StackReuse reuse = {};
    double shareBefore = 0; // of the whole run's work, for progress
    double shareAfter = 1;
    const PatchWeights* patches = nullptr; // of a model of pictures; then pixels are given in place of ids
    const Matrix* pixels = nullptr;        // see ModelInput::patches
    Index rowsAtOnce = RunLimits{}.rowsAtOnce; // of a layer
    /// Null: layers keep their queries. Else what the weights point into: they are made when asked for.
    std::shared_ptr<const Checkpoint> queryFiles = {};
};

struct StackResult {
    LayerTraces self;
    LayerTraces cross;
    Matrix states;   // T x d, after the final norm where there is one
    Index first = 0; // rows before it are the earlier run's
};

/// Throws Error where values stop being finite, and Stopped.
[[nodiscard]] StackResult runStack(const StackJob& job, const Job& progress);

} // namespace headscope
