// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/token_traits.h"

namespace headscope {

/// For each token the nearest earlier place of the same token, -1 where there is none. Following the places
/// gives all earlier copies, nearest first.
[[nodiscard]] std::vector<Index> earlierCopies(std::span<const TokenTraits> tokens);

} // namespace headscope
