// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>

#include "ui/charts/sheet_layout.h"
#include "ui/heatmap/cell_painter.h"
#include "ui/theme/theme.h"

namespace headscope {

/// What is drawn of a sheet, and where. It is not bound to the GUI thread, nor are the functions that paint
/// it.
struct SheetScene {
    const SheetContent& content;
    const FigureContent& figure; // the same, as the painters of cells take it: see sheetFigure
    const SheetLayout& layout;
    QFont font;
    const Theme& theme;
    std::optional<int> row = std::nullopt; // the chosen one

    /// Where the cells of a map are; empty where there is no room.
    [[nodiscard]] QRectF mapRect(int map) const;
    [[nodiscard]] CellMapping mapping(int map) const;
};

/// The maps as panels in the colours of `theme`, in which what is undefined looks like what is masked.
[[nodiscard]] FigureContent sheetFigure(const SheetContent& content, const FigureTheme& theme, bool isDark);

/// A map under its title and note. `raster` is this map's.
void paintSheetMap(QPainter& painter, const SheetScene& scene, int map, CellRaster& raster);
/// What stands beside and under it: the labels of its rows where it begins a line, and its colour bar.
void paintSheetEdges(QPainter& painter, const SheetScene& scene, int map);
/// What stands under all maps: their colour bar, and what rows and columns are.
void paintSheetFoot(QPainter& painter, const SheetScene& scene);

} // namespace headscope
