// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/card.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

Card::Card(std::optional<SideName> side, QWidget* parent) : QFrame(parent), side_(side) {
    updateMargins();
}

void Card::setTight(bool isTight) {
    isTight_ = isTight;
    updateMargins();
}

void Card::setFlat(bool isFlat) {
    isFlat_ = isFlat;
    updateMargins();
    update();
}

void Card::showFocus(bool hasFocus) {
    showsFocus_ = hasFocus;
    update();
}

void Card::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (isFlat_) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(showsFocus_ ? theme.accent : theme.border, spacing.hair));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(outline, spacing.radius, spacing.radius);
    if (side_) {
        QPainterPath shape;
        shape.addRoundedRect(QRectF(rect()), spacing.radius, spacing.radius);
        painter.setClipPath(shape);
        painter.fillRect(0, 0, spacing.small, height(), theme.side(*side_));
    }
}

// QFrame takes the margins back to its frame's width with a new parent, with a new style, and when it is
// polished after letters became larger.

bool Card::event(QEvent* event) {
    const bool isTaken = QFrame::event(event);
    if (event->type() == QEvent::ParentChange || event->type() == QEvent::Polish) {
        updateMargins();
    }
    return isTaken;
}

void Card::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateMargins();
    }
}

void Card::updateMargins() {
    if (isFlat_) {
        setContentsMargins(0, 0, 0, 0);
        return;
    }
    const Spacing spacing = Spacing::of(font());
    const int beside = isTight_ ? spacing.small : spacing.large;
    const int above = isTight_ ? spacing.small : spacing.medium;
    setContentsMargins(beside + (side_ ? spacing.small : 0), above, beside, above);
}

} // namespace headscope
