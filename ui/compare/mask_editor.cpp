// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/mask_editor.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/controls/attention_limits.h"

namespace headscope {

namespace {

enum Kind { kModel, kNone, kCausal, kWindow }; // places in the list, and in the Mask variant

QString modelName(const Mask& mask) {
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        return MaskEditor::tr("window of %1 (model)").arg(window->width);
    }
    return std::holds_alternative<NoMask>(mask) ? MaskEditor::tr("none (model)")
                                                : MaskEditor::tr("causal (model)");
}

} // namespace

MaskEditor::MaskEditor(QWidget* parent) : MaskEditor(new QSpinBox, parent) {}

MaskEditor::MaskEditor(QSpinBox* width, QWidget* parent)
    : KindEditor(width, kWindow, QStringLiteral("0000"), parent), width_(width) {
    list().setObjectName(QStringLiteral("maskKind"));
    list().setAccessibleName(tr("Mask"));
    list().setToolTip(tr("Which keys a query may see"));
    fill(true);
    width_->setObjectName(QStringLiteral("maskWidth"));
    width_->setAccessibleName(tr("Width of the window"));
    width_->setToolTip(tr("How many keys a query sees, its own position included"));
    width_->setRange(1, kWidestWindow);
    width_->setValue(4);
    fitWidth();

    connect(width_, &QSpinBox::valueChanged, this, &KindEditor::edited);
    connect(this, &KindEditor::edited, this, [this] { Q_EMIT maskEdited(mask()); });
}

void MaskEditor::fill(bool comparesPositions) {
    const int count = comparesPositions ? kWindow + 1 : kNone + 1;
    if (list().count() == count) {
        return;
    }
    list().clear();
    list().addItems({modelName(CausalMask{}), tr("none")});
    list().setItemData(kModel, tr("What this layer of the model does"), Qt::ToolTipRole);
    list().setItemData(kNone, tr("Every query sees every key"), Qt::ToolTipRole);
    if (comparesPositions) {
        list().addItems({tr("causal"), tr("window")});
        list().setItemData(kCausal, tr("A query sees its own position and those before"), Qt::ToolTipRole);
        list().setItemData(kWindow, tr("Causal, and only the last few keys"), Qt::ToolTipRole);
    }
}

void MaskEditor::setModelMask(const Mask& mask, bool comparesPositions) {
    fill(comparesPositions);
    list().setItemText(kModel, modelName(mask));
    fitWidth();
}

void MaskEditor::setMask(const Mask& mask) {
    const QSignalBlocker blocker(width_);
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        width_->setValue(window->width);
    }
    showKind(static_cast<int>(mask.index()));
}

Mask MaskEditor::mask() const {
    switch (list().currentIndex()) {
    case kNone:
        return NoMask{};
    case kCausal:
        return CausalMask{};
    case kWindow:
        return WindowMask{width_->value()};
    default:
        return ModelMask{};
    }
}

} // namespace headscope
