// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/base/job.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// How far apart the heads are that a grouping pools into one.
struct GroupSpread {
    static constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

    int firstKvHead = 0; // of the members among the layer's K/V heads, which lie side by side
    int kvHeads = 1;     // that are pooled
    int firstHead = 0;   // of the query heads that will share
    int heads = 1;
    /// Mean over tokens and members of ||k_h - m|| / ||m||, m the mean of the members' keys of the token: 0
    /// for one member, and not bounded above. Tokens with m = 0 are left out; NaN where that leaves none.
    double keys = kUndefined;
    double values = kUndefined; // the same of the values
    /// Mean over pairs of the query heads of the mean over rows of the Jensen-Shannon divergence of their
    /// maps under the layer's own settings, nats, 0 to ln 2. NaN for one head.
    double maps = kUndefined;
};

/// Mean over tokens (rows) and members of ||x_h - m|| / ||m||, see GroupSpread: `states` has members * width
/// columns.
[[nodiscard]] double relativeSpread(const MatrixView& states, int members);

/// One for each of the `groups` K/V heads that the layer is to have; `groups` divides its number. Keys are
/// what is pooled: before a QK-norm where there is one, else after rotary positions, which change no
/// distance. Throws Error where the layer does not exist or `groups` does not divide, and Stopped.
[[nodiscard]] std::vector<GroupSpread> groupSpreads(const AttentionTrace& trace, const HeadId& layer,
                                                    int groups, const Job& job = {});

/// Mean over groups of their keys' and values' spread together: one number for a layer. NaN where undefined.
[[nodiscard]] double meanSpread(const std::vector<GroupSpread>& groups);

} // namespace headscope
