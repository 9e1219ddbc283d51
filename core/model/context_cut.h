// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/token.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// Leaves out tokens at the end of a text that is longer than `context`. The tokens around it (</s>, [CLS],
/// [SEP]) stay, since a model has never read a text without them; of two texts the longer one is cut, and
/// both to the same length where neither fits (transformers' "longest_first").
void cutToContext(std::vector<Token>& tokens, std::size_t context, const Tokenizer& tokenizer);

} // namespace headscope
