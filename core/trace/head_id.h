// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string>

#include "core/attention/attention_kind.h"

namespace headscope {

/// A query head. Layers and heads count from 0, those of each kind of attention on their own.
struct HeadId {
    int layer = 0;
    int head = 0;
    AttentionKind kind = AttentionKind::Self;
    auto operator<=>(const HeadId&) const = default; // NOLINT(modernize-use-nullptr): it compares with 0
};

/// Throws Error where there is no such layer among `layers` of the head's kind (0: the model lacks the kind).
void requireLayer(const HeadId& head, int layers);

/// Throws Error where a layer of `heads` heads does not have it.
void requireHead(const HeadId& head, int heads);

/// "L2 H5", "encoder L2 H5", "cross L2 H5"
[[nodiscard]] std::string toString(const HeadId& head);

} // namespace headscope
