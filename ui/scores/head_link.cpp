// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/head_link.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

HeadLink::HeadLink(QWidget* parent) : QAbstractButton(parent) {
    declarePainted(*this, QAccessible::Link);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT headChosen(side_, head_); });
}

QSize HeadLink::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {QFontMetrics(tabularFont(font())).horizontalAdvance(text()) + 2 * spacing.tiny + 1,
            spacing.line + 2 * spacing.tiny};
}

void HeadLink::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton && isEnabled()) {
        Q_EMIT headChosen(SideName::B, head_);
        return;
    }
    QAbstractButton::mousePressEvent(event);
}

void HeadLink::mouseReleaseEvent(QMouseEvent* event) {
    side_ = shiftedSide(event->modifiers());
    QAbstractButton::mouseReleaseEvent(event);
}

void HeadLink::keyPressEvent(QKeyEvent* event) {
    side_ = shiftedSide(event->modifiers());
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void HeadLink::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    QFont shown = tabularFont(font());
    shown.setUnderline(isEnabled() && underMouse());
    painter.setFont(shown);
    painter.setPen(isEnabled() ? theme.sideTextA : theme.muted);
    painter.drawText(rect().adjusted(spacing.tiny, 0, -spacing.tiny, 0),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, text());
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, spacing.hair));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing.radius / 2.0,
                                spacing.radius / 2.0);
    }
}

} // namespace headscope
