// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

/// A hairline round what has the keyboard.
inline void paintFocusFrame(QPainter& painter, const QRectF& room, const QPalette& palette) {
    const double hair = Spacing::of(painter.font()).hair;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::of(palette).accent, hair));
    painter.drawRect(room.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2));
}

} // namespace headscope
