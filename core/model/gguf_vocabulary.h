// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checkpoint/gguf_metadata.h"
#include "core/tokenizer/gguf_tokenizer.h"

namespace headscope {

/// The keys under "tokenizer.ggml", whose texts stay in the file's bytes. Throws Error where one is missing
/// or of another type; makeGgufTokenizer checks what they say.
[[nodiscard]] GgufVocabulary readGgufVocabulary(const GgufMetadata& metadata);

} // namespace headscope
