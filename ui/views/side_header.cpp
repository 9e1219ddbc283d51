// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/side_header.h"

#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

int noteHeight(const QFont& font) {
    return QFontMetrics(smallerFont(font)).height();
}

} // namespace

int sideHeaderHeight(const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    return 2 * spacing.tiny + spacing.line + noteHeight(font) + spacing.small;
}

void paintSideHeader(QPainter& painter, const QRect& room, const SideHeader& header, const QFont& font,
                     const QPalette& palette) {
    const Theme& theme = Theme::of(palette);
    const Spacing spacing = Spacing::of(font);
    painter.fillRect(QRect(room.left(), room.top(), room.width(), spacing.tiny), theme.side(header.side));
    const QString badge = sideLetter(header.side);
    QRect line(room.left(), room.top() + 2 * spacing.tiny, room.width(), spacing.line);
    painter.setFont(titleFont(font));
    painter.setPen(theme.sideText(header.side));
    drawTextIn(painter, line, Qt::AlignLeft, badge);
    line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(badge) + spacing.medium);
    painter.setPen(theme.text);
    drawTextIn(painter, line, Qt::AlignLeft, fittedText(header.title, painter.font(), line.width()));
    painter.setFont(smallerFont(font));
    painter.setPen(theme.muted);
    const QRect note(room.left(), line.bottom() + 1, room.width(), noteHeight(font));
    drawTextIn(painter, note, Qt::AlignLeft, fittedText(header.note, painter.font(), note.width()));
}

} // namespace headscope
