// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/flat_panel.h"

#include <QPainter>
#include <QStyleOption>

namespace headscope {

void drawPanel(QPainter& painter, const QRect& rect, const Panel& panel, const Spacing& spacing) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(panel.outline, spacing.hair));
    painter.setBrush(panel.fill);
    const double inset = spacing.hair / 2.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), spacing.radius,
                            spacing.radius);
    painter.restore();
}

void drawChevron(QPainter& painter, const QRect& rect, Direction direction, const QColor& colour) {
    const double unit = qMin(rect.width(), rect.height()) / 4.0;
    const double tip = direction == Direction::Down ? unit / 2 : -unit / 2;
    const QPointF middle = QRectF(rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, qMax(1.2, unit / 2.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({middle + QPointF(-unit, -tip), middle + QPointF(0, tip), middle + QPointF(unit, -tip)}));
    painter.restore();
}

Panel controlPanel(const QStyleOption& option, const Theme& theme) {
    Panel panel{theme.card, theme.border};
    if (!option.state.testFlag(QStyle::State_Enabled)) {
        panel.fill = theme.background;
        return panel;
    }
    if (option.state & (QStyle::State_On | QStyle::State_Sunken)) {
        panel = {theme.wash(theme.accent), theme.accent};
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        panel.fill = theme.background;
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        panel.outline = theme.accent;
    }
    return panel;
}

Panel fieldPanel(const QStyleOption& option, const Theme& theme) {
    return {option.state.testFlag(QStyle::State_Enabled) ? theme.card : theme.background,
            option.state.testFlag(QStyle::State_HasFocus) ? theme.accent : theme.border};
}

} // namespace headscope
