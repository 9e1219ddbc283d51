// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/state_rule.h"

namespace headscope {

/// Takes a gradient back through readyStates(projected, rule, first): from dL/d(states as they meet) to
/// dL/d(projected states), both T x heads * headWidth. Rotary positions: the inverse rotation (its transpose,
/// since cosines and sines may be multiplied by a magnitude). A root-mean-square norm y = w o x / r with
/// r = sqrt(mean(x^2) + epsilon) of n features: dL/dx = w o g / r - x (x . (w o g)) / (n r^3). A norm over
/// all heads gives other heads a gradient too. `projected` matters for a norm alone, and may be empty else.
[[nodiscard]] Matrix projectedGradient(Matrix gradient, const Matrix& projected, const StateRule& rule,
                                       Index first);

} // namespace headscope
