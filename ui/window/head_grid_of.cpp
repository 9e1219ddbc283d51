// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/head_grid_of.h"

namespace headscope {

HeadGrid headGridOf(const ModelSpec& spec, AttentionKind kind, const HeadPictures* pictures) {
    HeadGrid grid;
    grid.kind = kind;
    for (const AttentionSpec& layer : spec.attention(kind)) {
        grid.layers.push_back({layer.heads, layer.kvHeads});
    }
    if (pictures != nullptr) {
        grid.thumbnails = pictures->of(kind);
    }
    return grid;
}

} // namespace headscope
