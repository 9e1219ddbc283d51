// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMimeData>
#include <QString>

#include "ui/composer/figure_sheet.h"

namespace headscope {

/// A figure as other programs take it: as pixels, as SVG, and as a PNG file.
struct FigureData {
    QImage image;
    QByteArray svg;
    QString file; // empty: none
};

/// For the clipboard, without a file. Throws as writeSheet does; from any thread, as is the other.
[[nodiscard]] FigureData clipboardData(const FigureSheet& sheet, const Job& job);
/// To be dropped elsewhere; the file is written to `folder`.
[[nodiscard]] FigureData dragData(const FigureSheet& sheet, const QString& folder, const Job& job);

[[nodiscard]] std::unique_ptr<QMimeData> mimeData(const FigureData& data);

} // namespace headscope
