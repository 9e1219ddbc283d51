// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/tokenizer/tokenizer_config.h"
#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// The tokenizer of a folder with vocab.json and merges.txt, as GPT-2, RoBERTa, BART, Qwen2 and their kin
/// have them; `config` says which. Where it does not, a vocabulary with <s>, </s> and <mask> is RoBERTa's.
/// Throws Error where a file is damaged, or for a class that cuts text in another way.
[[nodiscard]] TokenizerDefinition readByteLevelFiles(const std::filesystem::path& folder,
                                                     const TokenizerConfig& config);

} // namespace headscope
