// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/analysis/rollout.h"

namespace headscope {

struct FlowSettings {
    bool everyLayer = true;      // else the last layer alone: the other rows are NaN
    float edgeThreshold = 0.01F; // above 0: smaller connections are left out of `edges`
};

/// How much can go from a token after each layer to each token of the text.
struct AttentionFlow {
    /// Flows divided by their sum over the tokens, as Abnar and Zuidema's code does, so that rows compare
    /// with those of rollout.
    RolloutRows rows;
    Matrix flows; // layers x tokens: the maximum flows themselves, 0 to 1
    /// The flows of the last layer's token to all tokens, added up and divided by the same sum: what arrives
    /// at a token of the text is its share. Flows of the same size may go other ways; these are some.
    std::vector<LayerEdge> edges;
};

/// Larger graphs would not fit into memory or time.
inline constexpr Index kMostFlowConnections = 2'000'000;

/// Attention flow (Abnar and Zuidema 2020): the maximum flow from the token `query` above a layer down to
/// each token of the text on its own, where layer l lets M_l(i, j) through from i to j (see LayerMixing).
/// Computed on whole numbers: capacities are rounded to multiples of 2^-30, and flows are exact for these.
/// Stops between flows. 128 tokens in 6 layers take a second; the time grows with about the fourth power of
/// the number of tokens. Throws Error as LayerMixing does, and where the graph has more than
/// kMostFlowConnections connections.
[[nodiscard]] AttentionFlow attentionFlow(const AttentionTrace& trace, const TokenPath& path,
                                          const FlowSettings& settings = {}, const Job& job = {});

/// What the numbers are, for people.
inline constexpr std::string_view kFlowDefinition =
    "attention flow (Abnar and Zuidema 2020): maximum flow from the token down to each token of the text on "
    "its own, M_l (the mean of the layer's heads plus the residual stream, rows divided by their sums) being "
    "what each connection lets through; shares are flows divided by their sum. A weight is not an "
    "importance: values and feed-forward layers are not in it";

} // namespace headscope
