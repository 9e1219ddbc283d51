// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/tokenizer/pre_tokenizer_step.h"

namespace headscope {

/// What a name under "tokenizer.ggml.pre" stands for.
struct GgufPreTokenizer {
    std::vector<PreTokenizerStep> steps; // ends with the step to byte-level characters
    bool ignoresMerges = false;          // see BpeOptions
    bool addsBegin = false;              // where "tokenizer.ggml.add_bos_token" says nothing
};

/// Names are those of llama.cpp's converter, patterns those of the tokenizer.json that each stands for; an
/// empty name is "default". Throws Error that lists the names for any other; `where` names the file.
[[nodiscard]] GgufPreTokenizer ggufPreTokenizer(std::string_view name, std::string_view where);

} // namespace headscope
