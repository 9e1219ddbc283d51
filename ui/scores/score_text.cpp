// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_text.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/palette/true_minus.h"
#include "ui/theme/joined.h"
#include "ui/theme/sentence_text.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

/// As short as it is exact enough for people: "0.6", "−1".
QString plainNumber(double value) {
    return withTrueMinus(QLocale::c().toString(value, 'g', 4));
}

} // namespace

QString scoreName(const ScoreInfo& info) {
    return inWords(info.name);
}

QString scoreUnit(const ScoreInfo& info) {
    return inWords(info.unit);
}

QString nameWithUnit(const ScoreInfo& info) {
    const bool saysUnit = info.unit.empty() || info.name.ends_with(info.unit); // "Effective number of keys"
    return saysUnit ? scoreName(info) : Joined::withNote(scoreName(info), scoreUnit(info));
}

QString headName(const HeadId& head) {
    return QString::fromStdString(toString(head));
}

int decimalsOf(const ScoreTable& table, std::size_t score, int digits) {
    const ScoreInfo& info = *table.scores().at(score);
    double largest = 0;
    if (info.isBounded()) {
        largest = std::max(std::abs(info.low), std::abs(info.high));
    } else {
        for (std::size_t head = 0; head < table.heads().size(); ++head) {
            const double value = table.mean(head, score);
            largest = std::isfinite(value) ? std::max(largest, std::abs(value)) : largest;
        }
    }
    constexpr int kMostDecimals = 7;
    const int magnitude = largest > 0 ? static_cast<int>(std::floor(std::log10(largest))) : 0;
    return std::clamp(digits - 1 - magnitude, 0, kMostDecimals);
}

QString scoreText(double value, int decimals) {
    if (std::isnan(value)) {
        return QStringLiteral("–");
    }
    if (std::isinf(value)) {
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    }
    const QString text = QLocale::c().toString(value, 'f', decimals);
    const QString zero = QLocale::c().toString(0.0, 'f', decimals);
    return text == u'-' + zero ? zero : withTrueMinus(text);
}

QString errorText(const ScoreValue& value, int decimals) {
    return std::isnan(value.standardError) || std::isnan(value.mean)
               ? QString()
               : QStringLiteral("± %1").arg(scoreText(value.standardError, decimals));
}

bool earnsBadge(const ScoreInfo& info, double value) {
    return info.badge && value >= info.badge->from; // false for NaN
}

std::vector<std::size_t> badgesOf(const ScoreTable& table, std::size_t head) {
    std::vector<std::size_t> badges;
    for (std::size_t score = 0; score < table.scores().size(); ++score) {
        if (earnsBadge(*table.scores()[score], table.mean(head, score))) {
            badges.push_back(score);
        }
    }
    return badges;
}

QString thresholdText(const ScoreInfo& info) {
    return info.badge ? QStringLiteral("≥ %1").arg(plainNumber(info.badge->from)) : QString();
}

QString rangeText(const ScoreInfo& info) {
    const QString unit = info.unit.empty() ? QString() : u' ' + scoreUnit(info);
    if (info.isBounded()) {
        return Words::tr("%1 to %2%3").arg(plainNumber(info.low), plainNumber(info.high), unit);
    }
    return Words::tr("from %1%2; no upper end").arg(plainNumber(info.low), unit);
}

QString definitionText(const ScoreInfo& info) {
    QStringList lines{nameWithUnit(info)};
    const auto add = [&lines](const QString& pattern, std::string_view text) {
        if (!text.empty()) {
            lines.append(pattern.arg(inWords(text)));
        }
    };
    add(QStringLiteral("%1"), info.meaning);
    add(Words::tr("Formula: %1"), info.formula);
    lines.append(Words::tr("Range: %1").arg(rangeText(info)));
    if (info.badge) {
        lines.append(Words::tr("Badge “%1” %2").arg(inWords(info.badge->text), thresholdText(info)));
    }
    add(Words::tr("Source: %1"), info.source);
    return lines.join(u'\n');
}

QString noTextYet() {
    return Words::tr("Type a sentence: then every head gets its scores here.");
}

QString scoresOnTheirWay() {
    return Words::tr("Scores are being computed…");
}

} // namespace headscope
