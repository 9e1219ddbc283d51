// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/kernel_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QSignalBlocker>

#include "ui/controls/attention_limits.h"

namespace headscope {

namespace {

enum Kind { kSoftmax, kSink, kLinear }; // places in the list, and in the Kernel variant

} // namespace

KernelEditor::KernelEditor(QWidget* parent) : KernelEditor(new QDoubleSpinBox, parent) {}

KernelEditor::KernelEditor(QDoubleSpinBox* logit, QWidget* parent)
    : KindEditor(logit, kSink, QStringLiteral("−00.00"), parent), logit_(logit) {
    list().setObjectName(QStringLiteral("kernelKind"));
    list().setAccessibleName(tr("Kernel"));
    list().setToolTip(tr("What makes weights of the scores"));
    list().addItems({tr("softmax"), tr("softmax + sink"), tr("linear (elu + 1)")});
    list().setItemData(kSoftmax, tr("exp of the scores, divided by its sum over the allowed keys"),
                       Qt::ToolTipRole);
    list().setItemData(kSink,
                       tr("One more score, which belongs to no key: what it takes attends to nothing, and "
                          "rows sum to less than 1"),
                       Qt::ToolTipRole);
    list().setItemData(kLinear,
                       tr("φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q "
                          "and k: no factor, no cap, no bias, no further training"),
                       Qt::ToolTipRole);
    setToolTip(tr("How the scores of a row become its weights"));
    list().setToolTip(toolTip());
    logit_->setObjectName(QStringLiteral("kernelLogit"));
    logit_->setAccessibleName(tr("Logit of the sink"));
    logit_->setToolTip(tr("The sink's score, beside the factored scores of the keys"));
    logit_->setLocale(QLocale::c());
    logit_->setRange(-kLargestLogit, kLargestLogit);
    logit_->setDecimals(2);
    logit_->setSingleStep(0.5);
    fitWidth();

    connect(logit_, &QDoubleSpinBox::valueChanged, this, &KindEditor::edited);
    connect(this, &KindEditor::edited, this, [this] { Q_EMIT kernelEdited(kernel()); });
}

void KernelEditor::setKernel(const Kernel& kernel) {
    const QSignalBlocker blocker(logit_);
    if (const auto* sink = std::get_if<SinkKernel>(&kernel)) {
        logit_->setValue(static_cast<double>(sink->logit));
    }
    showKind(static_cast<int>(kernel.index()));
}

Kernel KernelEditor::kernel() const {
    switch (list().currentIndex()) {
    case kSink:
        return SinkKernel{static_cast<float>(logit_->value())};
    case kLinear:
        return LinearKernel{};
    default:
        return SoftmaxKernel{};
    }
}

} // namespace headscope
