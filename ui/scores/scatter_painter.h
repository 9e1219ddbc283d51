// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>

#include "ui/scores/head_marks.h"
#include "ui/scores/scatter_layout.h"
#include "ui/theme/theme.h"

namespace headscope {

/// What is drawn of a scatter of heads, and where: from (0, 0) on.
struct ScatterScene {
    const ScoreTable& scores;
    std::size_t x = 0;
    std::size_t y = 0;
    const HeadMarks& marks;
    const ScatterLayout& layout;
    std::optional<HeadId> hovered;
    double height = 0;
    QFont font;
    const Theme& theme;
};

/// On any device, from any thread.
void paintScatter(QPainter& painter, const ScatterScene& scene);

} // namespace headscope
