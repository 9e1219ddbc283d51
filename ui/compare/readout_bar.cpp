// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/readout_bar.h"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/compare/number_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kLeft = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kRight = static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kDigits = 4;
constexpr int kMantissaDigits = 2;        // of numbers that are written with an exponent
constexpr double kSmallestFixed = 0.001;  // smaller ones are
constexpr double kFewDecimals = 0.1;      // from here on four digits need no more than four decimals
constexpr double kLargestFixed = 99999.5; // larger ones are too

QString maskedText() {
    return ReadoutBar::tr("masked");
}

QString differenceName() {
    return ReadoutBar::tr("B − A");
}

/// Of the weights; empty where a side has none.
QString weightDifference(const PointedCell& cell) {
    if (!cell.a || !cell.b || cell.a->masked || cell.b->masked) {
        return {};
    }
    const float difference = cell.b->weight - cell.a->weight;
    return (difference > 0 ? QStringLiteral("+") : QString()) + ReadoutBar::numberText(difference);
}

/// Side B's after side A's.
QString quoted(const QString& label, const QString& otherLabel) {
    return otherLabel.isEmpty() ? quotedToken(label)
                                : quotedToken(label) + QStringLiteral(" | ") + quotedToken(otherLabel);
}

QString positionText(const PointedCell& cell) {
    QString text = ReadoutBar::tr("query %1 %2 → key %3 %4")
                       .arg(QString::number(cell.query), quoted(cell.queryLabel, cell.otherQueryLabel),
                            QString::number(cell.key), quoted(cell.keyLabel, cell.otherKeyLabel));
    if (!cell.onlySide) {
        return text;
    }
    return (*cell.onlySide == SideName::A ? ReadoutBar::tr("A: %1") : ReadoutBar::tr("B: %1")).arg(text);
}

} // namespace

ReadoutBar::ReadoutBar(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::StaticText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Cell that is pointed at"));
    setToolTip(
        tr("q·k: the score of query and key; scaled: times the factor; + bias, capped: what the model then\n"
           "does to it, if anything; weight: after mask and softmax; B − A: of the weights. A linear kernel\n"
           "has no factor, no cap and no bias: – stands for the steps that it does not take"));
    setAdjustment({});
}

QString ReadoutBar::quantityText(const Quantity& quantity, const CellScores& cell) {
    const bool isWeight = quantity.value == &CellScores::weight;
    if (std::isnan(cell.*quantity.value)) {
        return QStringLiteral("–"); // words have weights, and no scores
    }
    return isWeight && cell.masked ? maskedText() : numberText(cell.*quantity.value);
}

QString ReadoutBar::spokenText(const PointedCell& cell) const {
    QStringList parts = {positionText(cell)};
    for (const Quantity& quantity : quantities_) {
        for (const auto& [side, scores] :
             {std::pair(QStringLiteral("A"), cell.a), std::pair(QStringLiteral("B"), cell.b)}) {
            if (scores) {
                parts += QStringLiteral("%1 %2 %3").arg(quantity.name, side, quantityText(quantity, *scores));
            }
        }
    }
    if (const QString difference = weightDifference(cell); !difference.isEmpty()) {
        parts += QStringLiteral("%1 %2").arg(differenceName(), difference);
    }
    return Joined::listed(parts);
}

void ReadoutBar::setAdjustment(const QString& name) {
    quantities_ = {{tr("q·k"), &CellScores::score}, {tr("scaled"), &CellScores::scaled}};
    if (!name.isEmpty()) {
        quantities_.push_back({name, &CellScores::adjusted});
    }
    quantities_.push_back({tr("weight"), &CellScores::weight});
    setCell(cell_); // is read out anew
    updateGeometry();
    update();
}

void ReadoutBar::setCell(const std::optional<PointedCell>& cell) {
    cell_ = cell;
    setAccessibleDescription(cell_ ? spokenText(*cell_) : noDifference_);
    update();
}

void ReadoutBar::setNoDifference(const QString& reason) {
    noDifference_ = reason;
    setCell(cell_);
}

QString ReadoutBar::numberText(float number) {
    const double size = std::abs(double{number});
    if (size >= kSmallestFixed && size < kFewDecimals) {
        return fixedText(double{number}, kDigits);
    }
    const bool isFixed = size == 0 || (size >= kFewDecimals && size < kLargestFixed);
    return significantText(double{number}, isFixed ? kDigits : kMantissaDigits);
}

int ReadoutBar::valueWidth() const {
    const QFontMetrics digits(tabularFont(font()));
    constexpr float kNotANumber = std::numeric_limits<float>::quiet_NaN();
    int widest = 0;
    for (const QString& text : {maskedText(), numberText(kNotANumber), numberText(-0.00123F),
                                numberText(-1.234e-38F), numberText(-88888)}) {
        widest = std::max(widest, digits.horizontalAdvance(text));
    }
    return widest + Spacing::of(font()).small;
}

int ReadoutBar::count() const {
    return static_cast<int>(quantities_.size());
}

int ReadoutBar::namesWidth() const {
    int width = (count() - 1) * Spacing::of(font()).large;
    for (const Quantity& quantity : quantities_) {
        width += fontMetrics().horizontalAdvance(quantity.name);
    }
    return width;
}

int ReadoutBar::differenceWidth() const {
    return Spacing::of(font()).large + fontMetrics().horizontalAdvance(differenceName()) + valueWidth();
}

int ReadoutBar::numbersWidth() const {
    return namesWidth() + 2 * count() * valueWidth() + differenceWidth();
}

int ReadoutBar::sideWidth() const {
    return Spacing::of(font()).line + namesWidth() + count() * valueWidth();
}

int ReadoutBar::linesIn(int width) const {
    const Spacing spacing = Spacing::of(font());
    const int position = fontMetrics().horizontalAdvance(
        ReadoutBar::tr("query %1 %2 → key %3 %4")
            .arg(QStringLiteral("00"), Joined::quoted(QStringLiteral("queen")), QStringLiteral("00"),
                 Joined::quoted(QStringLiteral("queen"))));
    const int room = width - 2 * spacing.medium;
    if (room >= position + spacing.large + numbersWidth()) {
        return 1;
    }
    if (room >= numbersWidth() - differenceWidth()) {
        return 2;
    }
    return room >= sideWidth() ? 3 : 4;
}

/// Above and under the lines: less where several of them need the height.
int ReadoutBar::edge(int lines) const {
    const Spacing spacing = Spacing::of(font());
    return lines == 1 ? spacing.medium : spacing.small;
}

int ReadoutBar::heightForWidth(int width) const {
    const Spacing spacing = Spacing::of(font());
    const int lines = linesIn(width);
    return lines * spacing.line + (lines - 1) * spacing.tiny + 2 * edge(lines);
}

QSize ReadoutBar::sizeHint() const {
    const int wide = numbersWidth() + 24 * Spacing::of(font()).line;
    return {wide, heightForWidth(wide)};
}

QSize ReadoutBar::minimumSizeHint() const {
    const Spacing spacing = Spacing::of(font());
    const int columns = count() * valueWidth() + (count() - 1) * spacing.large;
    return {spacing.line + columns + 2 * spacing.medium, heightForWidth(width())};
}

void ReadoutBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (linesIn(event->size().width()) != linesIn(event->oldSize().width())) {
        updateGeometry(); // else the height that a narrower bar needs is kept for ever
    }
}

void ReadoutBar::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, spacing.hair));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing.radius, spacing.radius);

    const int lines = linesIn(width());
    const QRect room = rect().adjusted(spacing.medium, edge(lines), -spacing.medium, -edge(lines));
    QRect position(room.topLeft(), QSize(room.width(), spacing.line));
    QRect numbers = room;
    if (lines == 1) {
        numbers.setLeft(numbers.right() - numbersWidth() + 1);
        position.setRight(numbers.left() - spacing.large);
    } else {
        numbers.setTop(position.bottom() + 1 + spacing.tiny);
    }
    if (!cell_) {
        painter.setPen(theme.muted);
        const QString hint = tr("Point at a cell to read its numbers");
        painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap,
                         noDifference_.isEmpty() ? hint : tr("%1. %2").arg(hint, noDifference_));
        return;
    }
    painter.setPen(theme.text);
    painter.setFont(titleFont(font()));
    painter.drawText(
        position, kLeft,
        painter.fontMetrics().elidedText(positionText(*cell_), Qt::ElideRight, position.width()));
    if (lines > 2) {
        paintUnderEachOther(painter, numbers);
    } else {
        paintTogether(painter, numbers);
    }
}

void ReadoutBar::paintTogether(QPainter& painter, const QRect& line) const {
    const int value = valueWidth();
    int x = line.left();
    for (const Quantity& quantity : quantities_) {
        const QString& name = quantity.name;
        painter.setFont(font());
        painter.setPen(Theme::of(palette()).muted);
        painter.drawText(QRect(x, line.top(), value, line.height()), kLeft, name);
        x += fontMetrics().horizontalAdvance(name);
        for (const SideName side : {SideName::A, SideName::B}) {
            paintValue(painter, QRect(x, line.top(), value, line.height()), quantity, side);
            x += value;
        }
        x += Spacing::of(font()).large;
    }
    const int room = differenceWidth() - Spacing::of(font()).large;
    if (x + room <= line.right() + 1) {
        paintDifference(painter, QRect(x, line.top(), room, line.height()));
    }
}

void ReadoutBar::paintUnderEachOther(QPainter& painter, const QRect& lines) const {
    const Spacing spacing = Spacing::of(font());
    const int value = valueWidth();
    const bool namesStandAbove = linesIn(width()) == 4;
    const auto lineAt = [&](int line, int x, int room) {
        return QRect(x, lines.top() + line * (spacing.line + spacing.tiny), room, spacing.line);
    };
    const int first = namesStandAbove ? 1 : 0; // line of side A
    painter.setFont(titleFont(font()));
    for (const SideName side : {SideName::A, SideName::B}) {
        painter.setPen(Theme::of(palette()).sideText(side));
        painter.drawText(lineAt(first + static_cast<int>(side), lines.left(), spacing.line), kLeft,
                         side == SideName::A ? tr("A") : tr("B"));
    }
    int x = lines.left() + spacing.line;
    for (const Quantity& quantity : quantities_) {
        const QString& name = quantity.name;
        painter.setFont(font());
        painter.setPen(Theme::of(palette()).muted);
        if (namesStandAbove) {
            painter.drawText(lineAt(0, x, value), kRight, name);
        } else {
            painter.drawText(lineAt(0, x, value), kLeft, name);
            painter.drawText(lineAt(1, x, value), kLeft, name);
            x += fontMetrics().horizontalAdvance(name);
        }
        for (const SideName side : {SideName::A, SideName::B}) {
            paintValue(painter, lineAt(first + static_cast<int>(side), x, value), quantity, side);
        }
        x += value + spacing.large;
    }
    const int room = differenceWidth() - spacing.large;
    if (x + room <= lines.right() + 1) {
        paintDifference(painter, lineAt(first, x, room));
    }
}

void ReadoutBar::paintValue(QPainter& painter, const QRect& room, const Quantity& quantity,
                            SideName side) const {
    const Theme& theme = Theme::of(palette());
    const std::optional<CellScores>& scores = side == SideName::A ? cell_->a : cell_->b;
    painter.setFont(tabularFont(font()));
    painter.setPen(scores ? theme.sideText(side) : theme.muted);
    painter.drawText(room, kRight, scores ? quantityText(quantity, *scores) : QStringLiteral("—"));
}

void ReadoutBar::paintDifference(QPainter& painter, const QRect& line) const {
    const Theme& theme = Theme::of(palette());
    const QString difference = weightDifference(*cell_);
    painter.setFont(font());
    painter.setPen(theme.muted);
    painter.drawText(line, kLeft, differenceName());
    painter.setFont(tabularFont(font()));
    painter.setPen(difference.isEmpty() ? theme.muted : theme.text);
    painter.drawText(line, kRight, difference.isEmpty() ? QStringLiteral("—") : difference);
}

} // namespace headscope
