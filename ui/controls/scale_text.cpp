// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <cmath>

#include "core/attention/attention_spec.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScaleText)
};

bool isNear(double a, double b) {
    return std::abs(a - b) <= 1e-4 * std::abs(b);
}

/// "8", "√32" or "sqrt(32)".
std::optional<double> parseTerm(const QString& text) {
    static const QRegularExpression root(QStringLiteral("^(?:√|sqrt)\\s*\\(?\\s*([^()]+?)\\s*\\)?$"));
    const QRegularExpressionMatch match = root.match(text);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(match.hasMatch() ? match.captured(1) : text, &isNumber);
    if (!isNumber) {
        return std::nullopt;
    }
    return match.hasMatch() ? std::sqrt(value) : value;
}

} // namespace

QString factorText(double factor) {
    const QString text = QLocale::c().toString(factor, 'g', std::abs(factor) < 1000 ? 4 : 7);
    return QString(text).replace(QStringLiteral("e-0"), QStringLiteral("e-"));
}

QString factorName(double factor, int headWidth) {
    if (isNear(factor, 1)) {
        return Words::tr("none");
    }
    if (isNear(factor, 1 / std::sqrt(static_cast<double>(headWidth)))) {
        return QStringLiteral("1/√%1").arg(headWidth);
    }
    if (isNear(factor, 1.0 / headWidth)) {
        return QStringLiteral("1/%1").arg(headWidth);
    }
    return {};
}

std::optional<float> parseFactor(const QString& text) {
    QString plain = text.simplified().toLower();
    plain.replace(u',', u'.');
    const QStringList terms = plain.split(u'/');
    if (terms.size() > 2) {
        return std::nullopt;
    }
    std::optional<double> value = parseTerm(terms.first().trimmed());
    if (value && terms.size() == 2) {
        const std::optional<double> divisor = parseTerm(terms.last().trimmed());
        value = divisor ? std::optional(*value / *divisor) : std::nullopt;
    }
    if (!value || !(*value >= 0 && *value <= double{kLargestFactor})) { // not a number either
        return std::nullopt;
    }
    return static_cast<float>(*value);
}

} // namespace headscope
