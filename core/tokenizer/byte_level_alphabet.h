// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/tokenizer/normalized_text.h"

namespace headscope {

/// GPT-2's alphabet: every byte has a visible character that stands for it in the vocabulary. Printable bytes
/// of Latin-1 stand for themselves; the others are numbered from U+0100 on ("Ġ" is a space).
[[nodiscard]] std::string_view byteLevelSymbol(unsigned char byte);

/// The bytes that a piece of the alphabet stands for; nothing where any of its characters is not in it.
[[nodiscard]] std::optional<std::string> byteLevelBytes(std::string_view piece);

/// Each byte written as its character, which covers that byte.
[[nodiscard]] NormalizedText toByteLevel(const NormalizedText& text);

} // namespace headscope
