// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <algorithm>

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>

namespace headscope {

namespace {

constexpr QChar kMiddleDot(0x00B7); // a blank in front of a token is drawn as one
constexpr QChar kIdeograph(0x4E00);
const QStringList kLatinFonts{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                              QStringLiteral("Liberation Sans")};
const QStringList kFixedFonts{QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"),
                              QStringLiteral("Liberation Mono")};

/// Where the font draws Latin wide. Signs of mathematics come from the font that has them narrow.
QFont behindOneOf(const QStringList& families, const QFont& font) {
    constexpr double kWide = 0.9; // of a character of Chinese
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(kMiddleDot) < kWide * metrics.horizontalAdvance(kIdeograph)) {
        return font;
    }
    const auto found = std::ranges::find_if(
        families, [](const QString& family) { return QFontDatabase::hasFamily(family); });
    if (found == families.end()) {
        return font;
    }
    QFont mixed = font;
    mixed.setFamilies(QStringList{*found, QStringLiteral("Noto Sans Math")} + font.families());
    return mixed;
}

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

bool hasFonts() {
    const QFont font;
    if (QFontInfo(font).family().isEmpty()) { // names of families are there without any
        return false;
    }
    const QFontMetrics metrics(font); // the fonts that it falls back to count too
    return metrics.inFont(u'a') && metrics.inFont(u'0');
}

QFont tabularFont(const QFont& font) {
    if (hasTabularDigits(font)) {
        return font;
    }
    QFont fixed = tokenFont(font);
    fixed.setWeight(static_cast<QFont::Weight>(font.weight()));
    return fixed;
}

QFont tokenFont(const QFont& font) {
    QFont fixed = behindOneOf(kFixedFonts, QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setSizeOf(fixed, font, 1.0);
    return fixed;
}

QFont withLatinFirst(const QFont& font) {
    return behindOneOf(kLatinFonts, font);
}

int characterWidth(const QFontMetrics& metrics) {
    return std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(u'0'));
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
