// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <string_view>

#include "core/base/matrix.h"

namespace headscope {

/// Bounds of a value, both allowed.
struct IntegerRange {
    Index lowest = std::numeric_limits<Index>::min();
    Index highest = std::numeric_limits<Index>::max();

    [[nodiscard]] bool holds(Index value) const { return value >= lowest && value <= highest; }
};
struct NumberRange {
    double lowest = std::numeric_limits<double>::lowest();
    double highest = std::numeric_limits<double>::max();

    /// False for NaN.
    [[nodiscard]] bool holds(double value) const { return value >= lowest && value <= highest; }
};

/// What is expected, for a person: "a number", "a whole number of at least 1", "a number from 0 to 1".
[[nodiscard]] std::string rangeText(std::string_view kind, const IntegerRange& range);
[[nodiscard]] std::string rangeText(std::string_view kind, const NumberRange& range);

} // namespace headscope
