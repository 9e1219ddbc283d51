// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/job.h"
#include "core/trace/attention_trace.h"
#include "core/trace/head_map.h"

namespace headscope {

/// A small picture of a map: at most `most` rows and columns, each cell the largest value of the cells it
/// stands for (a mean would lose single bright cells), NaN where all of them are masked.
[[nodiscard]] Matrix pooledMap(const HeadMap& map, Index most);

/// Small pictures of heads, each as pooledMap makes it.
using PooledMaps = std::vector<std::shared_ptr<const Matrix>>;

/// The same of the weights of all heads of one layer, on all cores; no map is ever kept as a whole. Throws as
/// AttentionTrace::headMap does.
[[nodiscard]] PooledMaps pooledLayer(const AttentionTrace& trace, AttentionKind kind, int layer, Index most);

/// Of all layers of a kind, one after the other.
[[nodiscard]] PooledMaps pooledMaps(const AttentionTrace& trace, AttentionKind kind, Index most,
                                    const Job& job = {});

/// Cells a side of the small pictures of heads.
inline constexpr Index kSmallMapCells = 64;

} // namespace headscope
