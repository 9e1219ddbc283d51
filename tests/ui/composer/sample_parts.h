// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/parts/maps_part.h"

namespace headscope {

/// Tokens of several scripts, with what XML and PDF have to escape.
inline QStringList sampleTokens() {
    return {QStringLiteral("<s>"),  QStringLiteral("The"),   QStringLiteral("注意"), QStringLiteral("سلام"),
            QStringLiteral("🙂"), QStringLiteral("&amp;"), QStringLiteral("king"), QStringLiteral("queen")};
}

/// Causal maps of eight tokens: each query attends to itself with 0.75, and to the first key with the rest.
inline FigureContent sampleFigure(int panels = 1) {
    FigureContent content;
    content.queryLabels = content.keyLabels = sampleTokens();
    Matrix values = Matrix::Zero(8, 8);
    std::vector<KeyRange> allowed;
    for (Index query = 0; query < 8; ++query) {
        values(query, 0) = 0.25F;
        values(query, query) = query == 0 ? 1.0F : 0.75F;
        allowed.push_back({0, query + 1});
    }
    for (int panel = 0; panel < panels; ++panel) {
        MapPanel map;
        map.badge = QStringLiteral("AB").at(panel % 2);
        map.title = QStringLiteral("L2 H%1").arg(panel);
        map.note = QStringLiteral("× 1/√32 = 0.1768 (model)");
        map.values = std::make_shared<const Matrix>(values);
        map.allowed = allowed;
        content.panels.push_back(map);
    }
    return content;
}

inline std::shared_ptr<const FigurePart> samplePart(int panels = 1) {
    return std::make_shared<MapsPart>(sampleFigure(panels));
}

} // namespace headscope
