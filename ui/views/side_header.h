// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

#include "ui/theme/side_letter.h"

namespace headscope {

/// What stands over one side of a view: a bar in the side's colour, its letter and the head, and under them
/// what was done to the scores.
struct SideHeader {
    SideName side = SideName::A;
    QString title;
    QString note; // cut with an ellipsis where there is no room
};

[[nodiscard]] int sideHeaderHeight(const QFont& font);
/// Leaves the painter's pen and font changed.
void paintSideHeader(QPainter& painter, const QRect& room, const SideHeader& header, const QFont& font,
                     const QPalette& palette);

} // namespace headscope
