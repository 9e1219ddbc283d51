// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/significant_text.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/palette/true_minus.h"

namespace headscope {

QString significantText(double value, int digits) {
    if (std::isnan(value)) {
        return QStringLiteral("NaN");
    }
    if (std::isinf(value)) {
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    }
    if (value == 0) {
        return QStringLiteral("0");
    }
    const QString scientific = QLocale::c().toString(value, 'e', digits - 1); // "-1.100e+34"
    const int exponent = scientific.section(u'e', 1).toInt();                 // after rounding
    if (exponent >= -3 && exponent <= 4) {
        return withTrueMinus(QLocale::c().toString(value, 'f', std::max(0, digits - 1 - exponent)));
    }
    QString mantissa = scientific.section(u'e', 0, 0);
    while (mantissa.contains(u'.') && (mantissa.endsWith(u'0') || mantissa.endsWith(u'.'))) {
        mantissa.chop(1);
    }
    return withTrueMinus(QStringLiteral("%1e%2").arg(mantissa).arg(exponent));
}

} // namespace headscope
