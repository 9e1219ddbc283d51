// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

class QPainter;
class QStyleOption;

namespace headscope {

/// The rounded rectangle that a control stands on.
struct Panel {
    QColor fill;
    QColor outline;
};

void drawPanel(QPainter& painter, const QRect& rect, const Panel& panel, const Spacing& spacing);

/// How a control looks in its state: hovered, pressed, focused, switched on.
[[nodiscard]] Panel controlPanel(const QStyleOption& option, const Theme& theme);
/// A field to type in: only the focus shows.
[[nodiscard]] Panel fieldPanel(const QStyleOption& option, const Theme& theme);

enum class Direction { Up, Down };

/// The arrow of a control that opens or counts.
void drawChevron(QPainter& painter, const QRect& rect, Direction direction, const QColor& colour);

} // namespace headscope
