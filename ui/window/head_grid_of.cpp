// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/head_grid_of.h"

namespace headscope {

HeadGrid headGridOf(const ModelSpec& spec, AttentionKind kind, const TextResult* text) {
    HeadGrid grid;
    grid.kind = kind;
    for (const AttentionSpec& layer : spec.attention(kind)) {
        grid.layers.push_back({layer.heads, layer.kvHeads});
    }
    if (text != nullptr) {
        grid.thumbnails = text->thumbnailsOf(kind);
    }
    return grid;
}

} // namespace headscope
