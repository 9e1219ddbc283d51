// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/base/matrix.h"

namespace headscope {

/// How many elements at the beginning of two ranges are equal.
[[nodiscard]] Index commonLength(const auto& a, const auto& b) {
    return std::ranges::mismatch(a, b).in1 - a.begin();
}

} // namespace headscope
