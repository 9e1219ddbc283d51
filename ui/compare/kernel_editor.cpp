// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/kernel_editor.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QStyleOption>
#include <algorithm>

#include "ui/theme/spacing.h"

namespace headscope {

namespace {

enum Kind { kSoftmax, kSink, kLinear }; // places in the list, and in the Kernel variant

constexpr double kLargestLogit = 1000;

} // namespace

KernelEditor::KernelEditor(QWidget* parent)
    : QWidget(parent), kind_(new QComboBox), logit_(new QDoubleSpinBox) {
    kind_->setObjectName(QStringLiteral("kernelKind"));
    kind_->setAccessibleName(tr("Kernel"));
    kind_->addItems({tr("softmax"), tr("softmax + sink"), tr("linear (elu + 1)")});
    kind_->setItemData(kSoftmax, tr("exp of the scores, divided by its sum over the allowed keys"),
                       Qt::ToolTipRole);
    kind_->setItemData(kSink,
                       tr("One more score, which belongs to no key: what it takes attends to nothing, and "
                          "rows sum to less than 1"),
                       Qt::ToolTipRole);
    kind_->setItemData(kLinear,
                       tr("φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q "
                          "and k: no factor, no cap, no bias, no further training"),
                       Qt::ToolTipRole);
    setToolTip(tr("How the scores of a row become its weights"));
    kind_->setToolTip(toolTip());
    kind_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // fitWidth() sees to it
    logit_->setObjectName(QStringLiteral("kernelLogit"));
    logit_->setAccessibleName(tr("Logit of the sink"));
    logit_->setToolTip(tr("The sink's score, beside the factored scores of the keys"));
    logit_->setLocale(QLocale::c());
    logit_->setRange(-kLargestLogit, kLargestLogit);
    logit_->setDecimals(2);
    logit_->setSingleStep(0.5);
    logit_->hide();

    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(kind_, 1);
    line->addWidget(logit_);

    fitWidth();

    connect(kind_, &QComboBox::activated, this, &KernelEditor::announce);
    connect(logit_, &QDoubleSpinBox::valueChanged, this, &KernelEditor::announce);
}

void KernelEditor::showNothing() {
    kind_->setCurrentIndex(-1);
    logit_->hide();
}

void KernelEditor::setKernel(const Kernel& kernel) {
    const QSignalBlocker blocker(logit_);
    kind_->setCurrentIndex(static_cast<int>(kernel.index()));
    if (const auto* sink = std::get_if<SinkKernel>(&kernel)) {
        logit_->setValue(static_cast<double>(sink->logit));
    }
    logit_->setVisible(kind_->currentIndex() == kSink);
}

Kernel KernelEditor::kernel() const {
    switch (kind_->currentIndex()) {
    case kSink:
        return SinkKernel{static_cast<float>(logit_->value())};
    case kLinear:
        return LinearKernel{};
    default:
        return SoftmaxKernel{};
    }
}

void KernelEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitWidth();
    }
}

void KernelEditor::fitWidth() {
    const Spacing spacing = Spacing::of(font());
    logit_->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("−00.00")) + spacing.line +
                          2 * spacing.small);
    logit_->setFixedHeight(kind_->sizeHint().height()); // the row does not grow when it appears
    const auto boxWidth = [this](int item) {
        QStyleOptionComboBox option;
        option.initFrom(kind_);
        const int text = kind_->fontMetrics().horizontalAdvance(kind_->itemText(item));
        return kind_->style()->sizeFromContents(QStyle::CT_ComboBox, &option, QSize(text, 0), kind_).width();
    };
    const int sink = boxWidth(kSink) + layout()->spacing() + logit_->width();
    setMinimumWidth(std::max({boxWidth(kSoftmax), sink, boxWidth(kLinear)}));
    kind_->setMinimumWidth(boxWidth(kSink));
    kind_->view()->setMinimumWidth(kind_->view()->sizeHintForColumn(0));
}

void KernelEditor::announce() {
    logit_->setVisible(kind_->currentIndex() == kSink);
    Q_EMIT kernelEdited(kernel());
}

} // namespace headscope
