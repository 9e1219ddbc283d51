// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "ui/theme/language.h"

using namespace headscope;

class TestLanguage : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void englishNeedsNoFile() { QVERIFY(availableLanguages().contains(QStringLiteral("en"))); }
    void filesAreLanguages() {
        const QTemporaryDir folder;
        for (const char* name : {"headscope_zh_CN.qm", "headscope_de.qm", "headscope_en.qm", "headscope_.qm",
                                 "qtbase_fr.qm", "headscope_it.ts"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(availableLanguages(folder.path()),
                 (QStringList{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}));
    }
    void languagesAreCalledAsTheirSpeakersDo() {
        QCOMPARE(languageName(QStringLiteral("en")), QStringLiteral("English"));
        QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
        QCOMPARE(languageName(QStringLiteral("fr")), QStringLiteral("Français"));
        QCOMPARE(languageName(QStringLiteral("zh_CN")), QStringLiteral("简体中文"));
    }
};

QTEST_APPLESS_MAIN(TestLanguage)
#include "tst_language.moc"
