// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// Kernels of Pillow's Image.resize, by its names. Bicubic has a = -0.5.
enum class Resampling { Lanczos, Bilinear, Bicubic, Box };

/// What one place of a resized row is made of: weights[i] times the source's place first + i. They sum to 1.
struct ResampledPlace {
    Index first = 0;
    std::vector<double> weights;
};

/// The places of a row of `to` numbers that is made of one of `from` numbers (both at least 1). Where it gets
/// shorter the kernel is stretched by from / to, so that nothing is skipped (antialiasing). As Pillow's
/// precompute_coeffs (src/libImaging/Resample.c) and PyTorch's interpolate with antialias=True.
[[nodiscard]] std::vector<ResampledPlace> smoothPlaces(Resampling kernel, Index from, Index to);

/// The same by cubic interpolation between the four nearest places, a = -0.75, ends repeated and nothing
/// stretched: PyTorch's interpolate with mode="bicubic", align_corners=False.
[[nodiscard]] std::vector<ResampledPlace> cubicPlaces(Index from, Index to);

} // namespace headscope
