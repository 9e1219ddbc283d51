// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/fitted_side.h"

#include <algorithm>

namespace headscope {

Side fittedSide(std::span<const AttentionSpec> layers, Side side) {
    side.head.layer = std::clamp(side.head.layer, 0, static_cast<int>(layers.size()) - 1);
    const AttentionSpec& own = layers[static_cast<std::size_t>(side.head.layer)];
    side.head.head = std::clamp(side.head.head, 0, own.heads - 1);
    const int groups = side.attention.grouping.kvHeads;
    const auto fits = [groups](const AttentionSpec& layer) {
        return groups == 0 || (groups > 0 && layer.kvHeads % groups == 0);
    };
    if (side.scope == Scope::Rerun ? !std::ranges::all_of(layers, fits) : !fits(own)) {
        side.attention.grouping = {};
    }
    const bool comparesPositions = std::holds_alternative<CausalMask>(side.attention.mask) ||
                                   std::holds_alternative<WindowMask>(side.attention.mask);
    if (own.kind == AttentionKind::Cross && comparesPositions) {
        side.attention.mask = ModelMask{};
    }
    return side;
}

Side fittedSide(const ModelSpec& model, Side side) {
    if (model.attention(side.head.kind).empty()) {
        side.head.kind = AttentionKind::Self;
    }
    return fittedSide(model.attention(side.head.kind), side);
}

} // namespace headscope
