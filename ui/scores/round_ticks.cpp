// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/round_ticks.h"

#include <algorithm>
#include <cmath>

#include "ui/palette/round_step.h"
#include "ui/scores/score_text.h"

namespace headscope {

RoundTicks RoundTicks::enclosing(double low, double high, int most) {
    if (!(high > low)) { // one value, or none
        const double half = low == 0 ? 0.5 : 0.1 * std::abs(low);
        low -= half;
        high += half;
    }
    RoundTicks ticks;
    // The next step is found a little above the present one.
    for (ticks.step = roundStepFrom((high - low) / std::max(1, most - 1));;
         ticks.step = roundStepFrom(1.5 * ticks.step)) {
        const double slack = 1e-9 * ticks.step;
        ticks.low = std::floor((low + slack) / ticks.step) * ticks.step;
        ticks.high = std::ceil((high - slack) / ticks.step) * ticks.step;
        if (std::lround((ticks.high - ticks.low) / ticks.step) + 1 <= std::max(2, most)) {
            return ticks;
        }
    }
}

std::vector<double> RoundTicks::places() const {
    std::vector<double> result;
    const long steps = std::lround((high - low) / step);
    for (long place = 0; place <= steps; ++place) {
        const double tick = low + static_cast<double>(place) * step;
        result.push_back(std::abs(tick) < 1e-9 * step ? 0 : tick);
    }
    return result;
}

QString RoundTicks::text(double tick) const {
    return scoreText(tick, decimalsOfStep(step));
}

} // namespace headscope
