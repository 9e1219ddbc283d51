// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/kernel_timing.h"
#include "ui/kernels/kernel_look.h"

namespace headscope {

/// The lengths of texts that curves go over, doubling.
inline constexpr Index kShortestTimed = 64;
inline constexpr Index kLongestTimed = 4096;

/// The curves of linear attention: what was measured so far for heads of this width, and memory by formula.
void addCurves(KernelLook& look, const std::vector<KernelTiming>& timings, int headWidth, int tile);

} // namespace headscope
