// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_row.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include "ui/theme/flat_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kWrapped = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

QRect wrappedRect(const QFont& font, int width, const QString& text) {
    return text.isEmpty()
               ? QRect()
               : QFontMetrics(font).boundingRect(QRect(0, 0, qMax(1, width), 1 << 20), kWrapped, text);
}

} // namespace

LessonRow::LessonRow(LessonRowText text, QWidget* parent) : QAbstractButton(parent), shown_(std::move(text)) {
    setText(shown_.title);
    setAccessibleName(shown_.title);
    setAccessibleDescription(under());
    setFocusPolicy(Qt::StrongFocus);
    setEnabled(shown_.fault.isEmpty());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int LessonRow::textLeft() const {
    return Spacing::of(font()).medium +
           QFontMetrics(tabularFont(font())).horizontalAdvance(QStringLiteral("00  "));
}

int LessonRow::heightFor(int width) const {
    const Spacing spacing = Spacing::of(font());
    const int inside = width - textLeft() - spacing.medium;
    const int title = wrappedRect(titleFont(font()), inside, shown_.title).height();
    const int rest = wrappedRect(font(), inside, under()).height();
    return title + (rest > 0 ? rest + spacing.tiny : 0) + 2 * spacing.medium;
}

QSize LessonRow::sizeHint() const {
    const int width = Spacing::of(font()).line * 20;
    return {width, heightFor(width)};
}

QSize LessonRow::minimumSizeHint() const {
    return {Spacing::of(font()).line * 8, Spacing::of(font()).line * 2};
}

void LessonRow::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    setFixedHeight(heightFor(width()));
}

void LessonRow::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setFixedHeight(heightFor(width()));
    }
}

void LessonRow::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (isEnabled() && (underMouse() || hasFocus())) {
        drawPanel(
            painter, rect(),
            {isDown() ? theme.wash(theme.accent) : theme.card, hasFocus() ? theme.accent : theme.border},
            spacing);
    }
    const auto placed = [this](const QRect& room) {
        return QStyle::visualRect(layoutDirection(), rect(), room); // in a mirrored window
    };
    const int left = textLeft();
    const int inside = width() - left - spacing.medium;
    int top = spacing.medium;
    if (shown_.number > 0) {
        painter.setFont(tabularFont(font()));
        painter.setPen(theme.muted);
        painter.drawText(placed(QRect(spacing.medium, top, left - spacing.medium, spacing.line)),
                         Qt::AlignLeft, QString::number(shown_.number));
    }
    const QFont title = titleFont(font());
    const int titleHeight = wrappedRect(title, inside, shown_.title).height();
    painter.setFont(title);
    painter.setPen(isEnabled() ? theme.text : theme.muted);
    painter.drawText(placed(QRect(left, top, inside, titleHeight)), kWrapped, shown_.title);
    top += titleHeight + spacing.tiny;
    painter.setFont(font());
    painter.setPen(shown_.fault.isEmpty() ? theme.muted : theme.error);
    painter.drawText(placed(QRect(left, top, inside, height() - top)), kWrapped, under());
}

void LessonRow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Down:
        focusNextChild();
        return;
    case Qt::Key_Up:
        focusPreviousChild();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void LessonRow::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LessonRow::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace headscope
