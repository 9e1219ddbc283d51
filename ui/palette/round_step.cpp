// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/round_step.h"

#include <algorithm>
#include <cmath>

namespace headscope {

double roundStepFrom(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= span * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

double roundStepUpTo(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span)));
    const double digit = span / power;
    return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

int decimalsOfStep(double step) {
    return std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
}

} // namespace headscope
