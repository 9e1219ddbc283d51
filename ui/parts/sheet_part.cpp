// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/sheet_part.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/charts/number_tables.h"
#include "ui/charts/sheet_painter.h"
#include "ui/theme/joined.h"
#include "ui/theme/saved_painter.h"
#include "ui/theme/spacing.h"
#include "ui/views/step_sheet.h"

namespace headscope {

namespace {

constexpr double kNarrowestMap = 6; // lines of text

} // namespace

SheetPart::SheetPart(QString name, SheetContent content, std::vector<bool> follows)
    : name_(std::move(name)), content_(std::move(content)), follows_(std::move(follows)) {}

/// With as many maps in a line as can be read, the lines about equally long.
SheetContent SheetPart::contentIn(double width, const FigureLook& look) const {
    SheetContent content = content_;
    content.palette = look.shownPalette(content_.palette);
    content.differencePalette = look.shownDifferencePalette();
    content.showsBars = look.showsBars;
    content.cellOutput = look.cellOutput;
    for (SheetMap& map : content.maps) {
        map.scale = map.isDifference ? map.scale : look.shownScale(map.scale);
    }
    if (content.columns == 0) {
        const int maps = static_cast<int>(content.maps.size());
        const double line = Spacing::of(look.font).line;
        const int most = std::clamp(static_cast<int>(width / (kNarrowestMap * line)), 1, std::max(1, maps));
        const int lines = (maps + most - 1) / most;
        content.columns = lines > 0 ? (maps + lines - 1) / lines : 1;
    }
    return content;
}

double SheetPart::heightFor(double width, const FigureLook& look) const {
    return fittingSheetHeight(contentIn(width, look), look.font, width);
}

QSizeF SheetPart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    const double line = Spacing::of(look.font).line;
    return {4 * line, 4 * line};
}

void SheetPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    const SheetContent content = contentIn(area.width(), look);
    const FigureContent figure = sheetFigure(content, look.figureTheme(), look.paper == Paper::Dark);
    const SheetLayout layout = layoutSheet(content, look.font, area.size());
    const SheetScene scene{content, figure, layout, look.font, look.theme()};
    const auto count = static_cast<int>(layout.maps.size());
    const SavedPainter saved(painter);
    painter.translate(area.topLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    for (int map = 0; map < count; ++map) {
        job.step(static_cast<double>(map) / count, "drawing maps");
        CellRaster raster;
        paintSheetMap(painter, scene, map, raster);
        paintSheetEdges(painter, scene, map);
    }
    paintSheetFoot(painter, scene);
    paintStepArrows(painter, scene, follows_, area.width());
}

std::vector<NumberTable> SheetPart::numbers() const {
    std::vector<NumberTable> tables;
    for (const SheetMap& map : content_.maps) {
        NumberTable& table = tables.emplace_back(
            mapTable(*map.values, map.allowed, fullLabels(map.rowLabels, content_.rowLabels),
                     fullLabels(map.columnLabels, content_.columnLabels)));
        table.title = map.title.toStdString();
        const QString value = map.valueName.isEmpty() ? map.title : map.valueName;
        table.about = QCoreApplication::translate("SheetPart", "%1; cells that are masked are empty")
                          .arg(map.note.isEmpty() ? value : Joined::listed({value, map.note}))
                          .toStdString();
        table.rowName = content_.rowName.toStdString();
        table.columnName = content_.columnName.toStdString();
    }
    return tables;
}

} // namespace headscope
