// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_picture.h"

#include <cmath>

#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/figure_scene.h"
#include "ui/heatmap/label_painter.h"
#include "ui/heatmap/panel_painter.h"

namespace headscope {

FigurePicture::FigurePicture(FigureContent content, const QFont& font, const QRectF& cells)
    : content_(std::move(content)), fonts_(font, true), widths_(LabelWidths::of(content_, fonts_)),
      cells_(cells.isEmpty() ? allCells(content_) : cells) {}

double FigurePicture::fittingHeight(double width) const {
    constexpr double kAmple = 1e6;
    return std::ceil(layoutFigure(content_, fonts_, widths_, QSizeF(width, kAmple)).usedHeight);
}

QSizeF FigurePicture::smallestSize(double mapSide) const {
    return smallestFigure(content_, fonts_, widths_, mapSide);
}

std::optional<CellMapping> FigurePicture::mapping(std::size_t panel, const QSizeF& size) const {
    const FigureGeometry geometry = layoutFigure(content_, fonts_, widths_, size);
    if (panel >= geometry.panels.size()) {
        return std::nullopt;
    }
    return FigureScene{content_, geometry, fonts_, cells_}.mapping(panel);
}

void FigurePicture::paint(QPainter& painter, const QRectF& area) const {
    const FigureGeometry geometry = layoutFigure(content_, fonts_, widths_, area.size());
    const FigureScene scene{content_, geometry, fonts_, cells_};
    painter.save();
    painter.translate(area.topLeft());
    for (std::size_t panel = 0; panel < geometry.panels.size(); ++panel) {
        const MapPanel& shown = content_.panels[panel];
        const CellMapping mapping = scene.mapping(panel);
        CellRaster().paint(painter, content_, shown, mapping);
        paintMapLines(painter, content_, shown, mapping, fonts_.em());
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintHeader(painter, scene, panel);
        paintColourBar(painter, scene, panel);
    }
    if (!geometry.panels.empty()) {
        paintRemark(painter, scene);
        paintAxisLabels(painter, scene);
    }
    painter.restore();
}

} // namespace headscope
