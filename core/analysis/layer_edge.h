// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// A connection between two tokens through one layer, for pictures of paths.
struct LayerEdge {
    int layer = 0;
    Index from = 0;   // the token below the layer (the key)
    Index to = 0;     // the token above it (the query)
    float weight = 0; // what goes along it, of all that ends at the chosen token; those of a layer sum to 1
    bool operator==(const LayerEdge&) const = default;
};

} // namespace headscope
