// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/token.h"

namespace headscope {

/// How a token is shown on an axis or a chip, as plain UTF-8 text: spaces (SentencePiece's "▁") as "·", line
/// feed as "⏎", tab as "⇥", other control and invisible characters as their code in brackets, byte pieces
/// "<0xE4>" as "⟨E4⟩", which cannot be read as a number. A printable byte piece ("<0x41>") is shown as its
/// character. Never empty for a non-empty piece.
[[nodiscard]] std::string tokenLabel(const Token& token);

/// The same for the text that a piece of a byte-level vocabulary stands for: bytes that are no whole
/// character are shown as "⟨E4⟩".
[[nodiscard]] std::string bytesLabel(std::string_view bytes);

} // namespace headscope
