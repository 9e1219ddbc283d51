// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/compare/comparison_numbers.h"

namespace headscope {

/// `value` with a fixed number of decimals and a real minus sign; "—" where there is none.
[[nodiscard]] QString fixedText(std::optional<double> value, int digits);
/// One side's value of a row, without its unit; "—" where it is missing.
[[nodiscard]] QString valueText(const ComparedNumber& number, std::optional<double> value);
/// B − A with its sign ("−1.09", "+8"), or the ratio "× 0.05"; "—" where a side is missing.
[[nodiscard]] QString differenceText(const ComparedNumber& number);

} // namespace headscope
