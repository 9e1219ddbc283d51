// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPalette>
#include <optional>
#include <vector>

#include "ui/views/head_look.h"
#include "ui/views/lines_layout.h"
#include "ui/views/visible_pairs.h"

namespace headscope {

/// What is drawn of lines between tokens, and where.
struct LinesScene {
    const HeadLooks& looks;
    const LinesLayout& layout;
    const std::vector<VisiblePairs>& pairs; // one for each side that has weights
    double threshold = 0;
    std::optional<TokenPlace> alone; // the token whose lines alone are drawn
    int scrolled = 0;
    QFont font;
    QPalette palette;
};

/// The sides that have weights, in their order.
[[nodiscard]] std::vector<const HeadLook*> sidesWithWeights(const HeadLooks& looks);
/// The pairs of each of them at a threshold.
[[nodiscard]] std::vector<VisiblePairs> visiblePairs(const HeadLooks& looks, double threshold);
/// What stands beside a token; empty where nothing does.
[[nodiscard]] QString lineWeightText(const LinesScene& scene, int block, const TokenPlace& place);
/// Tokens of a column that must have their label, the most important first.
[[nodiscard]] std::vector<int> wantedLineLabels(const LinesScene& scene, const HeadLook& look,
                                                TokenRole role);
/// With as many digits as fit beside a label.
[[nodiscard]] QString shortWeight(float weight);

/// All sides. In SVG and PDF lines are lines, up to some thousands, and texts are texts.
void paintLines(QPainter& painter, const LinesScene& scene);

} // namespace headscope
