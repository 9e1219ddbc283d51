// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// The tokenizer of a folder with vocab.txt, one piece a line, as BERT, DistilBERT and ELECTRA have it.
/// tokenizer_config.json says "do_lower_case" (true where nothing is said), "strip_accents" (as
/// do_lower_case), "tokenize_chinese_chars" (true), and special tokens where they are not [UNK], [CLS],
/// [SEP], [PAD] and [MASK]. Throws Error where a file cannot be used or one of the first three is missing.
[[nodiscard]] TokenizerDefinition readWordPieceFiles(const std::filesystem::path& folder);

} // namespace headscope
