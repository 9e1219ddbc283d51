// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_spec.h"

namespace headscope {

/// What one head computes its output from. Views: the matrices stay where they are.
struct AttentionOperands {
    MatrixView queries; // T x d_k, as they meet the keys
    MatrixView keys;    // T_k x d_k
    MatrixView values;  // T_k x d_v
    ResolvedAttention attention;
};

} // namespace headscope
