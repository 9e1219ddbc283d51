// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/shape_form.h"

#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include "ui/controls/divisor_spin.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kFieldsInRow = 4;

} // namespace

const std::array<ShapeField, 7>& shapeFields() {
    static const std::array<ShapeField, 7> kFields{
        ShapeField{"width", "d", QT_TRANSLATE_NOOP("headscope::ShapeForm", "width of the residual stream"),
                   &ShapeChoice::width, &AttentionShape::width, 1'000'000},
        ShapeField{"heads", "H", QT_TRANSLATE_NOOP("headscope::ShapeForm", "query heads of a layer"),
                   &ShapeChoice::heads, &AttentionShape::heads, 100'000},
        ShapeField{"kvHeads", "G",
                   QT_TRANSLATE_NOOP("headscope::ShapeForm", "key/value heads of a layer; G divides H"),
                   &ShapeChoice::kvHeads, &AttentionShape::kvHeads, 100'000},
        ShapeField{"headWidth", "d_k",
                   QT_TRANSLATE_NOOP("headscope::ShapeForm",
                                     "width of one head; d / H where it is not set and d or H are"),
                   &ShapeChoice::headWidth, &AttentionShape::headWidth, 1'000'000},
        ShapeField{"layers", "L", QT_TRANSLATE_NOOP("headscope::ShapeForm", "layers, for the cache alone"),
                   &ShapeChoice::layers, &AttentionShape::layers, 10'000},
        ShapeField{"tokens", "T",
                   QT_TRANSLATE_NOOP("headscope::ShapeForm", "tokens; those of the text where it is not set"),
                   &ShapeChoice::tokens, &AttentionShape::tokens, 100'000'000},
        ShapeField{"bytes", "b",
                   QT_TRANSLATE_NOOP("headscope::ShapeForm",
                                     "bytes of one cached number: 2 for 16 bits, 4 for float32"),
                   &ShapeChoice::bytes, &AttentionShape::bytes, 8},
    };
    return kFields;
}

ShapeForm::ShapeForm(QWidget* parent) : QWidget(parent), reset_(new QPushButton(tr("The model's"))) {
    const Spacing spacing = Spacing::of(font());
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing.small);
    grid->setVerticalSpacing(spacing.small);
    for (std::size_t field = 0; field < shapeFields().size(); ++field) {
        const ShapeField& shape = shapeFields()[field];
        const QString name = QString::fromUtf8(shape.symbol);
        auto* spin = new DivisorSpin;
        spin->setObjectName(QStringLiteral("shape_") + QLatin1String(shape.key));
        spin->setAccessibleName(tr("%1: %2").arg(name, tr(shape.meaning)));
        spin->setToolTip(spin->accessibleName());
        spin->setRange(0, shape.largest);
        spin->setSpecialValueText(QStringLiteral("–"));
        spin->setGroupSeparatorShown(true);
        spin->setKeyboardTracking(false);
        spin->setMinimumWidth(4 * spacing.line);
        spin->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(spin, &QSpinBox::valueChanged, this, [this, field](int value) { take(field, value); });
        spins_.push_back(spin);
        auto* label = new ThemedLabel(&Theme::muted, smallerFont);
        label->setText(name);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setToolTip(spin->toolTip());
        const int row = static_cast<int>(field) / kFieldsInRow;
        const int column = 2 * (static_cast<int>(field) % kFieldsInRow);
        grid->addWidget(label, row, column);
        grid->addWidget(spin, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
    }
    reset_->setObjectName(QStringLiteral("shapeReset"));
    reset_->setToolTip(tr("Takes everything from the loaded model and the text again"));
    grid->addWidget(reset_, 1, 7);
    connect(reset_, &QPushButton::clicked, this, [this] { Q_EMIT changed({}); });
}

void ShapeForm::setShape(const ShapeChoice& choice, const AttentionShape& shown) {
    choice_ = choice;
    for (std::size_t field = 0; field < spins_.size(); ++field) {
        const ShapeField& shape = shapeFields()[field];
        const QSignalBlocker blocker(spins_[field]);
        spins_[field]->setValue(static_cast<int>(shown.*shape.value));
    }
    spins_[1]->setDividend(choice.headWidth ? 0 : static_cast<int>(shown.width));
    spins_[2]->setDividend(static_cast<int>(shown.heads));
    reset_->setEnabled(!(choice == ShapeChoice{}));
}

void ShapeForm::take(std::size_t field, int value) {
    ShapeChoice choice = choice_;
    // What cannot be is not chosen: "–" gives the field back to the model.
    choice.*shapeFields()[field].choice = value > 0 ? std::optional<std::int64_t>(value) : std::nullopt;
    Q_EMIT changed(choice);
}

} // namespace headscope
