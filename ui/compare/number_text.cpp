// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace headscope {

namespace {

constexpr char16_t kMinus = u'\u2212';

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

QString absent() {
    return QStringLiteral("—");
}

QString withMinus(QString text) {
    return text.replace(u'-', QChar(kMinus));
}

bool isUsable(std::optional<double> value) {
    return value && std::isfinite(*value);
}

/// Two significant digits: "0.043", "12", "1.2e−5".
QString magnitudeText(double value) {
    const double size = std::abs(value);
    if (size > 0 && (size < 1e-3 || size >= 1e4)) {
        return withMinus(QLocale::c()
                             .toString(value, 'e', 1)
                             .remove(u'+')
                             .replace(QStringLiteral("e-0"), QStringLiteral("e-"))
                             .replace(QStringLiteral("e0"), QStringLiteral("e")));
    }
    const int exponent = size > 0 ? static_cast<int>(std::floor(std::log10(size))) : 0;
    return fixedText(value, std::max(0, 1 - exponent));
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
    return text == u'-' + zero ? zero : withMinus(text);
}

QString valueText(const ComparedNumber& number, std::optional<double> value) {
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
    case NumberKind::Magnitude:
        return magnitudeText(*value);
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
    case NumberKind::Magnitude:
        return *number.a == 0 ? absent()
                              : Words::tr("× %1", "ratio").arg(magnitudeText(*number.b / *number.a));
    }
    return absent();
}

} // namespace headscope
