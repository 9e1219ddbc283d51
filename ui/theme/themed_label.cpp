// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/themed_label.h"

#include <QPainter>

namespace headscope {

ThemedLabel::ThemedLabel(Colour colour, FontMaker maker, QWidget* parent)
    : QLabel(parent), colour_(colour), fontMaker_(maker) {
    setTextFormat(Qt::PlainText);
}

void ThemedLabel::setColour(Colour colour) {
    colour_ = colour;
    update();
}

void ThemedLabel::setElidable(bool isElidable) {
    isElidable_ = isElidable;
    updateGeometry();
}

QSize ThemedLabel::sizeHint() const {
    const QFontMetrics metrics(shownFont());
    return {metrics.horizontalAdvance(text()) + 1, metrics.height()};
}

QSize ThemedLabel::minimumSizeHint() const {
    if (!isElidable_ && !wordWrap()) {
        return sizeHint();
    }
    const QFontMetrics metrics(shownFont());
    const int shortest = metrics.horizontalAdvance(QStringLiteral("mmm…"));
    return {qMin(shortest, sizeHint().width()), metrics.height()};
}

int ThemedLabel::heightForWidth(int width) const {
    if (!wordWrap()) {
        return -1;
    }
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return QFontMetrics(shownFont()).boundingRect(room, Qt::TextWordWrap, text()).height();
}

void ThemedLabel::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setFont(shownFont());
    const Theme& theme = Theme::of(palette());
    painter.setPen(isEnabled() ? theme.*colour_ : palette().color(QPalette::Disabled, QPalette::WindowText));
    if (wordWrap()) {
        painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextWordWrap, text());
        return;
    }
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

QFont ThemedLabel::shownFont() const {
    return fontMaker_ != nullptr ? fontMaker_(font()) : font();
}

} // namespace headscope
