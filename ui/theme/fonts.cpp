// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>

namespace headscope {

namespace {

/// Points where the font is in points, else pixels.
void setSizeOf(QFont& font, const QFont& like, double factor) {
    if (like.pointSizeF() > 0) {
        font.setPointSizeF(like.pointSizeF() * factor);
    } else {
        font.setPixelSize(qRound(like.pixelSize() * factor));
    }
}

bool hasTabularDigits(const QFont& font) {
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(u'0');
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (qAbs(metrics.horizontalAdvance(digit) - zero) > 0.01) {
            return false;
        }
    }
    return true;
}

} // namespace

QFont tabularFont(const QFont& font) {
    if (hasTabularDigits(font)) {
        return font;
    }
    QFont fixed = tokenFont(font);
    fixed.setWeight(static_cast<QFont::Weight>(font.weight()));
    return fixed;
}

QFont tokenFont(const QFont& font) {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    setSizeOf(fixed, font, 1.0);
    return fixed;
}

QFont smallerFont(const QFont& font) {
    QFont smaller = font;
    setSizeOf(smaller, font, 0.9);
    return smaller;
}

double pointsOf(const QFont& font) {
    return font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF();
}

QFont titleFont(const QFont& font) {
    QFont title = font;
    title.setWeight(QFont::DemiBold);
    return title;
}

} // namespace headscope
