// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/attention_settings.h"
#include "core/base/job.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// How far the heads of one kind of attention are from each other on one text: the mean over query rows of
/// the Jensen-Shannon divergence of their weights, in nats, 0 to ln 2.
struct HeadDistances {
    std::vector<HeadId> heads; // layer by layer
    std::vector<int> kvHeads;  // the key/value head that each reads
    Matrix distances;          // heads x heads, symmetric, the diagonal is 0
    bool smoothed = false;     // see HeadDistanceSettings

    [[nodiscard]] Index size() const { return distances.rows(); }
};

struct HeadDistanceSettings {
    AttentionKind kind = AttentionKind::Self;
    AttentionSettings attention = {}; // of all heads; the model's own where nothing is said
    /// Mixes 0.1 % of a uniform distribution over the keys that a query may see into each row first, as Clark
    /// et al. 2019 do, so that tiny weights count less.
    bool smooth = false;
};

/// The share of the uniform distribution in a smoothed row.
inline constexpr float kUniformShare = 0.001F;
/// More heads would not fit into memory or time.
inline constexpr std::size_t kMostComparedHeads = 2048;

/// Goes through the text by blocks of rows: never are the maps of all heads in memory. The divergence is that
/// of mapDifference. Throws Error where the model has no such kind, has more than kMostComparedHeads heads of
/// it, or a map cannot be made (see AttentionTrace::headMap).
[[nodiscard]] HeadDistances headDistances(const AttentionTrace& trace, const HeadDistanceSettings& settings,
                                          const Job& job = {});

/// A pair of heads by their places in HeadDistances::heads, first < second.
struct HeadPair {
    Index first = 0;
    Index second = 0;
    float distance = 0;
    bool operator==(const HeadPair&) const = default;
};

/// The `count` nearest pairs, nearest first; equal ones in the order of the heads.
[[nodiscard]] std::vector<HeadPair> nearestPairs(const HeadDistances& distances, std::size_t count);
/// The farthest, farthest first.
[[nodiscard]] std::vector<HeadPair> farthestPairs(const HeadDistances& distances, std::size_t count);

} // namespace headscope
