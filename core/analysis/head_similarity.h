// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/analysis/classical_scaling.h"
#include "core/analysis/group_distance.h"
#include "core/analysis/head_clustering.h"
#include "core/analysis/head_distance.h"

namespace headscope {

/// How alike the heads of one kind of attention are on one text, seen in all ways.
struct HeadSimilarity {
    HeadDistances distances;
    LeafOrder order;
    PlanePoints plane;
    GroupDistances groups;
};

/// Throws as headDistances does.
[[nodiscard]] HeadSimilarity headSimilarity(const AttentionTrace& trace, const HeadDistanceSettings& settings,
                                            const Job& job = {});

// What the numbers are, for people.
inline constexpr std::string_view kDistanceDefinition =
    "Jensen-Shannon divergence of two heads' rows, mean over rows, in nats: 0 where they look at the same "
    "keys, ln 2 = 0.693 where no key is shared. Alike here means alike on this text";
inline constexpr std::string_view kPlainRows = "rows as they are";
inline constexpr std::string_view kSmoothedRows =
    "0.1 % of a uniform distribution over the allowed keys is mixed into each row (Clark et al. 2019)";
inline constexpr std::string_view kOrderDefinition =
    "order of heads: leaves of an average-linkage clustering of these distances";
inline constexpr std::string_view kPlaneDefinition =
    "classical scaling (Torgerson 1952): points of a plane whose distances come near to these; the share "
    "says how much of all extent, the sum of the positive eigenvalues, the plane holds";
inline constexpr std::string_view kGroupDefinition =
    "mean distance over pairs of query heads of one layer that read the same K/V head (within a group), and "
    "over pairs of one layer that do not (between groups)";

} // namespace headscope
