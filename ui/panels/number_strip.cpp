// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/number_strip.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

/// A cell has room for so many lines' height.
constexpr int kNarrowestInLines = 7;

} // namespace

NumberStrip::NumberStrip(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    const Spacing spacing = Spacing::of(font());
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(spacing.large);
    grid_->setVerticalSpacing(spacing.small);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

NumberStrip::Cell NumberStrip::makeCell() {
    Cell cell;
    cell.widget = new QWidget(this);
    cell.caption = new ThemedLabel(&Theme::muted, smallerFont);
    cell.value = new ThemedLabel(&Theme::text, tabularFont);
    cell.note = new ThemedLabel(&Theme::muted, smallerFont);
    cell.caption->setElidable(true);
    cell.note->setElidable(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(cell.value);
    line->addWidget(cell.note, 1);
    auto* column = new QVBoxLayout(cell.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(cell.caption);
    column->addLayout(line);
    return cell;
}

void NumberStrip::setNumbers(const std::vector<StripNumber>& numbers) {
    if (numbers == numbers_) {
        return;
    }
    const bool isOtherCount = numbers.size() != numbers_.size();
    numbers_ = numbers;
    while (cells_.size() < numbers_.size()) {
        cells_.push_back(makeCell());
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const Cell& cell = cells_[i];
        cell.widget->setVisible(i < numbers_.size());
        if (i >= numbers_.size()) {
            continue;
        }
        const StripNumber& number = numbers_[i];
        cell.caption->setText(number.caption);
        cell.value->setObjectName(number.key);
        cell.value->setText(number.value);
        cell.value->setAccessibleName(number.caption);
        cell.note->setText(number.note);
        for (QWidget* widget : {cell.widget, static_cast<QWidget*>(cell.caption),
                                static_cast<QWidget*>(cell.value), static_cast<QWidget*>(cell.note)}) {
            widget->setToolTip(plainTooltip(number.tooltip));
        }
    }
    if (isOtherCount) {
        columns_ = 0;
        place();
    }
}

void NumberStrip::place() {
    const auto count = static_cast<int>(numbers_.size());
    const Spacing spacing = Spacing::of(font());
    const int room = width() + spacing.large;
    const bool fits = count * (kNarrowestInLines * spacing.line + spacing.large) <= room;
    const int columns = fits ? count : (count + 1) / 2;
    if (columns == columns_) {
        return;
    }
    columns_ = columns;
    for (int column = 0; column < grid_->columnCount(); ++column) {
        grid_->setColumnStretch(column, column < columns ? 1 : 0);
        grid_->setColumnMinimumWidth(column, 0);
    }
    for (int i = 0; i < count; ++i) {
        QWidget* widget = cells_[static_cast<std::size_t>(i)].widget;
        widget->setMinimumWidth(1); // columns of one width, whatever is in them
        grid_->removeWidget(widget);
        grid_->addWidget(widget, i / columns, i % columns);
        grid_->setColumnStretch(i % columns, 1);
    }
    updateGeometry();
}

void NumberStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void NumberStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        columns_ = 0;
        place();
    }
}

} // namespace headscope
