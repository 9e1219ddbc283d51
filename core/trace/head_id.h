// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <functional>
#include <string>

#include "core/attention/attention_kind.h"

namespace headscope {

/// A query head. Layers and heads count from 0, those of each kind of attention on their own.
struct HeadId {
    int layer = 0;
    int head = 0;
    AttentionKind kind = AttentionKind::Self;
    auto operator<=>(const HeadId&) const = default;
};

/// "L2 H5", "encoder L2 H5", "cross L2 H5"
[[nodiscard]] std::string toString(const HeadId& head);

/// Throws Error that says what there is, where a head does not exist among `layers` layers of its kind.
void checkHead(const HeadId& head, int layers, const std::function<int(int layer)>& headsOf);

} // namespace headscope
