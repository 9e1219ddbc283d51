// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <ctime>
#include <limits>

namespace headscope {

/// How many times the processor's time of `small` `large` takes: the best of some runs of each in turn, after
/// one that fills caches. What takes time with the square of its size shows; what takes a few times its usual
/// time, on a busy machine or under a sanitizer, does not.
template <typename Small, typename Large>
double timesAsLong(const Small& small, const Large& large) {
    const auto took = [](const auto& what) {
        const std::clock_t before = std::clock();
        what();
        return static_cast<double>(std::clock() - before);
    };
    small();
    large();
    double ofSmall = std::numeric_limits<double>::infinity();
    double ofLarge = ofSmall;
    for (int run = 0; run < 5; ++run) {
        ofSmall = std::min(ofSmall, took(small));
        ofLarge = std::min(ofLarge, took(large));
    }
    return ofLarge / std::max(ofSmall, 1.0); // at least one tick
}

} // namespace headscope
