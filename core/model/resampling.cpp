// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/resampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headscope {

namespace {

double sinc(double x) {
    const double angle = x * std::numbers::pi;
    return x == 0 ? 1 : std::sin(angle) / angle;
}

/// Cubic convolution (Keys 1981): 1 at 0, 0 at all other whole numbers.
double cubic(double x, double a) {
    x = std::abs(x);
    if (x < 1) {
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    }
    return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

double valueOf(Resampling kernel, double x) {
    switch (kernel) {
    case Resampling::Lanczos:
        return x >= -3 && x < 3 ? sinc(x) * sinc(x / 3) : 0;
    case Resampling::Bilinear:
        return std::max(0.0, 1 - std::abs(x));
    case Resampling::Bicubic:
        return cubic(x, -0.5);
    case Resampling::Box:
        break;
    }
    return x > -0.5 && x <= 0.5 ? 1 : 0;
}

/// Half the kernel's width.
double reachOf(Resampling kernel) {
    switch (kernel) {
    case Resampling::Lanczos:
        return 3;
    case Resampling::Bilinear:
        return 1;
    case Resampling::Bicubic:
        return 2;
    case Resampling::Box:
        break;
    }
    return 0.5;
}

} // namespace

std::vector<ResampledPlace> smoothPlaces(Resampling kernel, Index from, Index to) {
    const double scale = static_cast<double>(from) / static_cast<double>(to);
    const double stretch = std::max(scale, 1.0);
    const double reach = reachOf(kernel) * stretch;
    std::vector<ResampledPlace> places(static_cast<std::size_t>(to));
    for (Index place = 0; place < to; ++place) {
        const double centre = (static_cast<double>(place) + 0.5) * scale;
        // Cut as in Pillow, which is not lround just below a half. NOLINTBEGIN(bugprone-incorrect-roundings)
        const Index first = std::max<Index>(static_cast<Index>(centre - reach + 0.5), 0);
        const Index end = std::min<Index>(static_cast<Index>(centre + reach + 0.5), from);
        // NOLINTEND(bugprone-incorrect-roundings)
        ResampledPlace& made = places[static_cast<std::size_t>(place)];
        made.first = first;
        double sum = 0;
        for (Index source = first; source < end; ++source) {
            made.weights.push_back(
                valueOf(kernel, (static_cast<double>(source) - centre + 0.5) * (1.0 / stretch)));
            sum += made.weights.back();
        }
        for (double& weight : made.weights) {
            weight *= sum == 0 ? 1 : 1.0 / sum;
        }
    }
    return places;
}

std::vector<ResampledPlace> cubicPlaces(Index from, Index to) {
    const double scale = static_cast<double>(from) / static_cast<double>(to);
    std::vector<ResampledPlace> places(static_cast<std::size_t>(to));
    for (Index place = 0; place < to; ++place) {
        const double at = (static_cast<double>(place) + 0.5) * scale - 0.5;
        const double before = std::floor(at);
        const auto nearest = [from](double position) {
            return std::clamp<Index>(static_cast<Index>(position), 0, from - 1);
        };
        ResampledPlace& made = places[static_cast<std::size_t>(place)];
        made.first = nearest(before - 1);
        made.weights.assign(static_cast<std::size_t>(nearest(before + 2) - made.first + 1), 0.0);
        for (int tap = -1; tap <= 2; ++tap) {
            const Index source = nearest(before + tap);
            made.weights[static_cast<std::size_t>(source - made.first)] += cubic(before + tap - at, -0.75);
        }
    }
    return places;
}

} // namespace headscope
