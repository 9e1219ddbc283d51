// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/composer/figure_sheet.h"
#include "ui/export/figure_data.h"

namespace headscope {

/// For the clipboard, without a file. Throws as writeSheet does; from any thread, as is the other.
[[nodiscard]] FigureData clipboardData(const FigureSheet& sheet, const Job& job);
/// To be dropped elsewhere; the file is written to `folder`.
[[nodiscard]] FigureData dragData(const FigureSheet& sheet, const QString& folder, const Job& job);

} // namespace headscope
