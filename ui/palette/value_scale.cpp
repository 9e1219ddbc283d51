// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/palette/true_minus.h"

namespace headscope {

namespace {

// "2.1e-5"
QString scientific(double value) {
    QString text = QString::number(value, 'e', 1);
    text.replace(QStringLiteral(".0e"), QStringLiteral("e"));
    text.replace(QStringLiteral("e-0"), QStringLiteral("e-"));
    text.replace(QStringLiteral("e+0"), QStringLiteral("e"));
    return text;
}

} // namespace

ValueScale::ValueScale(Kind kind, double low, double high) : kind_(kind), low_(low), high_(high) {
    const bool isLog = kind == Kind::Log;
    origin_ = isLog ? std::log(low) : low;
    const double span = (isLog ? std::log(high) : high) - origin_;
    factor_ = span > 0 && std::isfinite(span) ? 1 / span : 0;
}

ValueScale ValueScale::linear(double low, double high) {
    return {Kind::Linear, low, high};
}

ValueScale ValueScale::logarithmic(double floor, double high) {
    return {Kind::Log, std::max(floor, std::numeric_limits<double>::min()), high};
}

ValueScale ValueScale::diverging(double limit) {
    return {Kind::Diverging, -std::abs(limit), std::abs(limit)};
}

QString ValueScale::lowText() const {
    return kind_ == Kind::Log ? QStringLiteral("≤ %1").arg(scientific(low_)) : valueText(low_);
}

QString ValueScale::highText() const {
    const QString text = valueText(high_);
    return kind_ == Kind::Diverging && high_ > 0 ? QLatin1Char('+') + text : text;
}

QString valueText(double value) {
    if (std::isnan(value)) {
        return QStringLiteral("NaN");
    }
    if (value == 0) {
        return QStringLiteral("0");
    }
    const double size = std::abs(value);
    if (!std::isfinite(value) || size >= 1e5) {
        return withTrueMinus(std::isfinite(value) ? scientific(value) : QString::number(value));
    }
    if (size < 9.95e-4) {
        return withTrueMinus(scientific(value));
    }
    const int decimals = size < 0.0995 ? 4 : size < 99.95 ? 2 : size < 999.5 ? 1 : 0;
    return withTrueMinus(QString::number(value, 'f', decimals));
}

} // namespace headscope
