// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/theme.h"

namespace headscope {

/// What brushed heads are outlined or filled with: neither side's colour.
[[nodiscard]] QColor brushColour(const Theme& theme);

/// A star of five points, as high as `size`, which stands for "pinned".
[[nodiscard]] QPainterPath starPath(const QPointF& centre, double size);
/// The star with a rim in the card's colour, so that it is seen on every ground.
void drawPin(QPainter& painter, const QPointF& centre, double size, const Theme& theme);

/// The rectangle of a rubber band.
void drawBand(QPainter& painter, const QRect& band, const Theme& theme);

/// Rising diagonals over `rect`, which stand for "no value".
void drawHatch(QPainter& painter, const QRect& rect, const QFont& font, const Theme& theme);

} // namespace headscope
