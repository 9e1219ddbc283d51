// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/language.h"

#include <QDir>
#include <QLocale>

namespace headscope {

namespace {

const QString kEnglish = QStringLiteral("en"); // of the source
const QString kPrefix = QStringLiteral("headscope_");
const QString kSuffix = QStringLiteral(".qm");

} // namespace

QStringList availableLanguages(const QString& folder) {
    QStringList languages{kEnglish};
    const QStringList files = QDir(folder).entryList({kPrefix + u'*' + kSuffix}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString locale = file.mid(kPrefix.size()).chopped(kSuffix.size());
        if (!locale.isEmpty() && locale != kEnglish) {
            languages += locale;
        }
    }
    return languages;
}

QString languageName(const QString& locale) {
    if (locale == kEnglish) {
        return QStringLiteral("English"); // Qt says "American English"
    }
    const QString name = QLocale(locale).nativeLanguageName();
    return name.isEmpty() ? locale : name.at(0).toUpper() + name.mid(1); // "français"
}

} // namespace headscope
