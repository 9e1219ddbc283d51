// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/mask_editor.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyleOption>
#include <algorithm>

#include "ui/theme/spacing.h"

namespace headscope {

namespace {

enum Kind { kModel, kNone, kCausal, kWindow }; // places in the list, and in the Mask variant

constexpr int kWidestWindow = 1 << 16;

QString modelName(const Mask& mask) {
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        return MaskEditor::tr("window of %1 (model)").arg(window->width);
    }
    return std::holds_alternative<NoMask>(mask) ? MaskEditor::tr("none (model)")
                                                : MaskEditor::tr("causal (model)");
}

} // namespace

MaskEditor::MaskEditor(QWidget* parent) : QWidget(parent), kind_(new QComboBox), width_(new QSpinBox) {
    kind_->setObjectName(QStringLiteral("maskKind"));
    kind_->setAccessibleName(tr("Mask"));
    fill(true);
    kind_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // fitWidth() sees to it
    width_->setObjectName(QStringLiteral("maskWidth"));
    width_->setAccessibleName(tr("Width of the window"));
    width_->setToolTip(tr("How many keys a query sees, its own position included"));
    width_->setRange(1, kWidestWindow);
    width_->setValue(4);
    width_->hide();

    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(kind_, 1);
    line->addWidget(width_);

    fitWidth();

    connect(kind_, &QComboBox::activated, this, &MaskEditor::announce);
    connect(width_, &QSpinBox::valueChanged, this, &MaskEditor::announce);
}

void MaskEditor::fill(bool comparesPositions) {
    const int count = comparesPositions ? kWindow + 1 : kNone + 1;
    if (kind_->count() == count) {
        return;
    }
    kind_->clear();
    kind_->addItems({modelName(CausalMask{}), tr("none")});
    kind_->setItemData(kModel, tr("What this layer of the model does"), Qt::ToolTipRole);
    kind_->setItemData(kNone, tr("Every query sees every key"), Qt::ToolTipRole);
    if (comparesPositions) {
        kind_->addItems({tr("causal"), tr("window")});
        kind_->setItemData(kCausal, tr("A query sees its own position and those before"), Qt::ToolTipRole);
        kind_->setItemData(kWindow, tr("Causal, and only the last few keys"), Qt::ToolTipRole);
    }
}

void MaskEditor::setModelMask(const Mask& mask, bool comparesPositions) {
    fill(comparesPositions);
    kind_->setItemText(kModel, modelName(mask));
    fitWidth();
}

void MaskEditor::showNothing() {
    kind_->setCurrentIndex(-1);
    width_->hide();
}

void MaskEditor::setMask(const Mask& mask) {
    const QSignalBlocker blocker(width_);
    kind_->setCurrentIndex(static_cast<int>(mask.index()));
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        width_->setValue(window->width);
    }
    width_->setVisible(kind_->currentIndex() == kWindow);
}

Mask MaskEditor::mask() const {
    switch (kind_->currentIndex()) {
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

void MaskEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitWidth();
    }
}

void MaskEditor::fitWidth() {
    const Spacing spacing = Spacing::of(font());
    width_->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000")) + spacing.line +
                          2 * spacing.small);
    width_->setFixedHeight(kind_->sizeHint().height()); // the row does not grow when it appears
    // Nor does it get wider: the list gives way to the width of the window.
    const auto boxWidth = [this](int item) {
        QStyleOptionComboBox option;
        option.initFrom(kind_);
        const int text = kind_->fontMetrics().horizontalAdvance(kind_->itemText(item));
        return kind_->style()->sizeFromContents(QStyle::CT_ComboBox, &option, QSize(text, 0), kind_).width();
    };
    const int window = boxWidth(kWindow) + layout()->spacing() + width_->width();
    setMinimumWidth(std::max({boxWidth(kModel), boxWidth(kNone), boxWidth(kCausal), window}));
    kind_->setMinimumWidth(boxWidth(kWindow));
    kind_->view()->setMinimumWidth(kind_->view()->sizeHintForColumn(0));
}

void MaskEditor::announce() {
    width_->setVisible(kind_->currentIndex() == kWindow);
    Q_EMIT maskEdited(mask());
}

} // namespace headscope
