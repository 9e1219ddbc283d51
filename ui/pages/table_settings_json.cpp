// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_settings_json.h"

#include <algorithm>

#include <QJsonArray>

#include "core/survey/score_list.h"
#include "ui/pages/setting_reader.h"

namespace headscope {

namespace {

const QString kSort = QStringLiteral("sort");
const QString kDescending = QStringLiteral("descending");
const QString kHeads = QStringLiteral("heads");
const QString kScore = QStringLiteral("score");
const QString kLeast = QStringLiteral("least");
const QString kMost = QStringLiteral("most");
const QString kPinned = QStringLiteral("pinned");
const QString kBadge = QStringLiteral("badge");
const QString kHidden = QStringLiteral("hidden");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreTableSettings)
};

bool isColumn(const std::string& key) {
    return key == "head" || key == "kv_head" || key == "badges" || findHeadScore(key) != nullptr;
}

QString columnWords() {
    return Words::tr("head, kv_head, badges or the key of a score, such as entropy");
}

std::string readSort(SettingReader& reader) {
    const std::string key = reader.text(kSort).toStdString();
    if (reader.has(kSort) && !isColumn(key)) {
        reader.refuse(kSort, columnWords());
    }
    return key.empty() ? ScoreTableSettings().sortedBy : key;
}

void readBound(SettingReader& reader, ScoreFilter& filter) {
    filter.scoreKey = reader.text(kScore).toStdString();
    if (reader.has(kScore) && findHeadScore(filter.scoreKey) == nullptr) {
        reader.refuse(kScore, Words::tr("the key of a score, such as entropy"));
    }
    for (const QString& name : {kLeast, kMost}) {
        const QJsonValue bound = reader.value(name);
        if (bound.isUndefined()) {
            continue;
        }
        if (!bound.isDouble()) {
            reader.refuse(name, Words::tr("a number"));
        } else if (filter.scoreKey.empty()) {
            reader.refuse(Words::tr("\"%1\" is a bound of \"score\", which is not named").arg(name));
        } else if (filter.bound) {
            reader.refuse(Words::tr("a score has a \"least\" or a \"most\", not both"));
        }
        filter.bound = bound.toDouble();
        filter.isAtLeast = name == kLeast;
    }
}

std::set<std::string> readHidden(SettingReader& reader) {
    const QJsonValue value = reader.value(kHidden);
    std::set<std::string> hidden;
    const QJsonArray columns = value.toArray();
    for (const auto& column : columns) {
        hidden.insert(column.toString().toStdString());
    }
    const bool areColumns =
        std::ranges::all_of(hidden, [](const std::string& key) { return key != "head" && isColumn(key); });
    if (!value.isUndefined() && (!value.isArray() || !areColumns)) {
        reader.refuse(kHidden, Words::tr("a list of columns: kv_head, badges or keys of scores"));
    }
    return hidden;
}

} // namespace

QJsonObject toJson(const ScoreTableSettings& settings) {
    const ScoreFilter& filter = settings.filter;
    QJsonObject json;
    if (settings.sortedBy != ScoreTableSettings().sortedBy) {
        json[kSort] = QString::fromStdString(settings.sortedBy);
    }
    if (!filter.heads.isEmpty()) {
        json[kHeads] = filter.heads;
    }
    if (!filter.scoreKey.empty()) {
        json[kScore] = QString::fromStdString(filter.scoreKey);
        if (filter.bound) {
            json[filter.isAtLeast ? kLeast : kMost] = *filter.bound;
        }
    }
    for (const auto& [name, isSet] :
         {std::pair(&kDescending, settings.isDescending), std::pair(&kPinned, filter.onlyPinned),
          std::pair(&kBadge, filter.onlyWithBadge)}) {
        if (isSet) {
            json[*name] = true;
        }
    }
    if (!settings.hidden.empty()) {
        QJsonArray hidden;
        for (const std::string& key : settings.hidden) {
            hidden.append(QString::fromStdString(key));
        }
        json[kHidden] = hidden;
    }
    return json;
}

QString readTableSettings(const QJsonObject& json, ScoreTableSettings& settings) {
    SettingReader reader(json);
    ScoreTableSettings read;
    read.sortedBy = readSort(reader);
    read.isDescending = reader.flag(kDescending, false);
    read.filter.heads = reader.text(kHeads);
    readBound(reader, read.filter);
    read.filter.onlyPinned = reader.flag(kPinned, false);
    read.filter.onlyWithBadge = reader.flag(kBadge, false);
    read.hidden = readHidden(reader);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        settings = read;
    }
    return fault;
}

} // namespace headscope
