// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/normal_numbers.h"

#include <cmath>
#include <numbers>

namespace headscope {

namespace {

/// In [0, 1), a multiple of 2^-53.
double unit(std::uint64_t value) {
    constexpr double kStep = 0x1p-53;
    return static_cast<double>(value >> 11U) * kStep;
}

std::uint64_t mix(std::uint64_t value) {
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

} // namespace

double NormalNumbers::next() {
    if (hasKept_) {
        hasKept_ = false;
        return kept_;
    }
    const double first = unit(random_());
    const double angle = 2 * std::numbers::pi * unit(random_());
    const double radius = std::sqrt(-2 * std::log(1 - first));
    kept_ = radius * std::sin(angle);
    hasKept_ = true;
    return radius * std::cos(angle);
}

void NormalNumbers::fill(std::span<float> values, double deviation) {
    for (float& value : values) {
        value = static_cast<float>(deviation * next());
    }
}

Matrix normalMatrix(Index rows, Index columns, std::uint64_t seed) {
    Matrix values(rows, columns);
    NormalNumbers(seed).fill({values.data(), static_cast<std::size_t>(values.size())}, 1);
    return values;
}

std::uint64_t seedOfPlace(std::uint64_t seed, std::initializer_list<std::uint64_t> place) {
    constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15U;
    for (const std::uint64_t word : place) {
        seed = mix(seed + (word + 1) * kGolden);
    }
    return seed;
}

} // namespace headscope
