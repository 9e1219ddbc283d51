// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/attention_settings.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// Settings of a whole run, one for each layer.
using RunSettings = std::vector<AttentionSettings>;

/// What one pass of a model over a text gives. Immutable once it is made; parts may be shared with other
/// runs.
struct Run {
    std::vector<int> ids;
    RunSettings settings;
    AttentionTrace trace;
    Matrix finalStates;           // T x d: after the last layer and the final norm; logits = these * output^T
    std::vector<float> tokenLoss; // T - 1 values: -ln p(token i + 1 | tokens to i), nats
    RowVector nextLogits;         // of the last position, one a vocabulary entry

    [[nodiscard]] Index tokens() const { return finalStates.rows(); }
    /// Memory of its matrices; layers that it shares with other runs are counted too.
    [[nodiscard]] std::size_t bytes() const;
};

} // namespace headscope
