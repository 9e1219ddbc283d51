// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

/// A frame round what has the keyboard, inside `room`.
inline void paintFocusFrame(QPainter& painter, const QRectF& room, const QPalette& palette) {
    const double width = 2.0 * Spacing::of(painter.font()).hair;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::of(palette).accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(room.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

} // namespace headscope
