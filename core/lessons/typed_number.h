// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace headscope {

/// The numbers that a typed text may mean; none where it is no number, or one that is not finite.
///
/// Numbers have a decimal point or comma, thousands set off by spaces, apostrophes, points or commas, and an
/// exponent (1e6). "1,048" means 1048 and 1.048, and both are given; "0,125" and "1,048,576" mean one number.
/// They may be put together with + - * / ^ ( ) sqrt √ ² ³ × · : "4*512^2", "1/8". A percent sign divides by
/// 100. Behind them may stand `unit`, with k, M, G, T (powers of 1000) or Ki, Mi, Gi, Ti (of 1024) in front
/// of it or alone. Where the unit is "%", a text without the sign may mean per cent or the share itself.
[[nodiscard]] std::vector<double> typedNumbers(std::string_view text, std::string_view unit = {});

} // namespace headscope
