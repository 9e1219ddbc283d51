// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>
#include <span>

#include "core/base/matrix.h"

namespace headscope {

/// Independent standard normal numbers that a seed decides, whatever library the program is built with:
/// std::normal_distribution is not the same everywhere. 64-bit Mersenne twister (its numbers are laid down by
/// the C++ standard); two of them, x1 and x2, make two normal numbers by Box and Muller (1958):
///   u = (x >> 11) / 2^53,  r = sqrt(-2 ln(1 - u1)),  r cos(2 pi u2) and r sin(2 pi u2)
/// in double. As float32 they differ at most in the last bit, and only where two machines' ln or cos do.
class NormalNumbers {
  public:
    explicit NormalNumbers(std::uint64_t seed) : random_(seed) {}

    [[nodiscard]] double next();
    /// Each number times `deviation`, rounded to float32.
    void fill(std::span<float> values, double deviation);

  private:
    std::mt19937_64 random_;
    double kept_ = 0;
    bool hasKept_ = false;
};

/// rows x columns standard normal numbers, row after row: more rows begin with the same ones.
[[nodiscard]] Matrix normalMatrix(Index rows, Index columns, std::uint64_t seed);

/// A seed of its own for each place that numbers are drawn for ({layer, head ...}), so that what stands at
/// one place does not depend on how many others there are. Words are folded in one after the other,
///   s <- mix(s + (word + 1) 0x9E3779B97F4A7C15), with SplitMix64's mix (Steele et al. 2014).
[[nodiscard]] std::uint64_t seedOfPlace(std::uint64_t seed, std::initializer_list<std::uint64_t> place);

} // namespace headscope
