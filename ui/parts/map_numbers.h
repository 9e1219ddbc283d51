// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/export/number_table.h"

namespace headscope {

/// A copy of `values` with NaN in the cells that are masked. `allowed`: keys of each row; empty means all.
[[nodiscard]] Matrix withoutMasked(const Matrix& values, const std::vector<KeyRange>& allowed);

/// As many as there are rows or columns; where a label is missing, its position stands for it.
[[nodiscard]] std::vector<std::string> namesOf(const QStringList& labels, Index count);

} // namespace headscope
