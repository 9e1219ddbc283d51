// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/head_geometry.h"

#include <limits>
#include <numbers>

#include "core/analysis/subspace.h"
#include "core/analysis/symmetry.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

SubspaceAngles anglesOf(const Matrix& a, const Matrix& b) {
    const Matrix basisA = rowBasis(a);
    const Matrix basisB = rowBasis(b);
    SubspaceAngles angles;
    for (const double angle : principalAngles(basisA, basisB)) {
        angles.degrees.push_back(angle * 180 / std::numbers::pi);
    }
    angles.overlap = subspaceOverlap(basisA, basisB);
    angles.random = randomOverlap(basisA.rows(), basisB.rows(), a.cols());
    return angles;
}

} // namespace

QkGeometry qkGeometry(SideName side, const HeadId& head, const ThinMatrix& qk,
                      std::span<const double> values) {
    constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
    const bool isSquare = qk.left().rows() == qk.right().cols();
    const SymmetryShares shares = isSquare ? symmetryShares(qk) : SymmetryShares{kUndefined, kUndefined};
    const Index rank = numericalRank(values, qk.left().rows(), qk.right().cols());
    return {side,
            fromUtf8(toString(head)),
            shares.symmetric,
            shares.antisymmetric,
            static_cast<int>(rank),
            static_cast<int>(qk.left().cols())};
}

void compareSubspaces(const ThinMatrix& a, const ThinMatrix& b, GeometryLook& look) {
    look.queries = anglesOf(a.left().transpose(), b.left().transpose());
    look.keys = anglesOf(a.right(), b.right());
}

} // namespace headscope
