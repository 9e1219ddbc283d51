// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// Gu et al. 2024 call a key a sink where its importance alpha_k is above this.
inline constexpr double kSinkThreshold = 0.3;

/// alpha_0 = mean of A_i0 over the queries i >= 0 that can see key 0. By this definition query 0 counts, and
/// gives 1 in a causal model, where it sees nothing else. NaN where no query sees key 0.
[[nodiscard]] double firstToken(const HeadMap& weights);

} // namespace headscope
