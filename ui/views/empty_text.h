// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

namespace headscope {

/// What to do, in the middle of a view that has nothing to show.
void paintEmptyText(QPainter& painter, const QRect& room, const QString& text, const QPalette& palette);

} // namespace headscope
