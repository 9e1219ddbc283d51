// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// The tokenizer of a model's folder, from the first of these that is there: tokenizer.json; a SentencePiece
/// model (see openSentencePiece); vocab.json with merges.txt; vocab.txt. The small files beside them have
/// their say as in transformers' AutoTokenizer. Throws Error that names what was looked for, or what is not
/// supported.
[[nodiscard]] std::unique_ptr<Tokenizer> openTokenizer(const std::filesystem::path& folder);

} // namespace headscope
