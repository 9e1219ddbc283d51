// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// A small picture of a map: at most `most` rows and columns, each cell the largest value of the cells it
/// stands for (a mean would lose single bright cells), NaN where all of them are masked.
[[nodiscard]] Matrix pooledMap(const HeadMap& map, Index most);

} // namespace headscope
