// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// Maps of a causal head; the tokens are "<s>", "t1", "t2", ...
inline FigureContent causalMaps(int tokens, int panels) {
    FigureContent content;
    Matrix values = Matrix::Zero(tokens, tokens);
    std::vector<KeyRange> allowed;
    for (int query = 0; query < tokens; ++query) {
        content.queryLabels += query == 0 ? QStringLiteral("<s>") : QStringLiteral("t%1").arg(query);
        values.row(query).head(query + 1).setConstant(1.0F / static_cast<float>(query + 1));
        allowed.push_back({0, query + 1});
    }
    content.keyLabels = content.queryLabels;
    for (int panel = 0; panel < panels; ++panel) {
        MapPanel map;
        map.badge = QStringLiteral("A");
        map.title = QStringLiteral("L0 H%1").arg(panel);
        map.values = std::make_shared<const Matrix>(values);
        map.allowed = allowed;
        content.panels.push_back(map);
    }
    return content;
}

/// Two maps of texts with that many tokens each; those of the second are "u0", "u1", ...
inline FigureContent mapsOfTwoTexts(int tokens, int otherTokens) {
    FigureContent content = causalMaps(tokens, 1);
    const FigureContent other = causalMaps(otherTokens, 1);
    MapPanel& panel = content.panels.emplace_back(other.panels.front());
    panel.badge = QStringLiteral("B");
    MapAxes& axes = panel.axes.emplace();
    for (int token = 0; token < otherTokens; ++token) {
        axes.queryLabels += QStringLiteral("u%1").arg(token);
    }
    axes.keyLabels = axes.queryLabels;
    return content;
}

} // namespace headscope
