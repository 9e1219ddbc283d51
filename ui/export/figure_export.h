// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include "ui/export/figure_data.h"
#include "ui/heatmap/figure_content.h"

class QPaintDevice;

namespace headscope {

/// How a figure is written, from any thread. One pixel of `size` is 1/96 inch. The font is the application's.
struct FigureOptions {
    QSize size{1600, 700};
    double dpi = 96;       // PNG only: the image has size * dpi / 96 pixels
    double fontPoints = 9; // of the base text; labels are a little smaller
    FigureTheme theme = FigureTheme::print();
    QByteArray provenance; // how it was made, in one line (see provenance.h); empty: the file does not say
    QRectF cells; // the part of the maps to show, in cells as in HeatmapView::visibleCells; empty means all
};

/// The least side of a map that is drawn, in pixels of 1/96 inch.
inline constexpr double kSmallestMapInFile = 60;

/// What a file of the figure says about itself.
[[nodiscard]] QString figureTitle(const FigureContent& content);

/// The suffixes that exportFigure knows: "png", "svg", "pdf".
[[nodiscard]] QStringList figureSuffixes();

/// Throws Error where the path has none of them; exportFigure does so itself.
void checkFigureType(const std::filesystem::path& path);

/// The height in pixels of 1/96 inch at which a figure of width options.size.width() leaves no room unused.
[[nodiscard]] int fittingHeight(const FigureContent& content, const FigureOptions& options);

/// The least size, in the same pixels, that is drawn: the maps are 60 pixels large then.
[[nodiscard]] QSize minimumSize(const FigureContent& content, const FigureOptions& options);

/// The picture as pixels; the image knows its resolution. Throws Error where the size is less than
/// minimumSize, where the image would have more than 200 million pixels or 32000 a side, or where `dpi` is no
/// number above 0.
[[nodiscard]] QImage renderImage(const FigureContent& content, const FigureOptions& options);

/// Writes PNG, SVG or PDF as the path's suffix says, as a whole or not at all (core/base/atomic_file.h).
/// Throws Error as renderImage does, where the suffix is unknown, and where the file cannot be written.
void exportFigure(const FigureContent& content, const FigureOptions& options,
                  const std::filesystem::path& path);
/// The same for a path as Qt's file dialogs give it.
void exportFigure(const FigureContent& content, const FigureOptions& options, const QString& path);

/// The same file as bytes; `suffix` is one of figureSuffixes().
[[nodiscard]] QByteArray figureBytes(const FigureContent& content, const FigureOptions& options,
                                     const QString& suffix);

/// Paints the figure with its own device of a PDF or a recording, in units of 1/96 inch; text stays text.
/// False where the device cannot be painted on. Throws Error as renderImage does for its size.
[[nodiscard]] bool paintFigure(const FigureContent& content, const FigureOptions& options,
                               QPaintDevice& device);

/// For the clipboard, without a file. Throws Error as renderImage does.
[[nodiscard]] FigureData figureData(const FigureContent& content, const FigureOptions& options);

} // namespace headscope
