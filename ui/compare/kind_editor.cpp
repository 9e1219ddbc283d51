// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/kind_editor.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QStyleOption>
#include <algorithm>

#include "ui/theme/spacing.h"

namespace headscope {

KindEditor::KindEditor(QAbstractSpinBox* number, int numbered, const QString& widestNumber, QWidget* parent)
    : QWidget(parent), list_(new QComboBox), number_(number), numbered_(numbered),
      widestNumber_(widestNumber) {
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // fitWidth() sees to it
    number_->hide();
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(list_, 1);
    line->addWidget(number_);
    connect(list_, &QComboBox::activated, this, [this](int kind) {
        showKind(kind);
        Q_EMIT edited();
    });
}

void KindEditor::showNothing() {
    showKind(-1);
}

void KindEditor::showKind(int kind) {
    list_->setCurrentIndex(kind);
    number_->setVisible(list_->currentIndex() == numbered_);
}

void KindEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitWidth();
    }
}

void KindEditor::fitWidth() {
    const Spacing spacing = Spacing::of(font());
    number_->setFixedWidth(fontMetrics().horizontalAdvance(widestNumber_) + spacing.line + 2 * spacing.small);
    number_->setFixedHeight(list_->sizeHint().height()); // the row does not grow when it appears
    // Nor does it get wider: the list gives way to the number.
    const auto boxWidth = [this](int item) {
        QStyleOptionComboBox option;
        option.initFrom(list_);
        const int text = list_->fontMetrics().horizontalAdvance(list_->itemText(item));
        return list_->style()->sizeFromContents(QStyle::CT_ComboBox, &option, QSize(text, 0), list_).width();
    };
    int widest = boxWidth(numbered_) + layout()->spacing() + number_->width();
    for (int item = 0; item < list_->count(); ++item) {
        widest = std::max(widest, boxWidth(item));
    }
    setMinimumWidth(widest);
    list_->setMinimumWidth(boxWidth(numbered_));
    list_->view()->setMinimumWidth(list_->view()->sizeHintForColumn(0));
}

} // namespace headscope
