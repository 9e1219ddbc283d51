// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

namespace headscope {

/// Rows and columns of patches.
struct PatchGrid {
    int rows = 0;
    int columns = 0;
};

/// Learned positions of a grid of patches (one row a patch, row after row) for a grid of another size,
/// feature by feature. Cubic and SmoothCubic are what DINOv2 does, without registers and with (cubicPlaces
/// and smoothPlaces); `how` is not None.
[[nodiscard]] Matrix resizedGrid(const MatrixView& positions, PatchGrid from, PatchGrid to,
                                 PatchSpec::Resizing how);

} // namespace headscope
