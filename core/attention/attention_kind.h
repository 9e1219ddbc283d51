// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace headscope {

/// Which attention of a model a head belongs to. Self: of the stack that makes the prediction (all of a
/// decoder-only or encoder-only model; the decoder of an encoder-decoder). Encoder: of an encoder-decoder's
/// encoder. Cross: from the decoder's positions (queries) to the encoder's (keys).
enum class AttentionKind { Self, Encoder, Cross };

/// "self", "encoder", "cross".
[[nodiscard]] std::string_view kindName(AttentionKind kind);
[[nodiscard]] std::optional<AttentionKind> kindNamed(std::string_view name);

} // namespace headscope
