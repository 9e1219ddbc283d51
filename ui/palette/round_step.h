// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

// Steps of axes and scale bars: 1, 2 or 5 times a power of ten. `span` is above 0.

/// The smallest that is not below `span`.
[[nodiscard]] double roundStepFrom(double span);
/// The largest that is not above `span`.
[[nodiscard]] double roundStepUpTo(double span);
/// Decimals that multiples of such a step need.
[[nodiscard]] int decimalsOfStep(double step);

} // namespace headscope
