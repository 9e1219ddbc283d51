// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/heatmap/cell_image.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

/// The cells of one map: for a screen or a picture of pixels pooled to exactly the device's pixels whatever
/// its scale, for SVG and PDF rectangles or an embedded image. Where the content leaves the choice, up to
/// kMostVectorCells a side are rectangles. The image of a screen is kept and made anew only when what it
/// shows has changed.
class CellRaster {
  public:
    void paint(QPainter& painter, const FigureContent& content, const MapPanel& panel,
               const CellMapping& mapping);
    /// Say that the content changed.
    void forget() { image_ = {}; }

  private:
    QImage image_;
    QRectF cells_;
};

/// Whether the painter writes SVG or PDF.
[[nodiscard]] bool isVectorOutput(const QPainter& painter);

/// How many keys (width) and queries (height) a pixel stands for at most in what the painter draws of a map.
[[nodiscard]] QSize cellsAPixel(const QPainter& painter, const FigureContent& content,
                                const CellMapping& mapping);

inline constexpr int kMostVectorCells = 64;

/// What lies on the cells: the hatch of masked and of partly masked ones, lines between large ones, and the
/// frame of the map. `em` is the size of the figure's font, which the lines go by.
void paintMapLines(QPainter& painter, const FigureContent& content, const MapPanel& panel,
                   const CellMapping& mapping, double em);

} // namespace headscope
