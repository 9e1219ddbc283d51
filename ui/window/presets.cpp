// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presets.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

/// The largest proper divisor that the number of K/V heads has in every layer of a kind of attention; its own
/// number where it has just one.
int fewerKvHeads(const std::vector<AttentionSpec>& layers) {
    const int own = layers.front().kvHeads;
    for (int groups = own / 2; groups >= 1; --groups) {
        const auto fits = [groups](const AttentionSpec& layer) { return layer.kvHeads % groups == 0; };
        if (std::ranges::all_of(layers, fits)) {
            return groups;
        }
    }
    return own;
}

HeadId neighbour(const ModelSpec& spec, HeadId head) {
    const int heads = spec.attention(head.kind, head.layer).heads;
    if (heads > 1) {
        head.head = (head.head + 1) % heads;
    } else {
        head.layer = (head.layer + 1) % static_cast<int>(spec.attention(head.kind).size());
    }
    return head;
}

/// Without a factor; where the model itself has none, with the usual one.
FixedScale otherFactor(const AttentionSpec& spec) {
    return {spec.scale == 1.0F ? 1.0F / std::sqrt(static_cast<float>(spec.headWidth)) : 1.0F};
}

} // namespace

std::pair<Side, Side> presetSides(Preset preset, const ModelSpec& spec, const HeadId& a, const HeadId& b) {
    Side first{a, {}, Scope::Rescore};
    Side second = first;
    switch (preset) {
    case Preset::TwoHeads:
        second.head = a == b ? neighbour(spec, a) : b;
        break;
    case Preset::KvGroups:
        first.scope = second.scope = Scope::Rerun;
        second.attention.grouping.kvHeads = fewerKvHeads(spec.attention(a.kind));
        break;
    case Preset::ScalingFactor:
        first.scope = second.scope = Scope::Rerun;
        second.attention.scale = otherFactor(spec.attention(a.kind, a.layer));
        break;
    }
    return {first, second};
}

Side withOtherFactor(const ModelSpec& spec, Side b) {
    const AttentionSpec& layer = spec.attention(b.head.kind, b.head.layer);
    AttentionSettings same;
    same.scale = FixedScale{layer.scale};
    if (b.attention == same) {
        b.attention.scale = otherFactor(layer);
    }
    return b;
}

std::optional<Preset> presetOf(const ModelSpec& spec, const Side& a, const Side& b) {
    const AttentionSettings own;
    const int kvHeads = spec.attention(b.head.kind, b.head.layer).kvHeads;
    if (a.attention != own) {
        return std::nullopt;
    }
    if (a.head != b.head) {
        return b.attention == own ? std::optional(Preset::TwoHeads) : std::nullopt;
    }
    AttentionSettings onlyScale = own;
    onlyScale.scale = b.attention.scale;
    if (b.attention != own && b.attention == onlyScale) {
        return Preset::ScalingFactor;
    }
    AttentionSettings onlyGroups = own;
    onlyGroups.grouping = b.attention.grouping;
    const int groups = b.attention.grouping.kvHeads;
    return b.attention == onlyGroups && groups != 0 && groups != kvHeads ? std::optional(Preset::KvGroups)
                                                                         : std::nullopt;
}

} // namespace headscope
