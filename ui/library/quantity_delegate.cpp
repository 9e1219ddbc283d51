// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/quantity_delegate.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QPainter>

#include "ui/theme/fonts.h"

namespace headscope {

namespace {

/// A number and its unit, which may be missing.
std::pair<QString, QString> partsOf(const QString& text) {
    return {text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1)};
}

} // namespace

QuantityDelegate::QuantityDelegate(QStringList units, QObject* parent)
    : QStyledItemDelegate(parent), units_(std::move(units)) {}

int QuantityDelegate::unitWidth(const QFontMetrics& metrics) const {
    int width = 0;
    for (const QString& unit : units_) {
        width = std::max(width, metrics.horizontalAdvance(unit));
    }
    return width + metrics.horizontalAdvance(QLatin1Char(' '));
}

QSize QuantityDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QFontMetrics metrics(tabularFont(option.font));
    const auto [number, unit] = partsOf(index.data().toString());
    if (number.isEmpty()) {
        return {0, size.height()};
    }
    const int margins = size.width() - option.fontMetrics.horizontalAdvance(index.data().toString());
    return {metrics.horizontalAdvance(number) + unitWidth(metrics) + std::max(margins, 0), size.height()};
}

void QuantityDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const auto [number, unit] = partsOf(std::exchange(item.text, QString()));
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const QFont font = tabularFont(item.font);
    const QFontMetrics metrics(font);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
    const QRect room = item.rect.adjusted(margin, 0, -margin, 0);
    const int units = unitWidth(metrics);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(font);
    painter->setPen(
        item.palette.color(item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive,
                           isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room.adjusted(0, 0, -units, 0), Qt::AlignRight | Qt::AlignVCenter, number);
    painter->drawText(QRect(room.right() + 1 - units, room.top(), units, room.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, QLatin1Char(' ') + unit);
    painter->restore();
}

} // namespace headscope
