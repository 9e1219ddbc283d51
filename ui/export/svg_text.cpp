// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/svg_text.h"

#include <QRegularExpression>

namespace headscope {

QString SvgTextDevice::drawn(const QString& text, const QTransform& /*transform*/) {
    texts_.append(text);
    return QString::number(texts_.size() - 1);
}

QString SvgTextDevice::withTexts(QString svg, const QString& family) const {
    static const QRegularExpression font(QStringLiteral("font-family=\"[^\"]*\""));
    static const QRegularExpression number(QStringLiteral(">(\\d+)</text>"));
    svg.replace(font, QStringLiteral("font-family=\"%1, sans-serif\"").arg(family.toHtmlEscaped()));
    QString result;
    qsizetype end = 0;
    for (auto matches = number.globalMatch(svg); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(svg).mid(end, match.capturedStart(1) - end);
        result += texts_.value(match.captured(1).toInt()).toHtmlEscaped();
        end = match.capturedEnd(1);
    }
    return result += QStringView(svg).mid(end);
}

} // namespace headscope
