// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/factor_field.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "core/attention/attention_spec.h"
#include "ui/controls/scale_text.h"
#include "ui/theme/flat_panel.h"
#include "ui/theme/grouped_text.h"

namespace headscope {

namespace {

QString usualTip() {
    return FactorField::tr("A factor in digits: 0.25, 1/8 or 1/sqrt(32)");
}

QString wrongTip() {
    const QString largest = groupedText(static_cast<std::uint64_t>(kLargestFactor));
    return FactorField::tr("a number from 0 to %1, 1/8 or 1/√32").arg(largest);
}

} // namespace

FactorField::FactorField(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    setAccessibleName(tr("Factor, exact"));
    setToolTip(usualTip());
    connect(this, &QLineEdit::returnPressed, this, &FactorField::enter);
    connect(this, &QLineEdit::textEdited, this, [this] { setWrong(false); });
}

void FactorField::showFactor(float factor) {
    showText(factorText(double{factor}));
}

void FactorField::showNothing() {
    showText({});
}

void FactorField::showText(const QString& text) {
    shown_ = text;
    setText(text); // no longer modified
    setWrong(false);
}

int FactorField::fittingWidth() const {
    const int digits = std::max(fontMetrics().horizontalAdvance(factorText(0.001234)),
                                fontMetrics().horizontalAdvance(factorText(1.234e-5)));
    return digits + 3 * Spacing::of(font()).small;
}

void FactorField::setWrong(bool isWrong) {
    if (isWrong != isWrong_) {
        isWrong_ = isWrong;
        setToolTip(isWrong ? wrongTip() : usualTip());
        setAccessibleDescription(isWrong ? wrongTip() : QString());
        update();
    }
}

void FactorField::enter() {
    if (!isModified()) {
        return; // the digits that are shown are not all of the factor's
    }
    if (const std::optional<float> factor = parseFactor(text())) {
        Q_EMIT factorEntered(*factor);
        return;
    }
    setWrong(true);
    QToolTip::showText(mapToGlobal(rect().bottomLeft()), wrongTip(), this);
}

void FactorField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isModified()) {
        showText(shown_);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FactorField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (!isModified() || event->reason() == Qt::PopupFocusReason) {
        return;
    }
    if (const std::optional<float> factor = parseFactor(text())) {
        Q_EMIT factorEntered(*factor);
    } else {
        showText(shown_);
    }
}

void FactorField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (isWrong_) {
        QPainter painter(this);
        painter.setLayoutDirection(layoutDirection());
        drawPanel(painter, rect(), {Qt::transparent, Theme::of(palette()).error}, Spacing::of(font()));
    }
}

} // namespace headscope
