// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/base/token.h"

namespace headscope {

/// Makes the ranges of a text's tokens follow each other from 0 to `size`: each token ends where the next one
/// begins.
void tileRanges(std::span<Token> tokens, std::size_t size);

} // namespace headscope
