// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/part_bars.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include "ui/palette/value_scale.h"
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

PartBars::PartBars(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("partBars"));
    declarePainted(*this, QAccessible::Chart);
    setAccessibleName(tr("Lengths of what each head writes"));
    setToolTip(tr("Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::PreventContextMenu); // a right click chooses B
}

void PartBars::setBars(std::vector<PartsLook::Bar> bars) {
    bars_ = std::move(bars);
    longest_ = 0;
    QStringList spoken;
    for (const PartsLook::Bar& bar : bars_) {
        longest_ = std::max(longest_, bar.length);
        spoken.append(barText(bar));
    }
    if (pointed_ && *pointed_ >= static_cast<int>(bars_.size())) {
        pointed_.reset();
    }
    summary_ = Joined::listedGroups(spoken);
    setAccessibleDescription(summary_);
    updateGeometry();
    update();
}

QString PartBars::barText(const PartsLook::Bar& bar) {
    return tr("%1: %2").arg(bar.name, valueText(bar.length));
}

QRect PartBars::rowRect(int row) const {
    const Spacing spacing = Spacing::of(font());
    const int height = spacing.line + spacing.tiny;
    return {0, row * height, width(), height};
}

std::optional<int> PartBars::rowAt(const QPointF& position) const {
    for (int row = 0; row < static_cast<int>(bars_.size()); ++row) {
        if (rowRect(row).contains(position.toPoint())) {
            return row;
        }
    }
    return std::nullopt;
}

int PartBars::nameWidth() const {
    int widest = 0;
    for (const PartsLook::Bar& bar : bars_) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.name));
    }
    return widest;
}

int PartBars::nameLeft() const {
    const Spacing spacing = Spacing::of(font());
    return spacing.small + spacing.tiny;
}

int PartBars::barLeft() const {
    return nameLeft() + nameWidth() + Spacing::of(font()).medium;
}

int PartBars::numberWidth() const {
    const QFontMetrics digits(tabularFont(font()));
    int widest = digits.horizontalAdvance(QStringLiteral("0.0000"));
    for (const PartsLook::Bar& bar : bars_) {
        widest = std::max(widest, digits.horizontalAdvance(valueText(bar.length)));
    }
    return widest;
}

QSize PartBars::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {std::max(9 * spacing.line, minimumSizeHint().width()), minimumSizeHint().height()};
}

/// Names and numbers have room side by side; bars may go.
QSize PartBars::minimumSizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {barLeft() + numberWidth() + spacing.small,
            static_cast<int>(bars_.size()) * (spacing.line + spacing.tiny)};
}

void PartBars::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < static_cast<int>(bars_.size()); ++row) {
        paintRow(painter, row);
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void PartBars::paintRow(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const PartsLook::Bar& bar = bars_.at(static_cast<std::size_t>(row));
    const QRect line = rowRect(row);
    if (row == pointed_ && bar.head) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.wash(theme.muted));
        painter.drawRoundedRect(line, spacing.radius, spacing.radius);
    }
    if (bar.isChosen) {
        painter.fillRect(
            QRect(0, line.top() + spacing.tiny, spacing.tiny + 1, line.height() - 2 * spacing.tiny),
            theme.sideA);
    }
    painter.setFont(font());
    painter.setPen(bar.head ? theme.text : theme.muted);
    painter.drawText(line.adjusted(nameLeft(), 0, 0, 0), kLine, bar.name);
    const QFont digits = tabularFont(font());
    painter.setFont(digits);
    painter.drawText(line.adjusted(0, 0, -spacing.small, 0), kLine | static_cast<int>(Qt::AlignRight),
                     valueText(bar.length));
    const double room = line.width() - barLeft() - numberWidth() - spacing.medium - spacing.small;
    if (room >= kShortestBar * spacing.line && longest_ > 0) {
        const double height = 0.5 * spacing.line;
        const QRectF whole(barLeft(), line.center().y() - height / 2, room, height);
        painter.fillRect(whole, theme.wash(theme.muted));
        painter.fillRect(QRectF(whole.topLeft(), QSizeF(room * bar.length / longest_, height)),
                         bar.isChosen ? theme.sideA : theme.muted);
    }
}

void PartBars::point(std::optional<int> row) {
    if (row != pointed_) {
        pointed_ = row;
        setAccessibleDescription(row ? barText(bars_.at(static_cast<std::size_t>(*row))) : summary_);
        update();
    }
}

void PartBars::choose(SideName side, std::optional<int> row) {
    if (row && bars_.at(static_cast<std::size_t>(*row)).head) {
        Q_EMIT headChosen(side, *bars_.at(static_cast<std::size_t>(*row)).head);
    }
}

void PartBars::mousePressEvent(QMouseEvent* event) {
    if (const auto side = clickedSide(event->button(), event->modifiers())) {
        choose(*side, rowAt(event->position()));
    }
}

void PartBars::mouseMoveEvent(QMouseEvent* event) {
    point(rowAt(event->position()));
}

void PartBars::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void PartBars::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(bars_.size()) - 1;
    if (last >= 0 && event->key() == Qt::Key_Down) {
        return point(std::min(last, pointed_.value_or(-1) + 1));
    }
    if (last >= 0 && event->key() == Qt::Key_Up) {
        return point(std::max(0, pointed_.value_or(0) - 1));
    }
    if (const auto side = enteredSide(*event); side && pointed_) {
        return choose(*side, pointed_);
    }
    QWidget::keyPressEvent(event);
}

} // namespace headscope
