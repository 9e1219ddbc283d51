// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// `value` in that many significant digits: fixed notation from 0.001 to 99999 ("14.82", "0.3900", "73728"),
/// scientific beyond ("2.9e-9", "−1.1e34"); "0", "∞", "NaN".
[[nodiscard]] QString significantText(double value, int digits);

} // namespace headscope
