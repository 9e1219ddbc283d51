// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "core/analysis/matrix_rank.h"
#include "core/analysis/projection_ranks.h"
#include "ui/charts/curve_content.h"
#include "ui/panels/bar_table.h"

namespace headscope {

/// One of the matrices along a head.
struct RankedMatrix {
    QString title;   // "scores q·k"
    QString formula; // of the bound: "d_k"
    MatrixRank rank;
};

/// What RankView shows.
struct RankLook {
    QString subject; // "A L2 H5, rescored: 14 queries, 14 keys"
    std::vector<RankedMatrix> matrices;
    QString inputName; // of the random projections: "this text's residual stream at layer 2, 14 tokens"
    std::vector<ProjectionRanks> projections; // as many as are there yet
    Index width = 0;                          // d
    Index inputTokens = 0;
    int ownHeads = 0; // H of the layer, marked; 0: not a divisor of d
};

/// A row for each matrix: rank, effective rank, and the bound, as bars over the largest bound.
[[nodiscard]] BarTableContent rankTable(const RankLook& look);
/// Singular values as shares of the largest, by index from 1.
[[nodiscard]] CurveContent singularValueCurves(const RankLook& look);
/// Ranks against H, with the place from which on d_k is below 16 marked.
[[nodiscard]] CurveContent projectionCurves(const RankLook& look);

} // namespace headscope
