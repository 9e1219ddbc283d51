// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "core/base/matrix.h"

namespace headscope {

/// sin(s + 1.3 i + 2.7 j + 0.5 i j): numbers that another program can make too.
inline Matrix waves(Index rows, Index columns, double start) {
    return Matrix::NullaryExpr(rows, columns, [start](Index i, Index j) {
        const auto row = static_cast<double>(i);
        const auto column = static_cast<double>(j);
        return static_cast<float>(std::sin(start + 1.3 * row + 2.7 * column + 0.5 * row * column));
    });
}

/// sin(s + 1.3 i^2 j + 2.7 j^2 + i), whose rows depend on each other less.
inline Matrix steepWaves(Index rows, Index columns, double start) {
    return Matrix::NullaryExpr(rows, columns, [start](Index i, Index j) {
        const auto row = static_cast<double>(i);
        const auto column = static_cast<double>(j);
        return static_cast<float>(std::sin(start + 1.3 * row * row * column + 2.7 * column * column + row));
    });
}

} // namespace headscope
