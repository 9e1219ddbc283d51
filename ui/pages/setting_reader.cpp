// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/setting_reader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "ui/pages/setting_value.h"
#include "ui/pages/stage_page.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr qsizetype kMostShown = 40; // letters of a value that does not fit

/// As it stands in a file.
QString written(const QJsonValue& value) {
    const QString list = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    const QString text = list.mid(1, list.size() - 2);
    return text.size() > kMostShown ? text.left(kMostShown) + u'…' : text;
}

} // namespace

int SettingReader::word(const QString& name, const QStringList& words, int usual) {
    const QJsonValue found = value(name);
    const std::optional<int> place = found.isUndefined() ? usual : placeOf(found, words);
    if (!place) {
        refuse(name, tr("one of %1").arg(Joined::listed(words)));
    }
    return place.value_or(usual);
}

double SettingReader::number(const QString& name, const std::pair<double, double>& range, double usual) {
    const QJsonValue found = value(name);
    if (found.isUndefined()) {
        return usual;
    }
    const double number = found.toDouble();
    if (!found.isDouble() || !(number >= range.first && number <= range.second)) {
        refuse(name,
               tr("a number from %1 to %2").arg(QString::number(range.first), QString::number(range.second)));
        return usual;
    }
    return number;
}

int SettingReader::whole(const QString& name, const std::pair<int, int>& range, int usual) {
    const QJsonValue found = value(name);
    const std::optional<int> number =
        found.isUndefined() ? usual : wholeNumber(found, range.first, range.second);
    if (!number) {
        refuse(name, tr("a whole number from %1 to %2").arg(range.first).arg(range.second));
    }
    return number.value_or(usual);
}

bool SettingReader::flag(const QString& name, bool usual) {
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isBool()) {
        refuse(name, tr("true or false"));
    }
    return found.toBool(usual);
}

QString SettingReader::text(const QString& name) {
    const QJsonValue found = value(name);
    if (!found.isUndefined() && !found.isString()) {
        refuse(name, tr("a text"));
    }
    return found.toString();
}

QJsonValue SettingReader::value(const QString& name) {
    asked_ += name;
    return settings_.value(name);
}

void SettingReader::refuse(const QString& name, const QString& expected) {
    refuse(tr("\"%1\" must be %2, not %3").arg(name, expected, written(settings_.value(name))));
}

void SettingReader::refuse(const QString& sentence) {
    if (fault_.isEmpty()) {
        fault_ = sentence;
    }
}

QString SettingReader::fault() const {
    for (const QString& name : settings_.keys()) {
        if (!asked_.contains(name)) {
            return StagePage::noSetting(name);
        }
    }
    return fault_;
}

} // namespace headscope
