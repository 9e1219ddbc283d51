// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/compare/comparison_numbers.h"
#include "ui/palette/significant_text.h"

namespace headscope {

/// `value` with a fixed number of decimals and a real minus sign; "—" where there is none.
[[nodiscard]] QString fixedText(std::optional<double> value, int digits);
/// For what is 0 or more: two significant digits, "< 0.001" below; "—" where there is none.
[[nodiscard]] QString shortText(std::optional<double> value);
/// The same for a share, of which one that is less than 1 is never written as 1: "> 0.99".
[[nodiscard]] QString probabilityText(std::optional<double> probability);
/// One side's value of a row, without its unit; "—" where it is missing.
[[nodiscard]] QString sideText(const ComparedNumber& number, std::optional<double> value);
/// B − A with its sign ("−1.09", "+8", "−45 pp"); "—" where a side is missing.
[[nodiscard]] QString differenceText(const ComparedNumber& number);

} // namespace headscope
