// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/attention_spec.h"
#include "core/comparison/side.h"

namespace headscope {

/// What a SideCard needs to know about a model: one spec a layer.
struct SideCardModel {
    std::vector<AttentionSpec> layers;

    [[nodiscard]] const AttentionSpec& spec(int layer) const {
        return layers.at(static_cast<std::size_t>(layer));
    }
    /// Numbers of K/V heads that can be chosen, rising; the last is the layer's own. In a rerun every layer
    /// is regrouped, so that a number must divide every layer's.
    [[nodiscard]] std::vector<int> kvChoices(int layer, Scope scope) const;
};

} // namespace headscope
