// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "ui/palette/true_minus.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

QString absent() {
    return QStringLiteral("—");
}

bool isUsable(std::optional<double> value) {
    return value && std::isfinite(*value);
}

QString signedText(double difference, int digits) {
    const QString text = fixedText(difference, digits);
    const bool isPositive = difference > 0 && text != fixedText(0.0, digits);
    return isPositive ? u'+' + text : text;
}

} // namespace

QString fixedText(std::optional<double> value, int digits) {
    if (!isUsable(value)) {
        return absent();
    }
    const QString text = QLocale::c().toString(*value, 'f', digits);
    const QString zero = QLocale::c().toString(0.0, 'f', digits);
    return text == u'-' + zero ? zero : withTrueMinus(text);
}

QString shortText(std::optional<double> value) {
    if (!value) {
        return absent();
    }
    constexpr double kSmallest = 0.001;
    if (*value > 0 && *value < kSmallest) {
        return QStringLiteral("< 0.001");
    }
    return significantText(*value, 2);
}

QString probabilityText(std::optional<double> probability) {
    const bool wouldBeOne = probability && *probability >= 0.995 && *probability < 1;
    return wouldBeOne ? QStringLiteral("> 0.99") : shortText(probability);
}

QString sideText(const ComparedNumber& number, std::optional<double> value) {
    if (!isUsable(value)) {
        return absent();
    }
    switch (number.kind) {
    case NumberKind::Fixed:
        return fixedText(value, number.digits);
    case NumberKind::Percent:
        return Words::tr("%1 %").arg(fixedText(100 * *value, 0));
    case NumberKind::Count:
        return number.total ? Words::tr("%1 of %2").arg(fixedText(value, 0)).arg(*number.total)
                            : fixedText(value, 0);
    }
    return absent();
}

QString differenceText(const ComparedNumber& number) {
    if (!isUsable(number.a) || !isUsable(number.b)) {
        return absent();
    }
    const double difference = *number.b - *number.a;
    switch (number.kind) {
    case NumberKind::Fixed:
        return signedText(difference, number.digits);
    case NumberKind::Percent:
        return Words::tr("%1 pp", "percentage points").arg(signedText(100 * difference, 0));
    case NumberKind::Count:
        return signedText(difference, 0);
    }
    return absent();
}

} // namespace headscope
