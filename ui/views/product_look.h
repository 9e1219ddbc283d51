// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/trace/head_map.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// One side's score as a sum of products: query and key as they are multiplied, after norms and rotation.
struct ProductLook {
    SideName side = SideName::A;
    QString title; // "L2 H5"
    QString note;
    std::vector<float> query; // d_k numbers each
    std::vector<float> key;
    std::vector<int> partner; // of each number: the one that it is rotated with, or -1; may be empty
    CellScores cell;
    float factor = 1;
};

/// Both sides at one cell of the map.
struct ProductLooks {
    std::vector<ProductLook> sides;
    QString cell;      // "query 13 “·the” → key 6 “·fire”"
    QString emptyText; // shown where there is no side
};

} // namespace headscope
