// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/head_pairs.h"
#include "core/base/job.h"
#include "core/model/transformer.h"

namespace headscope {

/// More heads would not fit into memory or time.
inline constexpr std::size_t kMostPairedHeads = 2048;

/// From matrices with the norm in front folded in (NormFolding::Folded). Throws Error where the model does
/// not have the kind or has more than kMostPairedHeads heads of it, and for key and value composition of
/// cross-attention, whose keys and values are made of the encoder's states.
[[nodiscard]] HeadPairs computeHeadPairs(const Transformer& transformer, AttentionKind kind,
                                         HeadPairMeasure measure, const Job& job = {});

} // namespace headscope
