// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/numbers_table.h"

#include <QGridLayout>
#include <QPainter>

#include "ui/compare/number_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Column { kName, kA, kB, kDifference };

ThemedLabel::Colour colourOf(int column) {
    switch (column) {
    case kA:
        return &Theme::sideTextA;
    case kB:
        return &Theme::sideTextB;
    default:
        return &Theme::text;
    }
}

Qt::Alignment alignmentOf(int column) {
    return Qt::AlignVCenter | (column == kName ? Qt::AlignLeft : Qt::AlignRight);
}

QString nameText(const ComparedNumber& number) {
    return number.unit.isEmpty() ? number.name : NumbersTable::tr("%1 (%2)").arg(number.name, number.unit);
}

QString tooltipOf(const ComparedNumber& number, int column) {
    return column == kDifference && number.kind == NumberKind::Percent
               ? NumbersTable::tr("%1\npp: percentage points").arg(number.tooltip)
               : number.tooltip;
}

} // namespace

NumbersTable::NumbersTable(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    const Spacing spacing = Spacing::of(font());
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(spacing.large);
    grid_->setVerticalSpacing(spacing.small);
    grid_->setColumnStretch(kName, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    addHeader();
}

void NumbersTable::addHeader() {
    const QString texts[] = {tr("What changed"), tr("A"), tr("B"), tr("B − A")};
    const int narrowest = QFontMetrics(tabularFont(font())).horizontalAdvance(QStringLiteral("−00.00"));
    for (int column = kName; column <= kDifference; ++column) {
        auto* label = new ThemedLabel(column == kDifference ? &Theme::muted : colourOf(column), titleFont);
        label->setText(texts[column]);
        label->setAlignment(alignmentOf(column));
        grid_->addWidget(label, 0, column);
        if (column != kName) {
            grid_->setColumnMinimumWidth(column, narrowest); // numbers that change do not move their column
        }
    }
}

void NumbersTable::addRow(int row) {
    const QString parts[] = {QStringLiteral("name"), QStringLiteral("a"), QStringLiteral("b"),
                             QStringLiteral("difference")};
    for (int column = kName; column <= kDifference; ++column) {
        auto* label = new ThemedLabel(colourOf(column), column == kName ? nullptr : tabularFont);
        label->setObjectName(QStringLiteral("%1/%2").arg(row).arg(parts[column]));
        label->setAlignment(alignmentOf(column));
        label->setElidable(column == kName);
        grid_->addWidget(label, row + 1, column);
    }
}

void NumbersTable::fillRow(int row, const ComparedNumber& number) {
    const bool hasDifference = number.a && number.b && number.noDifference.isEmpty();
    const QString texts[] = {nameText(number), sideText(number, number.a), sideText(number, number.b),
                             hasDifference ? differenceText(number) : fixedText(std::nullopt, 0)};
    const bool isMissing[] = {false, !number.a, !number.b, !hasDifference};
    for (int column = kName; column <= kDifference; ++column) {
        auto* label = static_cast<ThemedLabel*>(grid_->itemAtPosition(row + 1, column)->widget());
        label->setText(texts[column]);
        label->setColour(isMissing[column] ? &Theme::muted : colourOf(column));
        const bool isMeaningless = column == kDifference && number.a && number.b;
        const QString& reason = isMeaningless ? number.noDifference : number.absence;
        label->setToolTip(plainTooltip(isMissing[column] ? reason : tooltipOf(number, column)));
    }
}

void NumbersTable::setRows(const std::vector<ComparedNumber>& rows) {
    const int count = static_cast<int>(rows.size());
    for (; rows_ < count; ++rows_) {
        addRow(rows_);
    }
    while (rows_ > count) {
        --rows_;
        for (int column = kName; column <= kDifference; ++column) {
            delete grid_->itemAtPosition(rows_ + 1, column)->widget();
        }
    }
    for (int row = 0; row < count; ++row) {
        fillRow(row, rows[static_cast<std::size_t>(row)]);
    }
    update();
}

void NumbersTable::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setPen(QPen(Theme::of(palette()).border, 0));
    const int gap = grid_->verticalSpacing();
    for (int row = 0; row < rows_; ++row) {
        const int y = grid_->cellRect(row + 1, kName).top() - (gap + 1) / 2;
        painter.drawLine(0, y, width(), y);
    }
}

} // namespace headscope
