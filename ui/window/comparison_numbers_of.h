// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparison_numbers.h"
#include "ui/session/session_results.h"

namespace headscope {

/// How a hidden token is typed ("[MASK]"); empty for a model that predicts none.
[[nodiscard]] QString maskSpelling(const Model& model);

/// The numbers under the maps. Loss and predictions of a side that is only rescored are the model's own, and
/// say so.
[[nodiscard]] ComparisonNumbers comparisonNumbersOf(const ComparisonResult& result);

} // namespace headscope
