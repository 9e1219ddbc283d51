// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace headscope {

/// An axis whose ticks are at round numbers: steps of 1, 2 or 5 times a power of ten.
struct RoundTicks {
    double low = 0; // both ends are ticks
    double high = 1;
    double step = 0.1;

    /// At most `most` (2 or more) ticks that enclose all values from `low` to `high`.
    [[nodiscard]] static RoundTicks enclosing(double low, double high, int most);
    [[nodiscard]] std::vector<double> places() const;
    /// All of them with the decimals that the step needs.
    [[nodiscard]] QString text(double tick) const;
};

} // namespace headscope
