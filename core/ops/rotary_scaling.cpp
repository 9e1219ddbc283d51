// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/rotary_scaling.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headscope {

std::vector<double> divisorsOf(const Llama3Scaling& scaling, const RotarySpec& spec) {
    std::vector<double> divisors;
    for (int i = 0; i < spec.width / 2; ++i) {
        const double wavelength = 2 * std::numbers::pi * std::pow(spec.theta, 2.0 * i / spec.width);
        const double smooth = (scaling.originalContext / wavelength - scaling.lowFrequencyFactor) /
                              (scaling.highFrequencyFactor - scaling.lowFrequencyFactor);
        const double kept = std::clamp(smooth, 0.0, 1.0);
        divisors.push_back(1 / ((1 - kept) / scaling.factor + kept));
    }
    return divisors;
}

std::vector<double> divisorsOf(const YarnScaling& scaling, const RotarySpec& spec) {
    const auto pairThatTurns = [&](double times) {
        return spec.width * std::log(scaling.originalContext / (times * 2 * std::numbers::pi)) /
               (2 * std::log(spec.theta));
    };
    double low = pairThatTurns(scaling.betaFast);
    double high = pairThatTurns(scaling.betaSlow);
    if (scaling.wholePairs) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, spec.width - 1.0);
    high += low == high ? 0.001 : 0.0;
    std::vector<double> divisors;
    for (int i = 0; i < spec.width / 2; ++i) {
        const double kept = 1 - std::clamp((i - low) / (high - low), 0.0, 1.0);
        divisors.push_back(1 / ((1 - kept) / scaling.factor + kept));
    }
    return divisors;
}

} // namespace headscope
