// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/numbers_panel.h"

#include <QBoxLayout>
#include <QEvent>

#include "ui/compare/numbers_table.h"
#include "ui/compare/predictions_panel.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

NumbersPanel::NumbersPanel(QWidget* parent)
    : Card(std::nullopt, parent), scroll_(new QScrollArea), parts_(nullptr), table_(new NumbersTable),
      caption_(new ThemedLabel(&Theme::muted, smallerFont)), predictions_(new PredictionsPanel) {
    const Spacing spacing = Spacing::of(font());
    auto* content = new QWidget;
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, content);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(2 * spacing.large);
    auto* left = new QVBoxLayout;
    left->setSpacing(spacing.small);
    left->addWidget(table_);
    left->addWidget(caption_);
    left->addStretch(1);
    caption_->setObjectName(QStringLiteral("numbersCaption"));
    caption_->setElidable(true);
    caption_->hide();
    parts_->addLayout(left, 0);
    parts_->addWidget(predictions_, 1,
                      Qt::AlignTop); // the table is as wide as it needs, the bars take the rest
    scrollClearly(*scroll_, content);
    scroll_->setAccessibleName(tr("What the sides differ in"));
    scroll_->viewport()->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_, 1);
}

void NumbersPanel::setNumbers(const ComparisonNumbers& numbers) {
    table_->setRows(numbers.rows);
    predictions_->setNumbers(numbers);
    arrange();
    updateGeometry();
}

void NumbersPanel::setCaption(const QString& caption) {
    caption_->setText(caption);
    caption_->setVisible(!caption.isEmpty());
    updateGeometry();
}

QSize NumbersPanel::sizeHint() const {
    const QMargins margins = contentsMargins();
    return {40 * Spacing::of(font()).line,
            scroll_->widget()->sizeHint().height() + margins.top() + margins.bottom()};
}

int NumbersPanel::heightOfOneRow() const {
    const Spacing spacing = Spacing::of(font());
    const QMargins margins = contentsMargins();
    return margins.top() + 2 * spacing.line + spacing.small + margins.bottom();
}

QSize NumbersPanel::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {16 * line, 2 * line};
}

bool NumbersPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == scroll_->viewport() && event->type() == QEvent::Resize) {
        arrange();
    }
    return Card::eventFilter(watched, event);
}

void NumbersPanel::arrange() {
    const int needed =
        table_->sizeHint().width() + parts_->spacing() + predictions_->minimumSizeHint().width();
    const bool isWide = scroll_->maximumViewportSize().width() >= needed;
    const QBoxLayout::Direction direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != parts_->direction()) {
        parts_->setDirection(direction);
        updateGeometry();
    }
}

void NumbersPanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange();
        updateGeometry();
    }
}

} // namespace headscope
