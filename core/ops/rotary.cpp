// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/rotary.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace headscope {

namespace {

// Frequencies and angles are rounded to float32 where the reference implementation rounds them: at large
// positions the rounding of the angle shows in the weights.
RowVector frequencies(const RotarySpec& spec) {
    const int half = spec.width / 2;
    const std::vector<double>& divisors = spec.divisors;
    assert(divisors.empty() || divisors.size() == static_cast<std::size_t>(half));
    RowVector values(half);
    for (int i = 0; i < half; ++i) {
        const double power = std::pow(spec.theta, 2.0 * i / spec.width);
        values(i) = static_cast<float>(1.0 / power);
        if (!divisors.empty()) {
            values(i) = static_cast<float>(values(i) / divisors[static_cast<std::size_t>(i)]);
        }
    }
    return values;
}

using Contiguous = Eigen::Map<Eigen::Array<float, 1, Eigen::Dynamic>>;
using EverySecond = Eigen::Map<Eigen::Array<float, 1, Eigen::Dynamic>, 0, Eigen::InnerStride<2>>;

/// Turns the pairs (first_i, second_i).
void turn(auto first, auto second, const auto& cosines, const auto& sines) {
    thread_local Eigen::Array<float, 1, Eigen::Dynamic> before;
    before = first;
    first = before * cosines - second * sines;
    second = second * cosines + before * sines;
}

} // namespace

RotarySpec forLength(RotarySpec spec, Index tokens) {
    if (!spec.longDivisors.empty()) {
        if (tokens > spec.longFrom) {
            spec.divisors = std::move(spec.longDivisors);
        }
        spec.longDivisors.clear();
    }
    return spec;
}

RotaryAngles rotaryAngles(const RotarySpec& spec, Index first, Index count) {
    assert(spec.width % 2 == 0 && spec.longDivisors.empty());
    const RowVector frequency = frequencies(spec);
    RotaryAngles angles{Matrix(count, frequency.size()), Matrix(count, frequency.size())};
    for (Index row = 0; row < count; ++row) {
        for (Index i = 0; i < frequency.size(); ++i) {
            const float angle = static_cast<float>(first + row) * frequency(i);
            angles.cosines(row, i) = std::cos(angle) * spec.magnitude;
            angles.sines(row, i) = std::sin(angle) * spec.magnitude;
        }
    }
    return angles;
}

void rotate(Matrix& states, int headWidth, const RotarySpec& spec, const RotaryAngles& angles) {
    const Index half = angles.cosines.cols();
    assert(angles.cosines.rows() == states.rows() && states.cols() % headWidth == 0 && 2 * half <= headWidth);
    for (Index row = 0; row < states.rows(); ++row) {
        const auto cosines = angles.cosines.row(row).array();
        const auto sines = angles.sines.row(row).array();
        for (Index start = 0; start < states.cols(); start += headWidth) {
            float* head = states.row(row).data() + start;
            if (spec.pairs == RotaryPairs::Halves) {
                turn(Contiguous(head, half), Contiguous(head + half, half), cosines, sines);
            } else {
                turn(EverySecond(head, half), EverySecond(head + 1, half), cosines, sines);
            }
        }
    }
}

} // namespace headscope
