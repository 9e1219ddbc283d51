// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_weights.h"

namespace headscope {

/// The keys (or values) of one group alone, as poolKvHeads makes them: `states` has `own` heads side by side,
/// of which attention.kvHeads groups are made; rows x width of a head. Only the group's members are read.
[[nodiscard]] inline Matrix pooledGroup(const Matrix& states, int own, const ResolvedAttention& attention,
                                        int group) {
    const int members = own / attention.kvHeads;
    const Index width = states.cols() / own * members;
    return poolKvHeads(states.middleCols(group * width, width), members, 1, attention.pooling);
}

} // namespace headscope
