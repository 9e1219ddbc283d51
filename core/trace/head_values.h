// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/attention_trace.h"

namespace headscope {

/// The values that one head mixes, T_k x d_v, pooled where the settings ask for fewer K/V heads. Throws Error
/// where the head does not exist or the settings do not fit (see resolve).
[[nodiscard]] Matrix headValues(const AttentionTrace& trace, const HeadId& head,
                                const AttentionSettings& settings);
/// Those that a map weighs, which was made of this trace.
[[nodiscard]] Matrix headValues(const AttentionTrace& trace, const HeadMap& map);

} // namespace headscope
