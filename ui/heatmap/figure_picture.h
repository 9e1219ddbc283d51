// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFont>
#include <QPainter>
#include <QRectF>

#include "ui/heatmap/figure_geometry.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

/// A FigureContent for a file: laid out in any rectangle of any painter, with letters that are not hinted, so
/// that it can be scaled. What it paints is what FigurePlot shows.
class FigurePicture {
  public:
    /// `cells` of the first panel are shown, and as much of the others; empty means all.
    FigurePicture(FigureContent content, const QFont& font, const QRectF& cells = {});

    /// The height at which a figure of this width leaves no room unused.
    [[nodiscard]] double fittingHeight(double width) const;
    /// The size below which the shorter side of the maps would be less than `mapSide`; empty without panels.
    [[nodiscard]] QSizeF smallestSize(double mapSide) const;
    /// Where a panel's cells are in a picture of that size.
    [[nodiscard]] std::optional<CellMapping> mapping(std::size_t panel, const QSizeF& size) const;

    /// The ground around the maps is left as it is.
    void paint(QPainter& painter, const QRectF& area) const;

  private:
    FigureContent content_;
    FigureFonts fonts_;
    LabelWidths widths_;
    QRectF cells_;
};

} // namespace headscope
