// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/trace/head_map.h"

namespace headscope {

/// Voita et al. 2019 call a head positional where its largest weight sits at one offset in at least this
/// share of the rows.
inline constexpr double kPositionalThreshold = 0.9;

/// An offset key - query, and how often a row's largest weight is there.
struct FixedOffset {
    Index offset = 0; // -1: the previous token
    double share = 0; // of the rows that have a key at this offset
};

/// The offset at which most rows have their largest weight. Rows with one allowed key have no choice and do
/// not count; where several keys share the largest weight, none has it. The share is over the rows that have
/// a key at the offset, and only offsets that at least half of the rows have are looked at: else the last row
/// alone would make every head positional. Of equal shares the offset nearest to 0. Nothing where no row
/// counts.
[[nodiscard]] std::optional<FixedOffset> mostFixedOffset(const HeadMap& weights);

/// The share of mostFixedOffset(), NaN where there is none.
[[nodiscard]] double positional(const HeadMap& weights);

} // namespace headscope
