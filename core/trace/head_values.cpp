// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_values.h"

#include "core/trace/pooled_group.h"

namespace headscope {

namespace {

Matrix valuesOf(const LayerTrace& layer, const HeadId& head, const ResolvedAttention& attention) {
    const AttentionSpec& spec = layer.spec;
    return pooledGroup(layer.values, spec.kvHeads, attention, spec.kvHeadOf(head.head, attention.kvHeads));
}

} // namespace

Matrix headValues(const AttentionTrace& trace, const HeadId& head, const AttentionSettings& settings) {
    requireLayer(head, trace.layers(head.kind));
    const LayerTrace& layer = trace.layer(head.layer, head.kind);
    requireHead(head, layer.spec.heads);
    return valuesOf(layer, head, resolve(settings, layer.spec));
}

Matrix headValues(const AttentionTrace& trace, const HeadMap& map) {
    return valuesOf(trace.layer(map.head.layer, map.head.kind), map.head, map.attention);
}

} // namespace headscope
