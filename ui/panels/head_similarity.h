// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/analysis/classical_scaling.h"
#include "core/analysis/group_distance.h"
#include "core/analysis/head_clustering.h"
#include "core/analysis/head_distance.h"

namespace headscope {

/// All that SimilarityView shows of one text; the order, the points and the means are those of the distances.
struct HeadSimilarity {
    HeadDistances distances;
    LeafOrder order;
    PlanePoints plane;
    GroupDistances groups;
    QString subject; // what the distances are over: "this text, 16 tokens"
};

} // namespace headscope
