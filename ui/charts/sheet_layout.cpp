// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sheet_layout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/charts/map_sheet.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr double kWidestLabel = 7; // in lines of text
constexpr double kBarWidth = 9;    // of the shared one, in lines of text
constexpr int kMostNoteLines = 2;

/// Heights and gaps that do not depend on how the maps are arranged.
struct Measures {
    double gap = 0;
    double title = 0;
    double note = 0;
    double bar = 0;
    double foot = 0;
    double label = 0;     // width of the row labels
    double labelLine = 0; // height of one
};

double widestLabel(const QStringList& labels, const QFont& font) {
    double widest = 0;
    const QFontMetricsF metrics(font);
    for (const QString& label : labels) {
        widest = std::max(widest, metrics.horizontalAdvance(label));
    }
    return widest;
}

/// Of titles and notes, in one line.
double widestText(const SheetContent& content, const QFont& font) {
    const QFont title = FigureFonts(font).base();
    double widest = 0;
    for (const SheetMap& map : content.maps) {
        widest = std::max({widest, textWidth(map.title, title), textWidth(map.note, smallerFont(font))});
    }
    return widest;
}

/// Of notes, of which there may be more than one.
struct Lines {
    int note = 1;
    int foot = 1;

    bool operator==(const Lines&) const = default;
};

int linesOf(const QString& text, const QFont& font, double width) {
    return std::clamp(static_cast<int>(wrappedText(text, font, width).size()), 1, kMostNoteLines);
}

/// Notes of maps that stand side by side have one.
Lines linesIn(const SheetContent& content, const QFont& font, double width) {
    const QFont small = smallerFont(font);
    Lines lines;
    for (const SheetMap& map : content.maps) {
        lines.note = content.columns == 1 ? std::max(lines.note, linesOf(map.note, small, width)) : 1;
    }
    lines.foot = linesOf(sheetFootText(content), small,
                         width - (hasSharedBar(content) ? sharedBarWidth(font, width) : 0));
    return lines;
}

Measures measure(const SheetContent& content, const QFont& font, const Lines& lines) {
    const Spacing spacing = Spacing::of(font);
    const QFont small = smallerFont(font);
    const double line = QFontMetricsF(small).height();
    Measures result;
    result.gap = 2.0 * spacing.medium;
    const auto any = [&](auto has) { return std::ranges::any_of(content.maps, has); };
    result.title = any([](const SheetMap& map) { return !map.title.isEmpty(); })
                       ? QFontMetricsF(font).height() + spacing.tiny
                       : 0;
    result.note = any([](const SheetMap& map) { return !map.note.isEmpty(); }) ? lines.note * line : 0;
    result.bar = hasOwnBars(content) ? line + 1.5 * spacing.small : 0;
    result.foot =
        hasSharedBar(content) || !content.rowName.isEmpty() ? lines.foot * line + 2.0 * spacing.small : 0;
    const QFont tokens = tokenFont(small);
    result.label =
        std::min(widestLabel(content.rowLabels, tokens), kWidestLabel * spacing.line) + spacing.small;
    result.labelLine = QFontMetricsF(tokens).height();
    return result;
}

bool isSquare(const SheetContent& content) {
    return std::ranges::all_of(content.maps,
                               [](const SheetMap& map) { return map.values->rows() == map.values->cols(); });
}

/// The size of each map's cells with `columns` maps in a line, beside labels of that width.
QSizeF cellsIn(const SheetContent& content, const Measures& measures, const QSizeF& size, int columns,
               double label) {
    const int lines = (static_cast<int>(content.maps.size()) + columns - 1) / columns;
    const double width = (size.width() - label - (columns - 1) * measures.gap) / columns;
    const double height = (size.height() - measures.foot - (lines - 1) * measures.gap) / lines -
                          measures.title - measures.note - measures.bar;
    if (isSquare(content)) {
        const double side = std::floor(std::min(width, height));
        return {side, side};
    }
    return {std::floor(width), std::floor(height)};
}

int bestColumns(const SheetContent& content, const Measures& measures, const QSizeF& size) {
    if (content.columns > 0) {
        return std::min(content.columns, static_cast<int>(content.maps.size()));
    }
    QSizeF cells(1, 1); // of the map that has most
    for (const SheetMap& map : content.maps) {
        cells = cells.expandedTo(
            QSizeF(static_cast<double>(map.values->cols()), static_cast<double>(map.values->rows())));
    }
    int best = 1;
    double largest = -1;
    for (int columns = 1; columns <= static_cast<int>(content.maps.size()); ++columns) {
        const QSizeF map = cellsIn(content, measures, size, columns, 0);
        const double side = std::min(map.width() / cells.width(), map.height() / cells.height());
        if (side > largest) {
            largest = side;
            best = columns;
        }
    }
    return best;
}

/// `size` and the content are not empty.
SheetLayout layoutWith(const SheetContent& content, const QFont& font, const QSizeF& size,
                       const Lines& texts) {
    SheetLayout layout;
    const Measures measures = measure(content, font, texts);
    const int columns = bestColumns(content, measures, size);
    layout.columns = columns;
    QSizeF cells = cellsIn(content, measures, size, columns, 0);
    if (!content.rowLabels.isEmpty()) {
        const QSizeF beside = cellsIn(content, measures, size, columns, measures.label);
        const double rows = static_cast<double>(content.rowLabels.size());
        if (beside.height() / rows >= 0.8 * measures.labelLine && beside.width() > 0.7 * cells.width()) {
            cells = beside;
            layout.labelWidth = measures.label;
        }
    }
    if (cells.width() < 4 || cells.height() < 4) {
        return layout;
    }
    const int lines = (static_cast<int>(content.maps.size()) + columns - 1) / columns;
    const double lineHeight = measures.title + measures.note + cells.height() + measures.bar;
    // What is left over goes between the maps, up to twice the gap or as titles and notes need, and around
    // them.
    const double spareX =
        size.width() - layout.labelWidth - columns * cells.width() - (columns - 1) * measures.gap;
    const double overhang = columns > 1 ? widestText(content, font) - cells.width() : 0;
    const bool isWide = overhang > measures.gap; // the last map's titles take a share, too
    const double gapX =
        measures.gap + (columns > 1 ? std::min(isWide ? overhang : measures.gap,
                                               std::max(0.0, spareX) / (isWide ? columns : columns - 1))
                                    : 0);
    const double used = layout.labelWidth + columns * cells.width() + (columns - 1) * gapX;
    const double behind = isWide ? std::min(overhang, std::max(0.0, size.width() - used)) : 0;
    const double left = std::floor(std::max(0.0, size.width() - used - behind) / 2) + layout.labelWidth;
    const double spareY = size.height() - measures.foot - lines * lineHeight - (lines - 1) * measures.gap;
    const double top = std::floor(std::clamp(spareY / 2, 0.0, measures.gap));
    for (int map = 0; map < static_cast<int>(content.maps.size()); ++map) {
        const double x = std::floor(left + (map % columns) * (cells.width() + gapX));
        const int line = map / columns;
        double y = std::floor(top + line * (lineHeight + measures.gap));
        SheetLayout::Map place;
        // Titles may reach into the gap, or over all that is beside a map.
        const double room = size.width() - x;
        const double wide = columns == 1 ? room : std::min(room, cells.width() + gapX - measures.gap / 2);
        place.title = QRectF(x, y, wide, measures.title);
        y += measures.title;
        place.note = QRectF(x, y, wide, measures.note);
        y += measures.note;
        place.cells = QRectF(x, y, cells.width(), cells.height());
        place.bar = QRectF(x, y + cells.height(), cells.width(), measures.bar);
        layout.maps.push_back(place);
    }
    const double bottom = layout.maps.back().bar.bottom();
    layout.foot = QRectF(left, bottom, size.width() - left, measures.foot);
    return layout;
}

} // namespace

bool hasOwnBars(const SheetContent& content) {
    return content.showsBars && !content.hasOneScale;
}

bool hasSharedBar(const SheetContent& content) {
    return content.showsBars && content.hasOneScale;
}

QString sheetFootText(const SheetContent& content) {
    QStringList words;
    if (!content.barNote.isEmpty()) {
        words += content.barNote;
    }
    if (!content.rowName.isEmpty()) {
        words += MapSheet::tr("rows: %1 · columns: %2").arg(content.rowName, content.columnName);
    }
    return words.join(QStringLiteral(" · "));
}

double sharedBarWidth(const QFont& font, double width) {
    return std::min(kBarWidth * QFontMetricsF(smallerFont(font)).height(), width) + Spacing::of(font).medium;
}

double fittingSheetHeight(const SheetContent& content, const QFont& font, double width) {
    if (content.isEmpty()) {
        return 0;
    }
    const Measures measures = measure(content, font, linesIn(content, font, width));
    const int columns = std::clamp(content.columns, 1, static_cast<int>(content.maps.size()));
    const int lines = (static_cast<int>(content.maps.size()) + columns - 1) / columns;
    const Matrix& first = *content.maps.front().values;
    const double aspect = std::clamp(
        static_cast<double>(first.rows()) / std::max(1.0, static_cast<double>(first.cols())), 0.25, 4.0);
    const double labels = content.rowLabels.isEmpty() ? 0 : measures.label;
    const double side = (width - labels - (columns - 1) * measures.gap) / columns;
    const double line = measures.title + measures.note + std::max(4.0, side * aspect) + measures.bar;
    return std::ceil(lines * line + (lines - 1) * measures.gap + measures.foot);
}

SheetLayout layoutSheet(const SheetContent& content, const QFont& font, const QSizeF& size) {
    if (content.isEmpty() || size.isEmpty()) {
        return {};
    }
    SheetLayout layout = layoutWith(content, font, size, {});
    const Lines wanted = linesIn(content, font, layout.foot.width());
    if (layout.maps.empty() || wanted == Lines()) {
        return layout;
    }
    const SheetLayout higher = layoutWith(content, font, size, wanted);
    return higher.maps.empty() ? layout : higher;
}

} // namespace headscope
