// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/checkpoint/checkpoint.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// The tokenizer of a folder or GGUF file. Throws Error where there is none that can be read, and where it
/// does not have about the model's number of pieces (padded vocabularies are accepted).
[[nodiscard]] std::unique_ptr<Tokenizer> openTokenizerOf(const Checkpoint& checkpoint, Index vocabulary);

} // namespace headscope
