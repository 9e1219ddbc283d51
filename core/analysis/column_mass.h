// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/token_traits.h"
#include "core/trace/head_map.h"

namespace headscope {

/// Mean over queries of the weight that goes to keys of one sort (Clark et al. 2019); queries that see none
/// of them count with 0. `keys` has one for each column. NaN where no query sees such a key.

/// Keys that are special tokens: beginning, end, separator, mask.
[[nodiscard]] double delimiterShare(const HeadMap& weights, std::span<const TokenTraits> keys);
/// Keys that are punctuation.
[[nodiscard]] double punctuationShare(const HeadMap& weights, std::span<const TokenTraits> keys);

} // namespace headscope
