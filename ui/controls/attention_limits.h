// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

// What fields for settings of attention go up to, wherever they stand.
inline constexpr int kWidestWindow = 1 << 16; // of a mask, in keys
inline constexpr double kLargestLogit = 1000; // of a sink, in size

} // namespace headscope
