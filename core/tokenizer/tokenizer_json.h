// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// Reads a tokenizer.json as Hugging Face's `tokenizers` writes it, of at most 64 MiB. Throws Error where it
/// is damaged, or names the part that is not supported: model kinds other than BPE, Unigram and WordPiece,
/// cuts by script, BPE with dropout.
[[nodiscard]] TokenizerDefinition readTokenizerJson(const std::filesystem::path& file);

} // namespace headscope
