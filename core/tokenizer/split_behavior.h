// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/tokenizer/pre_tokenizer_step.h"
#include "core/tokenizer/regular_expression.h"

namespace headscope {

/// What is left of a text of `size` bytes that is cut at `matches`, none of it empty. `invert`: at what is
/// between the matches.
[[nodiscard]] std::vector<PatternMatch> cutAt(std::span<const PatternMatch> matches, std::size_t size,
                                              SplitBehavior behavior, bool invert = false);

} // namespace headscope
