// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/maps_part.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/charts/number_tables.h"
#include "ui/export/figure_export.h"
#include "ui/heatmap/visible_cells.h"
#include "ui/theme/side_letter.h"

namespace headscope {

MapsPart::MapsPart(FigureContent content, const QRectF& cells)
    : content_(std::move(content)), cells_(cells) {}

std::vector<MapsPart::Rows> MapsPart::arrangements() const {
    const std::size_t count = content_.panels.size();
    std::vector<Rows> ways{{{0, count}}};
    if (count > 2) {
        ways.push_back({{0, 2}, {2, count - 2}});
    }
    if (count > 1) {
        Rows& column = ways.emplace_back();
        for (std::size_t panel = 0; panel < count; ++panel) {
            column.push_back({panel, 1});
        }
    }
    return ways;
}

FigureContent MapsPart::contentOf(const Row& row, const FigureLook& look) const {
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
    const auto first = content.panels.begin() + static_cast<std::ptrdiff_t>(row.first);
    content.panels = {first, first + static_cast<std::ptrdiff_t>(row.count)};
    if (row.first > 0) {
        content.remark.clear(); // it stands over all
    }
    return content;
}

std::vector<FigurePicture> MapsPart::pictures(const Rows& rows, const FigureLook& look) const {
    std::vector<FigurePicture> pictures;
    for (const Row& row : rows) {
        const QRectF cells = cells_.isEmpty() ? cells_ : panelCells(content_, row.first, cells_);
        pictures.emplace_back(contentOf(row, look), look.font, cells);
    }
    return pictures;
}

namespace {

/// Of pictures under each other, with maps whose shorter side is `mapSide`.
QSizeF stackedSize(const std::vector<FigurePicture>& pictures, double mapSide) {
    QSizeF size;
    for (const FigurePicture& picture : pictures) {
        const QSizeF each = picture.smallestSize(mapSide);
        size = QSizeF(std::max(size.width(), each.width()), size.height() + each.height());
    }
    return size;
}

/// The largest maps of one size for pictures under each other, and at least those that can be read.
double mapSideIn(const std::vector<FigurePicture>& pictures, const QSizeF& size) {
    double fits = kSmallestMapInFile;
    double tooLarge = std::max(size.width(), fits + 1);
    while (tooLarge - fits > 0.5) {
        const double side = (fits + tooLarge) / 2;
        const QSizeF needed = stackedSize(pictures, side);
        const bool isRoom = needed.width() <= size.width() && needed.height() <= size.height();
        (isRoom ? fits : tooLarge) = side;
    }
    return fits;
}

} // namespace

MapsPart::Rows MapsPart::rowsIn(double width, const FigureLook& look) const {
    const std::vector<Rows> ways = arrangements();
    const auto fits = [&](const Rows& rows) {
        return stackedSize(pictures(rows, look), kSmallestMapInFile).width() <= width;
    };
    const auto found = std::ranges::find_if(ways, fits);
    return found == ways.end() ? ways.back() : *found;
}

QString MapsPart::name() const {
    return figureTitle(content_);
}

double MapsPart::heightFor(double width, const FigureLook& look) const {
    const std::vector<FigurePicture> shown = pictures(rowsIn(width, look), look);
    if (shown.size() == 1) {
        return shown.front().fittingHeight(width);
    }
    constexpr double kAmple = 1e6;
    return stackedSize(shown, mapSideIn(shown, {width, kAmple})).height();
}

QSizeF MapsPart::smallestSize(double width, const FigureLook& look) const {
    return stackedSize(pictures(rowsIn(width, look), look), kSmallestMapInFile);
}

void MapsPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    const std::vector<FigurePicture> shown = pictures(rowsIn(area.width(), look), look);
    if (shown.size() == 1) {
        job.step(0, "drawing maps");
        shown.front().paint(painter, area);
        return;
    }
    const double side = mapSideIn(shown, area.size());
    double y = area.top();
    for (const FigurePicture& picture : shown) {
        job.step((y - area.top()) / area.height(), "drawing maps");
        const QSizeF size = picture.smallestSize(side);
        picture.paint(painter, QRectF(QPointF(area.left(), y), size));
        y += size.height();
    }
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
