// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_cell.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

QColor colourOf(const QStyleOptionViewItem& item) {
    if (!item.state.testFlag(QStyle::State_Enabled)) {
        return Theme::of(item.palette).muted;
    }
    return item.palette.color(
        item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive,
        item.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text);
}

/// A number and its unit, which may be missing.
std::pair<QString, QString> partsOf(const QString& text) {
    return {text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1)};
}

} // namespace

int cellMargin(const QWidget& view) {
    return view.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &view);
}

ModelCell::ModelCell(QObject* parent, QStringList units)
    : QStyledItemDelegate(parent), units_(std::move(units)) {}

int ModelCell::unitWidth(const QFontMetrics& metrics) const {
    int width = 0;
    for (const QString& unit : units_) {
        width = std::max(width, metrics.horizontalAdvance(QLatin1Char(' ') + unit));
    }
    return width;
}

QSize ModelCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(tabularFont(option.font));
    const auto [number, unit] = partsOf(index.data().toString());
    const int text = units_.isEmpty() ? metrics.horizontalAdvance(index.data().toString())
                                      : metrics.horizontalAdvance(number) + unitWidth(metrics);
    return {text + 2 * cellMargin(*option.widget) + 1, metrics.height() + 2 * Spacing::of(option.font).small};
}

void ModelCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = std::exchange(item.text, QString());
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const QFont font = tabularFont(item.font);
    const QFontMetrics metrics(font);
    const int margin = cellMargin(*item.widget);
    QRect room = item.rect.adjusted(margin, 0, -margin, 0);
    painter->save();
    painter->setFont(font);
    painter->setPen(colourOf(item));
    const auto [number, unit] = partsOf(text);
    if (units_.isEmpty() || unit.isEmpty()) {
        painter->drawText(room, static_cast<int>(item.displayAlignment) | Qt::TextSingleLine,
                          metrics.elidedText(text, Qt::ElideMiddle, room.width()));
    } else {
        const int digits = room.width() - unitWidth(metrics);
        painter->drawText(QRect(room.left(), room.top(), digits, room.height()),
                          Qt::AlignRight | Qt::AlignVCenter, number);
        room.setLeft(room.left() + digits);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QLatin1Char(' ') + unit);
    }
    painter->restore();
}

} // namespace headscope
