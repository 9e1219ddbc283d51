// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/attention/attention_spec.h"

namespace headscope {

/// The smallest range that holds both; an empty one adds nothing.
[[nodiscard]] inline KeyRange coveringRange(const KeyRange& a, const KeyRange& b) {
    if (a.size() <= 0 || b.size() <= 0) {
        return a.size() > 0 ? a : b;
    }
    return {std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

/// What lies in both; {0, 0} where nothing does.
[[nodiscard]] inline KeyRange commonRange(const KeyRange& a, const KeyRange& b) {
    const KeyRange range{std::max(a.begin, b.begin), std::min(a.end, b.end)};
    return range.size() > 0 ? range : KeyRange{};
}

} // namespace headscope
