// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/groups_settings_json.h"

#include <QCoreApplication>

#include "ui/pages/setting_value.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr int kMostLayers = 10000;
constexpr int kMostKvHeads = 100000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GroupsSettings)
};

const QStringList kPoolings{QStringLiteral("mean"), QStringLiteral("first")}; // in the order of Pooling
const QStringList kMaps{QStringLiteral("before"), QStringLiteral("after"), QStringLiteral("difference"),
                        QStringLiteral("all")};
const QStringList kParts{QStringLiteral("maps"), QStringLiteral("numbers")};

QString wrong(const QString& key, const QString& expected) {
    return Words::tr("\"%1\" of the groups must be %2").arg(key, expected);
}

/// The sentence where the value is not a whole number of the range.
QString readWhole(const QJsonObject& json, const QString& key, const std::pair<int, int>& range, int& value) {
    const auto found = wholeNumber(json.value(key), range.first, range.second);
    value = found.value_or(value);
    return found ? QString()
                 : wrong(key, Words::tr("a whole number from %1 to %2").arg(range.first).arg(range.second));
}

QString readName(const QJsonObject& json, const QString& key, const QStringList& names, int& place) {
    const auto found = placeOf(json.value(key), names);
    place = found.value_or(place);
    return found ? QString() : wrong(key, Words::tr("one of %1").arg(Joined::listed(names)));
}

QString readKey(const QJsonObject& json, const QString& key, GroupsSettings& settings) {
    int number = 0;
    QString fault;
    if (key == QLatin1String("kvHeads")) {
        fault = readWhole(json, key, {0, kMostKvHeads}, settings.grouping.kvHeads);
    } else if (key == QLatin1String("pooling")) {
        fault = readName(json, key, kPoolings, number);
        settings.grouping.pooling = static_cast<Pooling>(number);
    } else if (key == QLatin1String("rerun")) {
        settings.rerun = json.value(key).toBool();
        fault = json.value(key).isBool() ? QString() : wrong(key, Words::tr("true or false"));
    } else if (key == QLatin1String("view")) {
        fault = readName(json, key, kMaps, number);
        settings.maps = static_cast<GroupMaps>(number);
    } else if (key == QLatin1String("part")) {
        fault = readName(json, key, kParts, number);
        settings.part = static_cast<GroupsPart>(number);
    } else if (key == QLatin1String("tokens")) {
        fault = readWhole(json, key, {1, kMostCacheTokens}, number);
        settings.tokens = number;
    } else if (key == QLatin1String("layer")) {
        fault = readWhole(json, key, {0, kMostLayers}, number);
        settings.layer = number;
    } else if (key == QLatin1String("bytes")) {
        const double bits = 8 * json.value(key).toDouble();
        const bool isKnown = bits == 32 || bits == 16 || bits == 8 || bits == 4;
        settings.bits = isKnown ? static_cast<int>(bits) : settings.bits;
        fault = isKnown ? QString() : wrong(key, Words::tr("4, 2, 1 or 0.5"));
    } else {
        fault = Words::tr("the groups have no setting \"%1\"").arg(key);
    }
    return fault;
}

} // namespace

QJsonObject toJson(const GroupsSettings& settings) {
    QJsonObject json{{QStringLiteral("kvHeads"), settings.grouping.kvHeads},
                     {QStringLiteral("pooling"), kPoolings.at(static_cast<int>(settings.grouping.pooling))},
                     {QStringLiteral("rerun"), settings.rerun},
                     {QStringLiteral("view"), kMaps.at(static_cast<int>(settings.maps))},
                     {QStringLiteral("part"), kParts.at(static_cast<int>(settings.part))},
                     {QStringLiteral("tokens"), static_cast<qint64>(settings.tokens)},
                     {QStringLiteral("bytes"), settings.bits / 8.0}};
    if (settings.layer) {
        json.insert(QStringLiteral("layer"), *settings.layer);
    }
    return json;
}

QString readGroupsSettings(const QJsonObject& json, GroupsSettings& settings) {
    GroupsSettings read;
    for (const QString& key : json.keys()) {
        QString fault = readKey(json, key, read);
        if (!fault.isEmpty()) {
            return fault;
        }
    }
    settings = read;
    return {};
}

} // namespace headscope
