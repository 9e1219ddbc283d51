// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/readout_bar.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/compare/number_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kFlags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;

struct Quantity {
    QString name;
    float CellScores::*value;
    int digits;
};

std::array<Quantity, 3> quantities() {
    return {Quantity{ReadoutBar::tr("q·k"), &CellScores::score, 2},
            Quantity{ReadoutBar::tr("scaled"), &CellScores::scaled, 2},
            Quantity{ReadoutBar::tr("weight"), &CellScores::weight, 3}};
}

QString maskedText() {
    return ReadoutBar::tr("masked");
}

QString quantityText(const Quantity& quantity, const CellScores& cell) {
    const bool isWeight = quantity.value == &CellScores::weight;
    return isWeight && cell.masked ? maskedText() : fixedText(double{cell.*quantity.value}, quantity.digits);
}

/// In isolates, so that a right-to-left piece does not turn the line round.
QString positionText(const PointedCell& cell) {
    return ReadoutBar::tr("query %1 “\u2068%2\u2069” → key %3 “\u2068%4\u2069”")
        .arg(QString::number(cell.query), cell.queryLabel, QString::number(cell.key), cell.keyLabel);
}

QString spokenText(const PointedCell& cell) {
    QString text = positionText(cell);
    for (const Quantity& quantity : quantities()) {
        for (const auto& [side, scores] :
             {std::pair(QStringLiteral("A"), cell.a), std::pair(QStringLiteral("B"), cell.b)}) {
            if (scores) {
                text +=
                    QStringLiteral(", %1 %2 %3").arg(quantity.name, side, quantityText(quantity, *scores));
            }
        }
    }
    return text;
}

} // namespace

ReadoutBar::ReadoutBar(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Cell that is pointed at"));
    setToolTip(
        tr("q·k: the score of query and key; scaled: times the factor; weight: after mask and softmax"));
}

void ReadoutBar::setCell(const std::optional<PointedCell>& cell) {
    cell_ = cell;
    setAccessibleDescription(cell_ ? spokenText(*cell_) : QString());
    update();
}

int ReadoutBar::valueWidth() const {
    const QFontMetrics digits(tabularFont(font()));
    const int widest =
        std::max(digits.horizontalAdvance(QStringLiteral("−000.00")), digits.horizontalAdvance(maskedText()));
    return widest + Spacing::of(font()).small;
}

int ReadoutBar::numbersWidth() const {
    int width = 2 * Spacing::of(font()).large;
    for (const Quantity& quantity : quantities()) {
        width += fontMetrics().horizontalAdvance(quantity.name) + 2 * valueWidth();
    }
    return width;
}

bool ReadoutBar::needsTwoLines(int width) const {
    const Spacing spacing = Spacing::of(font());
    const int position = fontMetrics().horizontalAdvance(QStringLiteral("query 00 “queen” → key 00 “queen”"));
    return width < position + numbersWidth() + 3 * spacing.large;
}

int ReadoutBar::heightForWidth(int width) const {
    const Spacing spacing = Spacing::of(font());
    return (needsTwoLines(width) ? 2 * spacing.line + spacing.tiny : spacing.line) + 2 * spacing.medium;
}

QSize ReadoutBar::sizeHint() const {
    const int wide = numbersWidth() + 24 * Spacing::of(font()).line;
    return {wide, heightForWidth(wide)};
}

QSize ReadoutBar::minimumSizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {numbersWidth() + 2 * spacing.medium, heightForWidth(width())};
}

void ReadoutBar::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, spacing.hair));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing.radius, spacing.radius);

    const QRect room = rect().adjusted(spacing.medium, spacing.medium, -spacing.medium, -spacing.medium);
    QRect position = room;
    QRect numbers = room;
    if (needsTwoLines(width())) {
        position.setHeight(spacing.line);
        numbers.setTop(numbers.bottom() - spacing.line + 1);
    } else {
        numbers.setLeft(numbers.right() - numbersWidth() + 1);
        position.setRight(numbers.left() - spacing.large);
    }
    if (!cell_) {
        painter.setPen(theme.muted);
        painter.drawText(position, kFlags, tr("Point at a cell to read its numbers"));
        return;
    }
    painter.setPen(theme.text);
    painter.setFont(titleFont(font()));
    painter.drawText(
        position, kFlags,
        painter.fontMetrics().elidedText(positionText(*cell_), Qt::ElideRight, position.width()));
    paintNumbers(painter, numbers);
}

void ReadoutBar::paintNumbers(QPainter& painter, const QRect& line) const {
    const Theme& theme = Theme::of(palette());
    const int value = valueWidth();
    const QFont digits = tabularFont(font());
    int x = line.left();
    for (const Quantity& quantity : quantities()) {
        painter.setFont(font());
        painter.setPen(theme.muted);
        const int name = painter.fontMetrics().horizontalAdvance(quantity.name);
        painter.drawText(QRect(x, line.top(), name, line.height()), kFlags, quantity.name);
        x += name;
        painter.setFont(digits);
        for (const auto& [colour, scores] :
             {std::pair(theme.sideA, cell_->a), std::pair(theme.sideB, cell_->b)}) {
            painter.setPen(scores ? colour : theme.muted);
            painter.drawText(QRect(x, line.top(), value, line.height()),
                             kFlags | static_cast<int>(Qt::AlignRight),
                             scores ? quantityText(quantity, *scores) : QStringLiteral("—"));
            x += value;
        }
        x += Spacing::of(font()).large;
    }
}

} // namespace headscope
