// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/model/run.h"
#include "core/model/transformer.h"

namespace headscope {

/// Raw: the distances. Share: each row divided by its sum, as in the paper; NaN where that is 0.
enum class ZeroingScale { Raw, Share };

/// Value zeroing (Mohebbi et al. 2023) of one head: cell (i, j) is 1 - cos between the residual stream of
/// token i behind the head's block as it is and as it would be if this head's value of token j were zero; 0
/// to 2. The rest of the block (the other heads, output projection, norms, feed-forward, a decoder's
/// cross-attention) is computed as in the run; for a cross-attention's head, from the state in front of it.
/// Weights are those of the run under its own settings; cells whose weight is 0 are 0. Costs about as much as
/// the block for T^2 / 2 tokens (T^2 without a causal mask). `run` is a run of `transformer`. Throws Error
/// for a head that does not exist and as BlockReplay does, and Stopped.
[[nodiscard]] HeadMap valueZeroingMap(const Transformer& transformer, const Run& run, const HeadId& head,
                                      ZeroingScale scale, const Job& job = {});

} // namespace headscope
