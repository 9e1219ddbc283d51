// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// Mean weight of the key at one place beside the query, over the queries that have such a key and may see
/// it: a perfect previous-token head scores 1 on every text. NaN where no query has one, as for the next
/// token of a causal model.

/// Key i - 1.
[[nodiscard]] double previousToken(const HeadMap& weights);
/// Key i + 1.
[[nodiscard]] double nextToken(const HeadMap& weights);
/// Key i.
[[nodiscard]] double selfToken(const HeadMap& weights);

} // namespace headscope
