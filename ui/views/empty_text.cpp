// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/empty_text.h"

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

void paintEmptyText(QPainter& painter, const QRect& room, const QString& text, const QPalette& palette) {
    const int edge = Spacing::of(painter.font()).large;
    painter.setPen(Theme::of(palette).muted);
    painter.drawText(room.adjusted(edge, edge, -edge, -edge),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, text);
}

} // namespace headscope
