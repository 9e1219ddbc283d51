// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_values.h"

namespace headscope {

Matrix headValues(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings) {
    requireLayer(head, trace.layers(head.kind));
    const LayerTrace& layer = trace.layer(head.layer, head.kind);
    const AttentionSpec& spec = layer.spec;
    requireHead(head, spec.heads);
    const ResolvedAttention attention = resolve(settings, spec);
    const Index width = layer.values.cols() / spec.kvHeads;
    const Index members = spec.kvHeads / attention.kvHeads;
    const Index group = spec.kvHeadOf(head.head, attention.kvHeads);
    // Only this head's group is pooled: its members' values lie side by side.
    return poolKvHeads(layer.values.middleCols(group * members * width, members * width),
                       static_cast<int>(members), 1, attention.pooling);
}

} // namespace headscope
