// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/maps_part.h"

#include <QCoreApplication>

#include "ui/export/figure_export.h"
#include "ui/parts/map_numbers.h"
#include "ui/theme/side_letter.h"

namespace headscope {

MapsPart::MapsPart(FigureContent content, const QRectF& cells)
    : content_(std::move(content)), cells_(cells) {}

FigurePicture MapsPart::picture(const FigureLook& look) const {
    FigureContent content = content_;
    content.theme = look.figureTheme();
    content.sequentialPalette = look.shownPalette(content_.sequentialPalette);
    content.divergingPalette = look.shownDifferencePalette();
    content.showsBars = look.showsBars;
    content.cellOutput = look.cellOutput;
    for (MapPanel& panel : content.panels) {
        if (!panel.difference) {
            panel.scale = look.shownScale(panel.scale);
        }
        for (const SideName side : {SideName::A, SideName::B}) {
            if (panel.badge == sideLetter(side)) {
                panel.accent = look.theme().side(side);
                panel.badgeColour = look.theme().sideText(side);
            }
        }
    }
    return {std::move(content), look.font, cells_};
}

QString MapsPart::name() const {
    return figureTitle(content_);
}

double MapsPart::heightFor(double width, const FigureLook& look) const {
    return picture(look).fittingHeight(width);
}

QSizeF MapsPart::smallestSize(const FigureLook& look) const {
    return picture(look).smallestSize(kSmallestMapInFile);
}

void MapsPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look) const {
    picture(look).paint(painter, area);
}

std::vector<NumberTable> MapsPart::numbers() const {
    std::vector<NumberTable> tables;
    for (std::size_t index = 0; index < content_.panels.size(); ++index) {
        const MapPanel& panel = content_.panels[index];
        const MapAxes& axes = content_.axesOf(index);
        NumberTable& table = tables.emplace_back(mapTable(*panel.values, panel.allowed,
                                                          fullLabels(axes.fullQueryLabels, axes.queryLabels),
                                                          fullLabels(axes.fullKeyLabels, axes.keyLabels)));
        table.title = (panel.badge + QLatin1Char(' ') + panel.title).trimmed().toStdString();
        table.about =
            QCoreApplication::translate("MapsPart", "%1; rows are queries, columns are keys; "
                                                    "masked cells are empty")
                .arg(panel.difference ? QCoreApplication::translate("MapsPart", "difference") : panel.note)
                .toStdString();
    }
    return tables;
}

} // namespace headscope
