// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/matrix.h"

namespace headscope {

/// How long one head of causal attention took on this machine, in one thread, seconds: the fastest of a few
/// runs, on queries, keys and values of independent numbers with mean 0 and variance 1. The memory of the map
/// is there before the clock starts.
struct KernelTiming {
    Index tokens = 0;
    double plain = 0;  // plainAttention with a softmax
    double linear = 0; // linearAttention
};

[[nodiscard]] KernelTiming timeKernels(Index tokens, Index headWidth, const Job& job = {});

} // namespace headscope
