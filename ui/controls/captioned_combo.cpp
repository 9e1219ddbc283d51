// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/captioned_combo.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

#include "ui/theme/joined.h"
#include "ui/theme/spacing.h"

namespace headscope {

CaptionedCombo::CaptionedCombo(const QString& caption, QWidget* parent)
    : QComboBox(parent), caption_(caption) {
    setAccessibleName(caption);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaxVisibleItems(24);
}

QString CaptionedCombo::shownText() const {
    return Joined::labelled(caption_, currentText());
}

QSize CaptionedCombo::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {qMax(QComboBox::sizeHint().width(), fontMetrics().horizontalAdvance(shownText()) + 2 * line),
            QComboBox::sizeHint().height()};
}

QSize CaptionedCombo::minimumSizeHint() const {
    return {4 * Spacing::of(font()).line, QComboBox::sizeHint().height()};
}

void CaptionedCombo::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() -
        2 * Spacing::of(font()).small;
    option.currentText = fontMetrics().elidedText(shownText(), Qt::ElideRight, room);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace headscope
