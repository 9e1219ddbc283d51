// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "core/analysis/layer_edge.h"
#include "core/analysis/rollout.h"
#include "core/attention/attention_spec.h"

namespace headscope {

/// How a token is followed through the layers.
enum class LayerMethod { Rollout, Flow };

/// What LayersView shows: one token's rollout or flow over the tokens of the text, after every layer.
struct TokenLayers {
    LayerMethod method = LayerMethod::Rollout;
    RolloutRows rows;             // shares: layers x tokens; a row of NaN was not computed
    std::vector<LayerEdge> edges; // what goes along the connections below the last layer's token
    double edgeFloor = 0.01;      // connections with less are not in `edges`
    std::optional<KeyRange> seen; // tokens that the chosen one may see; others are hatched
    QStringList tokenLabels;
    QStringList fullTokenLabels; // whole tokens, for titles and the read-out; empty means tokenLabels

    [[nodiscard]] bool isEmpty() const { return rows.shares.size() == 0; }
    [[nodiscard]] int layers() const { return static_cast<int>(rows.shares.rows()); }
    [[nodiscard]] QString fullLabel(int token) const {
        return (fullTokenLabels.isEmpty() ? tokenLabels : fullTokenLabels).value(token);
    }
};

} // namespace headscope
