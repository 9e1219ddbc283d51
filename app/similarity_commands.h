// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/invocation.h"
#include "core/export/rollout_text.h"

namespace headscope {

/// Where numbers go: as text for people, JSON or CSV; to a file, or to standard output where `file` is empty.
struct NumberOutput {
    bool json = false;
    bool csv = false;
    std::string file;
};

struct SimilarityArguments {
    Side side; // its kind
    bool smooth = false;
    NumberOutput output;
};

struct RolloutArguments {
    Side side;                // its kind
    std::optional<int> token; // absent: the last
    PathMethod method = PathMethod::Rollout;
    NumberOutput output;
};

// Commands about all heads of a kind at once, and about tokens across layers. Errors are thrown.

/// How alike heads are: distances, their order, their plane, and pairs within K/V groups against others.
void runSimilarity(const TextArguments& text, const SimilarityArguments& arguments);
/// What a token is made of after each layer, by rollout or flow.
void runRollout(const TextArguments& text, const RolloutArguments& arguments);

} // namespace headscope
