// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include "ui/heatmap/pointing.h"

namespace headscope {

/// The cell that an arrow key goes to from the marked one; `by`: x keys, y queries. Where none is marked, the
/// first in sight (`visible`, of the first panel). Beyond the last key of a map it goes on in the next map of
/// another shape, before its first key in the one before. There must be panels.
[[nodiscard]] CellAddress steppedCell(const FigureContent& content, const QRectF& visible,
                                      const Crosshair& marked, const QPoint& by);

} // namespace headscope
