// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/rotary.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace headscope {

namespace {

float stretched(float frequency, const Llama3Scaling& scaling) {
    const double wavelength = 2 * std::numbers::pi / static_cast<double>(frequency);
    if (wavelength < scaling.originalContext / scaling.highFrequencyFactor) {
        return frequency;
    }
    if (wavelength > scaling.originalContext / scaling.lowFrequencyFactor) {
        return static_cast<float>(frequency / scaling.factor);
    }
    const double smooth = (scaling.originalContext / wavelength - scaling.lowFrequencyFactor) /
                          (scaling.highFrequencyFactor - scaling.lowFrequencyFactor);
    return static_cast<float>((1 - smooth) * frequency / scaling.factor + smooth * frequency);
}

// Frequencies and angles are rounded to float32 where the reference implementation rounds them: at large
// positions the rounding of the angle shows in the weights.
RowVector frequencies(const RotarySpec& spec) {
    const int half = spec.headWidth / 2;
    RowVector values(half);
    for (int i = 0; i < half; ++i) {
        const double power = std::pow(spec.theta, 2.0 * i / spec.headWidth);
        const auto frequency = static_cast<float>(1.0 / power);
        values(i) = spec.llama3 ? stretched(frequency, *spec.llama3) : frequency;
    }
    return values;
}

} // namespace

RotaryAngles rotaryAngles(const RotarySpec& spec, Index first, Index count) {
    assert(spec.headWidth % 2 == 0);
    const RowVector frequency = frequencies(spec);
    RotaryAngles angles{Matrix(count, frequency.size()), Matrix(count, frequency.size())};
    for (Index row = 0; row < count; ++row) {
        for (Index i = 0; i < frequency.size(); ++i) {
            const float angle = static_cast<float>(first + row) * frequency(i);
            angles.cosines(row, i) = std::cos(angle);
            angles.sines(row, i) = std::sin(angle);
        }
    }
    return angles;
}

void rotate(Matrix& states, const RotaryAngles& angles) {
    const Index half = angles.cosines.cols();
    assert(angles.cosines.rows() == states.rows() && states.cols() % (2 * half) == 0);
    RowVector low(half);
    for (Index row = 0; row < states.rows(); ++row) {
        const auto cosines = angles.cosines.row(row).array();
        const auto sines = angles.sines.row(row).array();
        for (Index start = 0; start < states.cols(); start += 2 * half) {
            auto first = states.row(row).segment(start, half).array();
            auto second = states.row(row).segment(start + half, half).array();
            low = (first * cosines - second * sines).matrix();
            second = second * cosines + first * sines;
            first = low.array();
        }
    }
}

} // namespace headscope
