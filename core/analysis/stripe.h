// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// Cells at key = query - offset of the queries [from, to). Offset 1 is the previous token, -1 the next one.
///
/// The standard probe is L random tokens given twice (Olsson et al. 2022): over the second copy, an induction
/// head's stripe is at offset L - 1 (the token after the first copy of the query's token), a duplicate-token
/// head's at offset L. With a beginning token in front the second copy is [1 + L, 1 + 2 L).
struct Stripe {
    Index offset = 0;
    Index from = 0;
    Index to = 0;
};

/// Mean of the weights of a stripe, over the queries that have such a key and may see it. NaN where none has.
[[nodiscard]] double stripeScore(const HeadMap& weights, const Stripe& stripe);

} // namespace headscope
