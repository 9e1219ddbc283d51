// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/analysis/layer_edge.h"
#include "core/analysis/layer_mixing.h"

namespace headscope {

/// What one token is made of after each layer, as far as attention tells.
struct RolloutRows {
    AttentionKind kind = AttentionKind::Self;
    Index query = 0; // the token
    Matrix shares;   // layers x tokens of the text; each row sums to 1
};

/// Attention rollout (Abnar and Zuidema 2020): row l is the row `query` of R_l = M_l R_{l-1}, R_{-1} = I, M
/// as in LayerMixing. It multiplies means of weights and knows nothing of values: a share is not an
/// importance. One pass over the layers, some rows of M in memory at a time. Throws Error as LayerMixing
/// does.
[[nodiscard]] RolloutRows rolloutRows(const AttentionTrace& trace, const TokenPath& path,
                                      const Job& job = {});

/// The connections that carry at least `threshold` (above 0) of the rollout of the last layer's token
/// `query`: u_i M_ij, u the share of the tokens above. Layer by layer from the lowest.
[[nodiscard]] std::vector<LayerEdge> rolloutEdges(const AttentionTrace& trace, const TokenPath& path,
                                                  float threshold, const Job& job = {});

/// What the numbers are, for people.
inline constexpr std::string_view kRolloutDefinition =
    "attention rollout (Abnar and Zuidema 2020): row of R_l = M_l R_(l-1), M_l the mean of the layer's heads "
    "plus the residual stream (I), rows divided by their sums; it sums to 1 over the tokens. A weight is "
    "not an importance: values and feed-forward layers are not in it";

} // namespace headscope
