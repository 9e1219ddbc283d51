// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/heatmap/figure_scene.h"

namespace headscope {

/// The line above all maps.
void paintRemark(QPainter& painter, const FigureScene& scene);
/// The line in the side's colour, badge, title and note.
void paintHeader(QPainter& painter, const FigureScene& scene, std::size_t panel);
/// The palette with the range in digits.
void paintColourBar(QPainter& painter, const FigureScene& scene, std::size_t panel);

/// The steps of ten between the ends of a logarithmic range, as exponents.
[[nodiscard]] std::vector<int> decadesWithin(const ValueScale& scale);

} // namespace headscope
