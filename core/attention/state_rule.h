// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/attention/attention_settings.h"
#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "core/ops/norm.h"

namespace headscope {

/// What a layer does with its projected queries or keys before they meet: QK-norm, then rotary positions.
struct StateRule {
    StateNorm norm = StateNorm::None;
    float epsilon = 0;
    RowVector weight; // of the norm: headWidth values (EachHead) or those of all heads (AllHeads)
    std::optional<RotarySpec> rotary; // for the text's length: see forLength
    int headWidth = 0;
};

/// Applies the rule to `projected` (T x heads * headWidth) at positions first, first + 1, ...
[[nodiscard]] Matrix readyStates(Matrix projected, const StateRule& rule, Index first);

/// The rule for K/V heads that were pooled from `own` to `groups`: a norm over all heads has its weights
/// pooled as the projections are.
[[nodiscard]] StateRule pooledRule(StateRule rule, int own, int groups, Pooling pooling);

} // namespace headscope
