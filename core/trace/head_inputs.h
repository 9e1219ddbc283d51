// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/attention_trace.h"

namespace headscope {

/// What the weights of one head are made from: queries and keys as they meet (after QK-norm and rotary
/// positions, the keys pooled where the settings ask for fewer K/V heads), and what is done to their
/// products.
struct HeadInputs {
    ResolvedAttention attention;
    Matrix queries; // T x d_k
    Matrix keys;    // T_k x d_k
};

/// Throws Error where the head does not exist or the settings do not fit (see resolve).
[[nodiscard]] HeadInputs headInputs(const AttentionTrace& trace, const HeadId& head,
                                    const AttentionSettings& settings);

} // namespace headscope
