// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/heatmap/figure_scene.h"

namespace headscope {

/// The tokens along both axes, as many as fit without touching, and the names of the axes.
void paintAxisLabels(QPainter& painter, const FigureScene& scene);

/// Frames the row (solid) and the column (dashed) on every map and repeats their tokens in bold.
void paintCrosshair(QPainter& painter, const FigureScene& scene, const Crosshair& crosshair);

} // namespace headscope
