// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>

#include "core/base/matrix.h"

namespace headscope {

/// Items as points of a plane whose distances come near to given ones.
struct PlanePoints {
    Matrix points; // items x 2, in the unit of the distances; their centre is 0
    /// How much of all that has a place in space (the sum of the positive eigenvalues) lies along each axis.
    /// NaN where all items are in one place.
    std::array<double, 2> axisShares{std::numeric_limits<double>::quiet_NaN(),
                                     std::numeric_limits<double>::quiet_NaN()};

    /// Of the whole plane, 0 to 1.
    [[nodiscard]] double share() const { return axisShares[0] + axisShares[1]; }
};

/// Classical multidimensional scaling (Torgerson 1952): the two largest eigenvalues and their vectors of
/// -1/2 J D^2 J, J = I - 1/N. Along each axis the first item that lies nearly as far out as any (9/10) is on
/// the positive side, so that pictures do not flip. `distances` is symmetric and finite. An axis without an
/// extent is 0. O(N^3).
[[nodiscard]] PlanePoints classicalScaling(const Matrix& distances);

} // namespace headscope
