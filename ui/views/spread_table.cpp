// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spread_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/palette/significant_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kColumns = 5;
constexpr std::array kShares{0.1, 0.21, 0.23, 0.23, 0.23}; // of the width

QString numberText(double value) {
    return std::isnan(value) ? QStringLiteral("–") : significantText(value, 3);
}

std::array<double, 3> valuesOf(const GroupSpread& group) {
    return {group.keys, group.values, group.maps};
}

QString membersText(const GroupSpread& group) {
    const QString first = QStringLiteral("H%1").arg(group.firstHead);
    return group.heads == 1 ? first
                            : QStringLiteral("%1–H%2").arg(first).arg(group.firstHead + group.heads - 1);
}

} // namespace

SpreadTable::SpreadTable(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SpreadTable::setGroups(std::vector<GroupSpread> groups) {
    groups_ = std::move(groups);
    QStringList lines;
    for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
        lines += Joined::listed(cells(group));
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QStringList SpreadTable::cells(int group) const {
    const GroupSpread& shown = groups_.at(static_cast<std::size_t>(group));
    return {QString::number(group), membersText(shown), numberText(shown.keys), numberText(shown.values),
            numberText(shown.maps)};
}

int SpreadTable::lineHeight() const {
    return QFontMetrics(smallerFont(font())).height() + 2 * Spacing::of(font()).tiny;
}

QRect SpreadTable::cellRect(int line, int column) const {
    double left = 0;
    for (int before = 0; before < column; ++before) {
        left += kShares.at(static_cast<std::size_t>(before));
    }
    const int gap = Spacing::of(font()).small;
    return {qRound(left * width()), line * lineHeight(),
            qRound(kShares.at(static_cast<std::size_t>(column)) * width()) - gap, lineHeight()};
}

QSize SpreadTable::sizeHint() const {
    return {18 * Spacing::of(font()).line, (static_cast<int>(groups_.size()) + 1) * lineHeight()};
}

QSize SpreadTable::minimumSizeHint() const {
    return {12 * Spacing::of(font()).line, sizeHint().height()};
}

void SpreadTable::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const QStringList headings{tr("K/V"), tr("heads"), tr("keys"), tr("values"), tr("maps, nats")};
    std::array<double, 3> largest{};
    for (const GroupSpread& group : groups_) {
        for (std::size_t column = 0; column < largest.size(); ++column) {
            const double value = valuesOf(group).at(column);
            largest.at(column) = std::isnan(value) ? largest.at(column) : std::max(largest.at(column), value);
        }
    }
    largest[0] = largest[1] = std::max(largest[0], largest[1]);
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(tabularFont(smallerFont(font())));
    painter.setPen(Theme::of(palette()).muted);
    for (int column = 0; column < kColumns; ++column) {
        painter.drawText(cellRect(0, column),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                         headings.at(column));
    }
    for (int group = 0; group < static_cast<int>(groups_.size()); ++group) {
        const auto values = valuesOf(groups_[static_cast<std::size_t>(group)]);
        const QStringList texts = cells(group);
        for (int column = 0; column < kColumns; ++column) {
            const auto place = static_cast<std::size_t>(column - 2);
            const double share =
                column < 2 || largest.at(place) == 0 ? 0 : values.at(place) / largest.at(place);
            paintCell(painter, cellRect(group + 1, column), texts.at(column), share);
        }
    }
}

/// The number, and under it a bar of that share of the cell.
void SpreadTable::paintCell(QPainter& painter, const QRect& room, const QString& text, double share) const {
    const Theme& theme = Theme::of(palette());
    if (share > 0) {
        painter.fillRect(
            QRectF(room.left(), room.top() + 1, room.width() * std::min(share, 1.0), room.height() - 2),
            theme.wash(theme.accent));
    }
    painter.setPen(theme.text);
    const int edge = Spacing::of(font()).tiny;
    painter.drawText(room.adjusted(edge, 0, 0, 0),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text);
}

bool SpreadTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const int group = help->pos().y() / lineHeight() - 1;
    if (group < 0 || group >= static_cast<int>(groups_.size())) {
        QToolTip::hideText();
        return true;
    }
    const QStringList texts = cells(group);
    QToolTip::showText(help->globalPos(),
                       tr("K/V group %1, query heads %2, pooled from %n K/V heads of the model\n"
                          "keys: relative spread %3\nvalues: relative spread %4\n"
                          "maps: mean Jensen-Shannon divergence %5 nats",
                          nullptr, groups_[static_cast<std::size_t>(group)].kvHeads)
                           .arg(texts[0], texts[1], texts[2], texts[3], texts[4]),
                       this);
    return true;
}

} // namespace headscope
