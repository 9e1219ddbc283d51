// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string>

namespace headscope {

/// A query head. Layers and heads count from 0.
struct HeadId {
    int layer = 0;
    int head = 0;
    auto operator<=>(const HeadId&) const = default;
};

/// "L2 H5"
[[nodiscard]] std::string toString(const HeadId& head);

} // namespace headscope
