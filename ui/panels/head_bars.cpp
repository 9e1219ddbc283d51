// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/head_bars.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <algorithm>

#include "ui/heatmap/figure_fonts.h"
#include "ui/panels/panel_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kLine = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr double kShortestBar = 2; // in lines of text; without this much room there is none

} // namespace

HeadBars::HeadBars(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("headBars"));
    declarePainted(*this, QAccessible::Chart);
    setAccessibleName(tr("Heads with the largest weight"));
    setToolTip(tr("Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void HeadBars::setRows(const QString& title, std::vector<Row> rows) {
    title_ = title;
    rows_ = std::move(rows);
    pointed_.reset();
    QStringList spoken;
    for (const Row& row : rows_) {
        spoken.append(rowText(row));
    }
    summary_ = title + QLatin1Char('\n') + Joined::listedGroups(spoken);
    setAccessibleDescription(summary_);
    update();
}

QString HeadBars::rowText(const Row& row) {
    return tr("%1: %2").arg(shortHeadName(row.head), QString::number(row.value, 'f', 3));
}

void HeadBars::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {a, b};
    update();
}

QStringList HeadBars::titleLines() const {
    return wrappedText(title_, titleFont(font()), width());
}

QRect HeadBars::rowRect(int row) const {
    const Spacing spacing = Spacing::of(font());
    const int height = spacing.line + spacing.tiny;
    const int top = static_cast<int>(titleLines().size()) * spacing.line + spacing.small;
    return {0, top + row * height, width(), height};
}

std::optional<int> HeadBars::rowAt(const QPointF& position) const {
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row) {
        if (rowRect(row).contains(position.toPoint())) {
            return row;
        }
    }
    return std::nullopt;
}

void HeadBars::point(std::optional<int> row) {
    if (row != pointed_) {
        pointed_ = row;
        setAccessibleDescription(row ? rowText(rows_.at(static_cast<std::size_t>(*row))) : summary_);
        update();
    }
}

QSize HeadBars::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {11 * spacing.line, 13 * (spacing.line + spacing.tiny)};
}

QSize HeadBars::minimumSizeHint() const {
    return {6 * Spacing::of(font()).line, 4 * Spacing::of(font()).line};
}

void HeadBars::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(titleFont(font()));
    painter.setPen(Theme::of(palette()).text);
    const int line = Spacing::of(font()).line;
    QRect area(0, 0, width(), line);
    for (const QString& text : titleLines()) {
        painter.drawText(area, kLine, text);
        area.translate(0, line);
    }
    for (int row = 0; row < static_cast<int>(rows_.size()) && rowRect(row).bottom() <= height(); ++row) {
        paintRow(painter, row);
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void HeadBars::paintRow(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const Row& shown = rows_.at(static_cast<std::size_t>(row));
    const QRect line = rowRect(row);
    if (row == pointed_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.wash(theme.muted));
        painter.drawRoundedRect(line, spacing.radius, spacing.radius);
    }
    for (const SideName side : {SideName::A, SideName::B}) {
        if (selected_[static_cast<std::size_t>(side)] == shown.head) {
            painter.fillRect(QRect(side == SideName::A ? 0 : spacing.small, line.top() + spacing.tiny,
                                   spacing.tiny + 1, line.height() - 2 * spacing.tiny),
                             theme.side(side));
        }
    }
    const int nameLeft = 2 * spacing.small + spacing.tiny;
    const int nameWidth = QFontMetrics(font()).horizontalAdvance(QStringLiteral("L00 H00"));
    painter.setFont(font());
    painter.setPen(theme.text);
    painter.drawText(QRect(nameLeft, line.top(), nameWidth, line.height()), kLine, shortHeadName(shown.head));
    const QFont digits = tabularFont(font());
    const int numberWidth = QFontMetrics(digits).horizontalAdvance(QStringLiteral("0.000"));
    painter.setFont(digits);
    painter.drawText(line.adjusted(0, 0, -spacing.small, 0), kLine | static_cast<int>(Qt::AlignRight),
                     QString::number(shown.value, 'f', 3));
    const int barLeft = nameLeft + nameWidth + spacing.medium;
    const double room = line.width() - barLeft - numberWidth - spacing.medium - spacing.small;
    if (room >= kShortestBar * spacing.line) {
        const double height = 0.5 * spacing.line;
        const QRectF bar(barLeft, line.center().y() - height / 2, room, height);
        painter.fillRect(bar, theme.wash(theme.muted));
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(room * std::clamp(shown.value, 0.0, 1.0), height)),
                         theme.muted);
    }
}

void HeadBars::mousePressEvent(QMouseEvent* event) {
    const std::optional<int> row = rowAt(event->position());
    const std::optional<SideName> side = clickedSide(event->button(), event->modifiers());
    if (row && side) {
        Q_EMIT headChosen(*side, rows_.at(static_cast<std::size_t>(*row)).head);
    }
}

void HeadBars::mouseMoveEvent(QMouseEvent* event) {
    point(rowAt(event->position()));
}

void HeadBars::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void HeadBars::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason && !pointed_ && !rows_.empty()) {
        point(0);
    }
}

void HeadBars::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
} // right-click chooses B

void HeadBars::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(rows_.size()) - 1;
    if (last >= 0 && event->key() == Qt::Key_Down) {
        return point(std::min(last, pointed_.value_or(-1) + 1));
    }
    if (last >= 0 && event->key() == Qt::Key_Up) {
        return point(std::max(0, pointed_.value_or(0) - 1));
    }
    if (const auto side = enteredSide(*event); side && pointed_) {
        Q_EMIT headChosen(*side, rows_.at(static_cast<std::size_t>(*pointed_)).head);
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace headscope
