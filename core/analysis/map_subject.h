// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/token_traits.h"
#include "core/trace/head_map.h"

namespace headscope {

/// One head's weights and the tokens on their axes: what scores of a map are made from. The tokens may be
/// missing for scores that look at the weights alone (MapMeasure::needsTokens).
struct MapSubject {
    const HeadMap& weights;
    std::span<const TokenTraits> queries = {};
    std::span<const TokenTraits> keys = {};

    /// Whether queries and keys are the same tokens, so that "before" and "the same" mean something: not in
    /// cross-attention.
    [[nodiscard]] bool isOfOneText() const { return weights.head.kind != AttentionKind::Cross; }
};

} // namespace headscope
