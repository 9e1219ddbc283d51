// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// How a figure is written. One pixel of `size` is 1/96 inch.
struct FigureOptions {
    QSize size{1600, 700};
    double dpi = 96;       // PNG only: the image has size * dpi / 96 pixels
    double fontPoints = 9; // of the base text; labels are a little smaller
    QString fontFamily;    // empty: the application's
    FigureTheme theme = FigureTheme::print();
    QRectF cells;  // the part of the maps to show, in cells as in HeatmapView::visibleCells; empty means all
    QString title; // of the document; empty: from the panels' titles
};

/// The suffixes that exportFigure knows: "png", "svg", "pdf".
[[nodiscard]] QStringList figureSuffixes();

/// The height in pixels of 1/96 inch at which a figure of width options.size.width() leaves no room unused.
[[nodiscard]] int fittingHeight(const FigureContent& content, const FigureOptions& options);

/// The picture as pixels; the image knows its resolution. Throws Error where it would be too large to hold.
[[nodiscard]] QImage renderImage(const FigureContent& content, const FigureOptions& options);

/// Writes PNG, SVG or PDF as the path's suffix says: first beside the file, which is then replaced in one
/// step. Throws Error where the suffix is unknown or the file cannot be written; nothing is left behind then.
void exportFigure(const FigureContent& content, const FigureOptions& options, const QString& path);

/// Puts the picture on the clipboard, as pixels and as SVG.
void copyToClipboard(const FigureContent& content, const FigureOptions& options);

} // namespace headscope
