// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/menu_hint.h"

#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kFlags =
    static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextShowMnemonic;

QString escaped(QString text) {
    return text.replace(u'&', QStringLiteral("&&")).replace(u'\n', u' ');
}

int widthOf(const QFont& font, const QString& text) {
    return QFontMetrics(font).size(kFlags, text).width();
}

} // namespace

QString menuTextWithHint(const QString& title, const QString& hint) {
    return hint.isEmpty() ? escaped(title) : escaped(title) + u'\n' + escaped(hint);
}

bool hasMenuHint(const QStyleOptionMenuItem& item) {
    return item.text.contains(u'\n');
}

QSize menuHintSize(const QStyleOptionMenuItem& item) {
    const Spacing spacing = Spacing::of(item.font);
    const QFont hintFont = smallerFont(item.font);
    const int width = std::max(widthOf(item.font, item.text.section(u'\n', 0, 0)),
                               widthOf(hintFont, item.text.section(u'\n', 1)));
    return {width + 2 * spacing.large, spacing.line + QFontMetrics(hintFont).height() + 2 * spacing.small};
}

void paintMenuHint(QPainter& painter, const QStyleOptionMenuItem& item) {
    const Spacing spacing = Spacing::of(item.font);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QColor selected = item.palette.color(QPalette::HighlightedText);
    QRect line = item.rect.adjusted(spacing.large, spacing.small, -spacing.large, 0);
    line.setHeight(spacing.line);
    painter.setFont(item.font);
    painter.setPen(isSelected ? selected : item.palette.color(QPalette::Text));
    painter.drawText(line, kFlags, item.text.section(u'\n', 0, 0));

    const QFont hintFont = smallerFont(item.font);
    line = QRect(line.left(), line.bottom() + 1, line.width(), QFontMetrics(hintFont).height());
    painter.setFont(hintFont);
    painter.setPen(isSelected ? selected : Theme::of(item.palette).muted);
    painter.drawText(line, kFlags, item.text.section(u'\n', 1));
}

} // namespace headscope
