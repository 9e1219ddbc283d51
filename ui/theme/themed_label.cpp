// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/themed_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include "ui/theme/plain_tooltip.h"

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

void ThemedLabel::setMostLines(int lines) {
    mostLines_ = qMax(1, lines);
    updateGeometry();
}

QStringList ThemedLabel::shownLines(int width) const {
    const QFontMetrics metrics(shownFont());
    if (!wordWrap()) {
        return {metrics.elidedText(text(), Qt::ElideRight, width)};
    }
    QString wrapped = text();
    wrapped.replace(u'\n', QChar::LineSeparator);
    QTextLayout layout(wrapped, shownFont());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == mostLines_) {
            QString rest = wrapped.mid(line.textStart());
            lines.append(metrics.elidedText(rest.replace(QChar::LineSeparator, u' '), Qt::ElideRight, width));
            break;
        }
        lines.append(wrapped.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

int ThemedLabel::widthOf(const QString& text) const {
    return QFontMetrics(shownFont()).horizontalAdvance(text) + 1;
}

QSize ThemedLabel::sizeHint() const {
    return {widthOf(text()), QFontMetrics(shownFont()).height()};
}

QSize ThemedLabel::minimumSizeHint() const {
    if (!isElidable_ && !wordWrap()) {
        return sizeHint();
    }
    return {qMin(widthOf(QStringLiteral("mmm…")), sizeHint().width()), sizeHint().height()};
}

int ThemedLabel::heightForWidth(int width) const {
    return wordWrap() ? static_cast<int>(shownLines(width).size()) * sizeHint().height() : -1;
}

bool ThemedLabel::isCut() const {
    return shownLines(width()).last().endsWith(u'…') && !text().endsWith(u'…');
}

bool ThemedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && !text().isEmpty() && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTooltip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void ThemedLabel::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(shownFont());
    const Theme& theme = Theme::of(palette());
    painter.setPen(isEnabled() ? theme.*colour_ : palette().color(QPalette::Disabled, QPalette::WindowText));
    const QStringList lines = shownLines(width());
    const int lineHeight = painter.fontMetrics().height();
    const int all = static_cast<int>(lines.size()) * lineHeight;
    int top = 0;
    if (alignment().testFlag(Qt::AlignVCenter)) {
        top = (height() - all) / 2;
    } else if (alignment().testFlag(Qt::AlignBottom)) {
        top = height() - all;
    }
    // The place is the layout's, the direction is the text's own: a sentence stays one in a mirrored window.
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    const int flags = static_cast<int>(place & (Qt::AlignHorizontal_Mask | Qt::AlignAbsolute)) |
                      Qt::TextSingleLine |
                      (text().isRightToLeft() ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight);
    for (const QString& line : lines) {
        painter.drawText(QRect(0, top, width(), lineHeight), flags, line);
        top += lineHeight;
    }
}

QFont ThemedLabel::shownFont() const {
    return fontMaker_ != nullptr ? fontMaker_(font()) : font();
}

} // namespace headscope
