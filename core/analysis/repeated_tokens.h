// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/token_traits.h"
#include "core/trace/head_map.h"

namespace headscope {

/// What a head does where a token has stood before in the same text. `tokens` are those of the keys, which
/// are the queries' too. Special tokens are tokens like others. NaN where no token is repeated.

/// Attention to earlier copies: mean over the queries that see an earlier copy of their own token of
/// sum_{j < i, t_j = t_i} A_ij.
[[nodiscard]] double duplicateToken(const HeadMap& weights, std::span<const TokenTraits> tokens);

/// Attention to what followed earlier copies: mean over the queries that see such a key of
/// sum_{1 <= j <= i, t_{j-1} = t_i, j-1 < i} A_ij. After a copy right before the query that is the query
/// itself.
[[nodiscard]] double induction(const HeadMap& weights, std::span<const TokenTraits> tokens);

} // namespace headscope
