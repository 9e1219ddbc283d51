// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heatmap/figure_geometry.h"
#include "ui/panels/matrix_content.h"

namespace headscope {

/// The figure of one map, without header, whose parts `content` names.
[[nodiscard]] FigureContent figureOf(const MatrixContent& content);

/// Where everything of the matrix is in `size` pixels: as large as there is room for beside its labels, from
/// the top left corner. `widths` are those of figureOf(content). Without cells the result has no panel.
[[nodiscard]] FigureGeometry layoutMatrix(const MatrixContent& content, const FigureFonts& fonts,
                                          const LabelWidths& widths, const QSizeF& size);

} // namespace headscope
