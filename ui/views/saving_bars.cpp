// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/saving_bars.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

SavingBars::SavingBars(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SavingBars::setRows(std::vector<SavingRow> rows, const QString& fraction) {
    const bool isOtherNumber = rows.size() != rows_.size();
    rows_ = std::move(rows);
    fraction_ = fraction;
    QStringList lines;
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row) {
        lines += Joined::labelled(rows_[static_cast<std::size_t>(row)].name, numbersText(row));
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    if (isOtherNumber) {
        updateGeometry();
    }
    update();
}

QString SavingBars::numbersText(int row) const {
    const SavingRow& shown = rows_.at(static_cast<std::size_t>(row));
    return tr("%1 → %2 (× %3)").arg(shown.before, shown.after, fraction_);
}

QRect SavingBars::rowRect(int row) const {
    const Spacing spacing = Spacing::of(font());
    const int small = QFontMetrics(smallerFont(font())).height();
    const int rowHeight = 2 * small + spacing.small + 2 * spacing.tiny;
    return {0, row * (rowHeight + spacing.medium), width(), rowHeight};
}

QSize SavingBars::sizeHint() const {
    const int rows = static_cast<int>(rows_.size());
    return {18 * Spacing::of(font()).line, rows == 0 ? 0 : rowRect(rows - 1).bottom() + 1};
}

QSize SavingBars::minimumSizeHint() const {
    return {12 * Spacing::of(font()).line, sizeHint().height()};
}

void SavingBars::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row) {
        paintRow(painter, row);
    }
}

void SavingBars::paintRow(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const SavingRow& shown = rows_[static_cast<std::size_t>(row)];
    const QRect room = rowRect(row);
    const QFont small = tabularFont(smallerFont(font()));
    const int line = QFontMetrics(small).height();
    const int single = Qt::TextSingleLine;
    painter.setFont(small);
    painter.setPen(theme.text);
    const QString numbers = numbersText(row);
    const int right = painter.fontMetrics().horizontalAdvance(numbers);
    painter.drawText(QRect(room.right() - right, room.top(), right + 1, line),
                     static_cast<int>(Qt::AlignRight) | single, numbers);
    const int left = qMax(0, room.width() - right - spacing.medium);
    painter.drawText(QRect(0, room.top(), left, line), static_cast<int>(Qt::AlignLeft) | single,
                     painter.fontMetrics().elidedText(shown.name, Qt::ElideRight, left));

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QRectF bar(room.left(), room.top() + line + spacing.tiny, room.width(), spacing.small);
    painter.setBrush(theme.wash(theme.muted));
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    bar.setWidth(qMax(bar.height(), bar.width() * qBound(0.0, shown.ratio, 1.0)));
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);

    painter.setPen(theme.muted);
    painter.drawText(QRect(0, room.bottom() + 1 - line, room.width(), line),
                     static_cast<int>(Qt::AlignLeft) | single,
                     painter.fontMetrics().elidedText(shown.formula, Qt::ElideRight, room.width()));
}

bool SavingBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row) {
        if (rowRect(row).contains(help->pos())) {
            const SavingRow& shown = rows_[static_cast<std::size_t>(row)];
            QToolTip::showText(help->globalPos(),
                               plainTooltip(QStringList{Joined::labelled(shown.name, numbersText(row)),
                                                        shown.formula, shown.tooltip}
                                                .join(u'\n')),
                               this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

} // namespace headscope
