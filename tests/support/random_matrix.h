// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "core/base/matrix.h"

namespace headscope {

/// Independent normal numbers; the same for the same state of the generator.
inline Matrix randomMatrix(Index rows, Index columns, std::mt19937& generator) {
    std::normal_distribution<float> normal;
    return Matrix::NullaryExpr(rows, columns, [&](Index, Index) { return normal(generator); });
}

/// The same for the same seed.
inline Matrix randomMatrix(Index rows, Index columns, unsigned seed) {
    std::mt19937 generator(seed);
    return randomMatrix(rows, columns, generator);
}

} // namespace headscope
