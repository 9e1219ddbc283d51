// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_fonts.h"

#include <algorithm>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QRawFont>

namespace headscope {

namespace {

constexpr double kSmall = 0.92; // of the base font's size
const QString kSeparator = QStringLiteral(" · ");

} // namespace

QString familyInUse(const QFont& font) {
    QString matched = QFontInfo(font).family();
    if (matched.isEmpty()) { // a machine without fonts: QRawFont would look for a name that is not there
        return matched;
    }
    const QString family = QRawFont::fromFont(font).familyName();
    return family.isEmpty() ? matched : family;
}

FigureFonts::FigureFonts(const QFont& font, bool unhinted) : base_(font) {
    base_.setPixelSize(std::max(4, QFontInfo(font).pixelSize()));
    base_.setBold(false);
    base_.setFamilies(QStringList{familyInUse(font)} + font.families()); // for what the first has not
    if (unhinted) {
        base_.setHintingPreference(QFont::PreferNoHinting);
    }
    bold_ = base_;
    bold_.setBold(true);
}

QFont FigureFonts::small() const {
    return label(static_cast<int>(kSmall * em()));
}

QFont FigureFonts::label(int pixels, bool isBold) const {
    QFont font = isBold ? bold_ : base_;
    font.setPixelSize(std::max(1, pixels));
    return font;
}

double textWidth(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

QString fittedText(const QString& text, const QFont& font, double width) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

QString firstFittingText(const QStringList& texts, const QFont& font, double width) {
    for (const QString& text : texts) {
        if (textWidth(text, font) <= width) {
            return text;
        }
    }
    return fittedText(texts.last(), font, width);
}

QStringList wrappedText(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    QStringList lines;
    const auto add = [&](const QString& piece, const QString& joint) {
        const QString longer = lines.isEmpty() ? QString() : lines.last() + joint + piece;
        if (!longer.isEmpty() && metrics.horizontalAdvance(longer) <= width) {
            lines.last() = longer;
        } else {
            lines.append(metrics.elidedText(piece, Qt::ElideMiddle, width));
        }
    };
    for (const QString& part : text.split(kSeparator, Qt::SkipEmptyParts)) {
        if (metrics.horizontalAdvance(part) <= width) {
            add(part, kSeparator);
            continue;
        }
        QString joint = kSeparator;
        for (const QString& word : part.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            add(word, joint);
            joint = QStringLiteral(" ");
        }
    }
    return lines;
}

} // namespace headscope
