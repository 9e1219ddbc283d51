// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/picture_part.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(PicturePart)
};

} // namespace

PicturePart::PicturePart(PatchLook look, const PatchDrawing& drawing, std::optional<int> query)
    : patches_(std::move(look)), drawing_(drawing), query_(query) {}

QString PicturePart::name() const {
    const QString head = sideLetter(patches_.side) + QLatin1Char(' ') + patches_.title;
    return query_ ? Words::tr("Picture: %1, row of %2").arg(head, patches_.nameOf(*query_))
                  : Words::tr("Picture: %1").arg(head);
}

double PicturePart::heightFor(double width, const FigureLook& look) const {
    const QSizeF seen(patches_.seen.size());
    return std::ceil(sideHeaderHeight(look.font) + width * seen.height() / std::max(1.0, seen.width()));
}

QSizeF PicturePart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    const double line = Spacing::of(look.font).line;
    return {6 * line, 6 * line};
}

void PicturePart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    job.step(0, "drawing the picture");
    PatchDrawing drawing = drawing_;
    drawing.palette = look.shownPalette(drawing_.palette);
    drawing.scale = look.shownScale(drawing_.scale);
    painter.save();
    painter.translate(area.topLeft());
    paintPatches(painter, {.look = patches_,
                           .drawing = drawing,
                           .chosen = query_,
                           .pointed = std::nullopt,
                           .size = area.size(),
                           .font = look.font,
                           .palette = look.theme().palette()});
    painter.restore();
}

std::vector<NumberTable> PicturePart::numbers() const {
    NumberTable table;
    table.title = name().toStdString();
    table.about = Words::tr("weights of the row on the patches; %1").arg(patches_.note).toStdString();
    table.rowName = "patch row";
    table.columnName = "patch column";
    table.values.resize(patches_.rows, patches_.columns);
    for (int row = 0; row < patches_.rows; ++row) {
        table.rows.push_back(std::to_string(row));
        for (int column = 0; column < patches_.columns; ++column) {
            table.values(row, column) = static_cast<float>(
                query_ ? patches_.weight(*query_, patches_.tokenOf(row, column)) : std::nan(""));
        }
    }
    for (int column = 0; column < patches_.columns; ++column) {
        table.columns.push_back(std::to_string(column));
    }
    return {table};
}

} // namespace headscope
