// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/segment_button.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

/// A rectangle whose left or right corners are rounded; neighbours share their edge.
QPainterPath segmentShape(const QRectF& rect, double radius, bool roundLeft, bool roundRight) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(rect, radius, radius);
    if (!roundLeft) {
        path.addRect(QRectF(rect.topLeft(), QSizeF(2 * radius, rect.height())));
    }
    if (!roundRight) {
        path.addRect(QRectF(rect.right() - 2 * radius, rect.top(), 2 * radius, rect.height()));
    }
    return path.simplified();
}

} // namespace

SegmentButton::SegmentButton(QWidget* parent) : QToolButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SegmentButton::setEnds(bool first, bool last) {
    first_ = first;
    last_ = last;
    update();
}

void SegmentButton::setAccent(const std::optional<QColor>& accent) {
    accent_ = accent;
    update();
}

int SegmentButton::heightFor(const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    return spacing.line + 2 * spacing.small;
}

QSize SegmentButton::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    QFont bold = font();
    bold.setWeight(QFont::DemiBold); // the widest that it gets
    const int text = QFontMetrics(bold).horizontalAdvance(this->text());
    return {qMax(text + 2 * spacing.medium, qRound(1.6 * spacing.line)), heightFor(font())};
}

QSize SegmentButton::minimumSizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {sizeHint().width() - 2 * (spacing.medium - spacing.small), sizeHint().height()};
}

void SegmentButton::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QColor fill = theme.card;
    QColor outline = theme.border;
    if (isChecked()) {
        fill = theme.wash(isEnabled() && accent_ ? *accent_ : theme.muted);
        outline = isEnabled() && accent_ ? *accent_ : theme.border;
    } else if (isEnabled() && (underMouse() || isDown())) {
        fill = theme.background;
    }
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = spacing.hair / 2.0;
    const QRectF room = QRectF(rect()).adjusted(inset, inset, last_ ? -inset : inset, -inset);
    painter.setPen(QPen(outline, spacing.hair));
    painter.setBrush(fill);
    painter.drawPath(segmentShape(room, spacing.radius, isRightToLeft() ? last_ : first_,
                                  isRightToLeft() ? first_ : last_));
    if (hasFocus()) {
        const double inner = 2.5 * spacing.hair;
        painter.setPen(QPen(theme.accent, 1.4 * spacing.hair));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(inner, inner, -inner, -inner), spacing.radius / 2.0,
                                spacing.radius / 2.0);
    }
    QFont shown = font();
    shown.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
    painter.setFont(shown);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(rect(), static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 2 * spacing.tiny));
}

} // namespace headscope
