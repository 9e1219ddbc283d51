// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/attention_trace.h"

namespace headscope {

/// sqrt(mean of (q.k)^2) over all heads, queries and keys of a layer, before factor and mask: what the
/// deviation of q.k is where its mean is 0. Independent entries of unit variance have sqrt(d_k) (Vaswani et
/// al. 2017, footnote 4). Of long texts the first tokens alone, and of many heads the first, so that it takes
/// a few million multiplications at most. NaN where there is nothing.
[[nodiscard]] double productDeviation(const LayerTrace& layer);

} // namespace headscope
