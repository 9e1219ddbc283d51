// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/svg_text.h"

#include <functional>

#include <QFont>
#include <QHash>
#include <QRegularExpression>

#include "ui/heatmap/figure_fonts.h"

namespace headscope {

namespace {

using Match = QRegularExpressionMatch;

QString replaced(const QString& text, const QRegularExpression& what,
                 const std::function<QString(const Match& match)>& by) {
    QString result;
    qsizetype end = 0;
    for (auto matches = what.globalMatch(text); matches.hasNext();) {
        const Match match = matches.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += by(match);
        end = match.capturedEnd();
    }
    return result += QStringView(text).mid(end);
}

} // namespace

QString SvgTextDevice::begin(QPainter& painter, const QString& text) {
    Q_UNUSED(painter)
    texts_.append(text);
    return QStringLiteral("@%1@").arg(texts_.size() - 1); // not a number, which a chart may have
}

QString SvgTextDevice::withTexts(const QString& svg) const {
    static const QRegularExpression font(QStringLiteral("font-family=\"([^\"]*)\""));
    static const QRegularExpression number(QStringLiteral(">@(\\d+)@</text>"));
    QHash<QString, QString> families; // in use, by what was asked for: each is in the file a thousand times
    const QString named = replaced(svg, font, [&families](const Match& match) {
        QString& family = families[match.captured(1)];
        if (family.isEmpty()) {
            family = familyInUse(QFont(match.captured(1))).toHtmlEscaped();
        }
        return QStringLiteral("font-family=\"%1, sans-serif\"").arg(family);
    });
    return replaced(named, number, [this](const Match& match) {
        return QStringLiteral(">%1</text>").arg(texts_.value(match.captured(1).toInt()).toHtmlEscaped());
    });
}

} // namespace headscope
