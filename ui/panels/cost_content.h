// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/attention_cost.h"
#include "ui/charts/curve_content.h"
#include "ui/panels/bar_table.h"

namespace headscope {

/// A row for each term, a column for each layout; bars are shares of their row's largest number. Throws Error
/// as attentionCost does.
[[nodiscard]] BarTableContent costTable(const AttentionShape& shape, std::optional<HeadLayout> own);

/// Operations of a layer against the number of tokens, for the shape's own K/V heads: projections, scores and
/// mixing, and the softmax of H heads and of one. Both axes are logarithmic.
[[nodiscard]] CurveContent costCurves(const AttentionShape& shape);

} // namespace headscope
