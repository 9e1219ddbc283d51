// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_bar.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

ColourBar::ColourBar(QWidget* parent)
    : QWidget(parent), colours_(&findPalette(QString(), Palette::Kind::Sequential)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    declarePainted(*this, QAccessible::Graphic);
    setAccessibleName(tr("Colours"));
    setToolTip(tr("Which colour is which weight"));
}

void ColourBar::setScale(const Palette& colours, const ValueScale& scale, const QString& note) {
    colours_ = &colours;
    scale_ = scale;
    note_ = note;
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

QString ColourBar::highText() const {
    return note_.isEmpty() ? scale_.highText() : Joined::withNote(scale_.highText(), note_);
}

QString ColourBar::text() const {
    return tr("from %1 to %2").arg(scale_.lowText(), highText());
}

int ColourBar::barWidth() const {
    return 5 * Spacing::of(font()).line;
}

QSize ColourBar::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    const QFontMetrics metrics(tabularFont(smallerFont(font())));
    return {metrics.horizontalAdvance(scale_.lowText()) + metrics.horizontalAdvance(highText()) +
                2 * spacing.small + barWidth() + spacing.tiny,
            spacing.line};
}

void ColourBar::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(tabularFont(smallerFont(font())));
    painter.setPen(theme.muted);
    const int flags = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
    painter.drawText(rect(), flags, scale_.lowText());
    const int left = painter.fontMetrics().horizontalAdvance(scale_.lowText()) + spacing.small;
    const QRect bar(left, (height() - spacing.line / 2) / 2, barWidth(), spacing.line / 2);
    for (int x = 0; x < bar.width(); ++x) {
        painter.fillRect(bar.left() + x, bar.top(), 1, bar.height(),
                         QColor(colours_->colour((x + 0.5) / bar.width())));
    }
    painter.drawText(rect().adjusted(bar.right() + 1 + spacing.small, 0, 0, 0), flags, highText());
}

} // namespace headscope
