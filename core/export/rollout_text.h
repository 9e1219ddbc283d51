// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/analysis/attention_flow.h"
#include "core/analysis/rollout.h"
#include "core/base/token.h"

namespace headscope {

/// How a token is followed through the layers.
enum class PathMethod { Rollout, Flow };

/// "rollout" or "flow". Throws Error for another word.
[[nodiscard]] PathMethod parsePathMethod(std::string_view word);

/// A token that was followed.
struct FollowedToken {
    PathMethod method = PathMethod::Rollout;
    RolloutRows rows;
    Matrix flows;                 // of PathMethod::Flow, see AttentionFlow
    std::vector<LayerEdge> edges; // of the last layer's token, at least `threshold`
    float threshold = 0;
};

/// Both ways of following a token through all layers, for the command line. Throws Error as they do.
[[nodiscard]] FollowedToken followToken(const AttentionTrace& trace, const TokenPath& path, PathMethod method,
                                        const Job& job = {});

/// What the numbers of a method are, for people.
[[nodiscard]] std::string_view definitionOf(PathMethod method);

/// {"kind", "method", "definition", "token", "tokens": pieces, "layers": [[share of each token], ...],
/// "flows": likewise where the method is flow, "edge_threshold", "edges": [{"layer", "from", "to",
/// "weight"}]}.
[[nodiscard]] nlohmann::ordered_json rolloutJson(const FollowedToken& followed,
                                                 const std::vector<Token>& tokens);

/// A row a layer; the first row has the tokens' pieces.
[[nodiscard]] std::string rolloutCsv(const FollowedToken& followed, const std::vector<Token>& tokens);

} // namespace headscope
