// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QRectF>

#include "ui/charts/sheet_content.h"

namespace headscope {

/// Where the parts of a sheet are, in pixels of the widget. Parts for which there is no room are empty.
struct SheetLayout {
    struct Map {
        QRectF title;
        QRectF note;
        QRectF cells;
        QRectF bar; // where each map has its own range: its bar with the numbers at its ends
    };
    std::vector<Map> maps;
    double labelWidth = 0; // of the row labels, at the left of the first map of each line; 0: no room
    int columns = 0;       // maps in a line
    QRectF foot;           // the shared bar, and what rows and columns are, in two lines at most
};

/// Whether each map has a colour bar; whether there is one for all under them.
[[nodiscard]] bool hasOwnBars(const SheetContent& content);
[[nodiscard]] bool hasSharedBar(const SheetContent& content);

/// What stands beside the shared bar, or alone in the foot; empty where nothing does.
[[nodiscard]] QString sheetFootText(const SheetContent& content);

/// The width of the shared bar in a foot of that width, with the gap behind it.
[[nodiscard]] double sharedBarWidth(const QFont& font, double width);

/// The height at which a sheet of this width with content.columns maps in a line leaves no room unused.
[[nodiscard]] double fittingSheetHeight(const SheetContent& content, const QFont& font, double width);

/// The largest maps of one size. Maps with as many rows as columns are square.
[[nodiscard]] SheetLayout layoutSheet(const SheetContent& content, const QFont& font, const QSizeF& size);

} // namespace headscope
