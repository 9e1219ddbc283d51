// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/matrix.h"
#include "core/ops/weight.h"

namespace headscope {

/// The rows of `table` (vocabulary x d) that `ids` name, as ids.size() x d. Ids must lie in [0, vocabulary).
[[nodiscard]] Matrix embed(const Weight& table, std::span<const int> ids);

} // namespace headscope
