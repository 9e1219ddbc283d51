// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/attention/attention_kind.h"

namespace headscope {

/// A query and a key, or one of both.
struct AxisTokens {
    std::optional<int> query;
    std::optional<int> key;
};

/// Of `tokens`, those that belong to one of an encoder-decoder's two texts, the source or the target, where
/// maps of that kind of attention are shown. Of other models everything belongs to their one text.
[[nodiscard]] inline AxisTokens tokensOfText(AttentionKind kind, bool isSource, AxisTokens tokens) {
    const bool queriesAreSource = kind == AttentionKind::Encoder;
    const bool keysAreSource = kind != AttentionKind::Self;
    return {queriesAreSource == isSource ? tokens.query : std::nullopt,
            keysAreSource == isSource ? tokens.key : std::nullopt};
}

} // namespace headscope
