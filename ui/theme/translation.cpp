// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/translation.h"

#include <string>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QSettings>
#include <QTranslator>

#include "core/base/sentence.h"
#include "ui/theme/language.h"

static void initTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace headscope {

namespace {

/// lupdate loses the namespace in a file in which it meets names of other ones.
constexpr const char* kContexts[] = {"headscope::Sentence", "Sentence"};

/// The same object stays; QCoreApplication::translate may be called from any thread.
std::string translate(const char* english) {
    for (const char* context : kContexts) {
        if (const QString text = QCoreApplication::translate(context, english);
            text != QString::fromUtf8(english)) {
            return text.toStdString();
        }
    }
    return english;
}

void install(QCoreApplication& application, const QLocale& locale, const QString& name,
             const QString& folder) {
    auto* translator = new QTranslator(&application);
    if (translator->load(locale, name, QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(translator);
    } else {
        delete translator;
    }
}

} // namespace

QLocale chosenLanguage() {
    const QString name = QSettings().value(kLanguageSetting).toString();
    return name.isEmpty() ? QLocale::system() : QLocale(name);
}

void installTranslation(QCoreApplication& application, const QLocale& locale) {
    initTranslations();
    if (locale.language() == QLocale::English || locale.language() == QLocale::C) {
        return; // the source's own; with a fallback the second of the user's languages would be taken
    }
    install(application, locale, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    for (const QString& name : {QStringLiteral("headscope"), QStringLiteral("lessons")}) {
        install(application, locale, name, QStringLiteral(":/translations"));
    }
    Sentence::setTranslation(translate);
}

} // namespace headscope
