// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/attention_cost.h"
#include "core/model/model_spec.h"

namespace headscope {

/// What the cache of a model's keys and values is usually kept in: 16 bits a number.
inline constexpr std::int64_t kCachedBytes = 2;

/// The shape of a layer of a model for a text of `tokens` tokens. The layer must be there.
[[nodiscard]] inline AttentionShape shapeOfModel(const ModelSpec& spec, AttentionKind kind, int layer,
                                                 std::int64_t tokens) {
    const AttentionSpec& attention = spec.attention(kind, layer);
    return {spec.embedding.width,
            attention.heads,
            attention.kvHeads,
            attention.headWidth,
            static_cast<std::int64_t>(spec.attention(kind).size()),
            tokens,
            kCachedBytes};
}

} // namespace headscope
