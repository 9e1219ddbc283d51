// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include "ui/export/document.h"
#include "ui/export/figure_part.h"

namespace headscope {

/// A figure of several parts, with all that is set for it.
struct FigureSheet {
    std::vector<std::shared_ptr<const FigurePart>> parts;
    int columns = 1; // parts next to each other; one that a column is too narrow for has a row to itself
    QString title;   // over the parts; plain text
    QString caption; // under them
    bool hasLetters = false; // (a), (b) ... over the parts; only where there are several
    int width = 648;         // in pixels of 1/96 inch
    int height = 0;          // likewise; 0: what suits the parts
    double dpi = 300;        // of a PNG
    double fontPoints = 8;
    QString family; // of the font; empty: the program's
    FigureLook look;
    /// What its file says of how it was made, see ui/export/provenance.h.
    enum class Says { All, WithoutText, Nothing };
    Says says = Says::All;
    QByteArray provenance;
};

/// Where everything is, in pixels of 1/96 inch.
struct SheetPlaces {
    struct Line {
        QRectF area;
        QString text;
    };
    std::vector<Line> title;
    std::vector<Line> caption;
    std::vector<Line> letters; // one a part, or none
    std::vector<QRectF> parts;
    double height = 0; // of all
};

[[nodiscard]] SheetPlaces placeSheet(const FigureSheet& sheet);

/// The page that the sheet is on; its height is the sheet's, or what suits it.
[[nodiscard]] QSize pageSize(const FigureSheet& sheet);

/// As pixels: `dpi` of 0 means the sheet's. Throws as writeSheet does.
[[nodiscard]] QImage sheetImage(const FigureSheet& sheet, double dpi = 0, const Job& job = {});
[[nodiscard]] QByteArray sheetBytes(const FigureSheet& sheet, const QString& suffix, const Job& job = {});

/// PNG, SVG or PDF. Throws Error as writeDocument does, where the sheet is empty, and where a part has less
/// room than it needs; Stopped, and then writes nothing. These functions may be called from any thread.
void writeSheet(const std::filesystem::path& path, const FigureSheet& sheet, const Job& job = {});

/// Of all parts, in their order.
[[nodiscard]] std::vector<NumberTable> sheetNumbers(const FigureSheet& sheet);

} // namespace headscope
