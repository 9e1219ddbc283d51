// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_colour_bar.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/scores/mark_glyphs.h"
#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"

namespace headscope {

HeadColourBar::HeadColourBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("headColourBar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HeadColourBar::setValues(const HeadValues& values, const std::array<QRgb, 256>& sequential) {
    values_ = values;
    sequential_ = sequential;
    undefined_ =
        static_cast<int>(std::ranges::count_if(values.values, [](float value) { return std::isnan(value); }));
    QString text = values.definition;
    if (undefined_ > 0) {
        text += u'\n' + tr("Hatched: no value (heads: %1)").arg(undefined_);
    }
    setToolTip(plainTooltip(text));
    declarePainted(*this, QAccessible::Graphic);
    setAccessibleName(
        tr("%1: colours from %2 to %3 %4")
            .arg(values.name, values.endText(values.low), values.endText(values.high), values.unit));
    update();
}

QSize HeadColourBar::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {10 * line, line};
}

QSize HeadColourBar::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {6 * line, line};
}

void HeadColourBar::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    painter.setFont(tabularFont(smallerFont(font())));
    painter.setPen(theme.muted);
    const QString low = values_.endText(values_.low);
    QString high = values_.endText(values_.high);
    if (!values_.unit.isEmpty()) {
        high += u' ' + values_.unit;
    }
    const QString none = undefined_ > 0 ? QStringLiteral("–") : QString();
    const QFontMetrics metrics = painter.fontMetrics();
    const int swatch = undefined_ > 0 ? spacing.line : 0;
    const int noneWidth = undefined_ > 0 ? swatch + metrics.horizontalAdvance(none) + 2 * spacing.small : 0;
    const int top = height() / 2 - qRound(0.22 * spacing.line);
    QRect bar(metrics.horizontalAdvance(low) + spacing.small, top, 0, qRound(0.44 * spacing.line));
    bar.setRight(width() - metrics.horizontalAdvance(high) - spacing.small - noneWidth - 1);
    const auto draw = [&](int left, const QString& text) {
        painter.drawText(QRect(left, 0, width(), height()),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    };
    draw(0, low);
    draw(bar.right() + 1 + spacing.small, high);
    if (undefined_ > 0) {
        const QRect hatched(width() - noneWidth + spacing.small, bar.top(), swatch, bar.height());
        draw(hatched.right() + 1 + spacing.small, none);
        painter.fillRect(hatched, theme.background);
        painter.save();
        painter.setClipRect(hatched);
        drawHatch(painter, hatched, font(), theme);
        painter.restore();
    }
    for (int x = bar.left(); x <= bar.right(); ++x) {
        const float t = static_cast<float>(x - bar.left()) / static_cast<float>(std::max(1, bar.width() - 1));
        painter.fillRect(
            x, bar.top(), 1, bar.height(),
            QColor(valueColour(values_, values_.low + t * (values_.high - values_.low), sequential_)));
    }
}

} // namespace headscope
