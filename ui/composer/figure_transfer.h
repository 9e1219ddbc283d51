// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMimeData>
#include <QString>

#include "ui/composer/figure_sheet.h"

namespace headscope {

/// The figure for the clipboard: as pixels and as SVG. Throws Error as writeSheet does.
[[nodiscard]] std::unique_ptr<QMimeData> figureData(const FigureSheet& sheet);
/// The same to be dropped elsewhere, also as a PNG file, which is written to `folder`.
[[nodiscard]] std::unique_ptr<QMimeData> figureData(const FigureSheet& sheet, const QString& folder);

} // namespace headscope
