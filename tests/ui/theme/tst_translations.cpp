// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the window are whole: every sentence of the source is there, translated, with the places
// that the program fills in and the marks that it reads.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "core/base/sentence.h"
#include "ui/theme/translation.h"

using namespace headscope;

namespace {

struct Message {
    QString context;
    QString source;
    QStringList texts; // more than one where it counts something
    QString type;      // of the translation: "unfinished", "vanished", or nothing
};

QList<Message> messagesOf(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        return {};
    }
    QXmlStreamReader xml(&in);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement()) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.append({context, {}, {}, {}});
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().type = xml.attributes().value(QLatin1String("type")).toString();
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!text.trimmed().isEmpty() || messages.last().texts.isEmpty()) {
                messages.last().texts = {text};
            }
        }
    }
    return messages;
}

/// %1, %n, {}, {:.4g}, tags: in any order.
QStringList placesIn(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?\\d+|\\{[^{}]*\\}|</?[a-z]+[^>]*>"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();) {
        places.append(found.next().captured());
    }
    places.sort();
    return places;
}

bool hasMnemonic(const QString& text) {
    static const QRegularExpression mnemonic(QStringLiteral("&\\w"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    return text.contains(mnemonic);
}

QSet<QString> sourcesOf(const QList<Message>& messages) {
    QSet<QString> sources;
    for (const Message& message : messages) {
        sources.insert(message.context + u'\n' + message.source);
    }
    return sources;
}

const QString kFolder = QStringLiteral(HEADSCOPE_RESOURCES "/translations");

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(updated_.isValid());
        for (const QString& language : languages()) {
            QVERIFY(QFile::copy(kFolder + fileOf(language), updated_.path() + fileOf(language)));
        }
        QProcess update;
        update.start(kFolder + QStringLiteral("/update.sh"), {updated_.path()});
        QVERIFY(update.waitForFinished(120000));
        QCOMPARE(update.exitCode(), 0);
    }

    void sourceHasNothingThatTheFileLacks_data() { eachLanguage(); }
    void sourceHasNothingThatTheFileLacks() {
        QFETCH(const QString, language);
        const QSet<QString> known = sourcesOf(messagesOf(kFolder + fileOf(language)));
        const QSet<QString> wanted = sourcesOf(messagesOf(updated_.path() + fileOf(language)));
        QVERIFY(wanted.size() > 1500);
        QCOMPARE((wanted - known).values().join(u'|'), QString());
        QCOMPARE((known - wanted).values().join(u'|'), QString());
    }

    void everySentenceIsTranslated_data() { eachLanguage(); }
    void everySentenceIsTranslated() {
        QFETCH(const QString, language);
        QStringList left;
        for (const Message& message : messagesOf(kFolder + fileOf(language))) {
            if (!message.type.isEmpty() || message.texts.join(QString()).trimmed().isEmpty()) {
                left.append(message.context + QStringLiteral(": ") + message.source);
            }
        }
        QCOMPARE(left.join(u'\n'), QString());
    }

    void placesAndMarksAreKept_data() { eachLanguage(); }
    void placesAndMarksAreKept() {
        QFETCH(const QString, language);
        QStringList wrong;
        for (const Message& message : messagesOf(kFolder + fileOf(language))) {
            if (message.source.contains(QLatin1String("%n"))) {
                continue; // forms of a plural stand in one text here
            }
            const QString text = message.texts.join(QString());
            if (placesIn(text) != placesIn(message.source) ||
                hasMnemonic(text) != hasMnemonic(message.source)) {
                wrong.append(message.source + QStringLiteral(" -> ") + text);
            }
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void windowSpeaksTheLanguage_data() { eachLanguage(); }
    void windowSpeaksTheLanguage() {
        QFETCH(const QString, language);
        int none = 0;
        QCoreApplication application(none, nullptr);
        installTranslation(application, QLocale(language));
        QVERIFY(QCoreApplication::translate("headscope::MainWindow", "&File") != QStringLiteral("&File"));
        QVERIFY(Sentence::of("no mask") != "no mask");
        QVERIFY(Sentence::translated("Entropy") != "Entropy");
        Sentence::setTranslation(nullptr);
    }

    void englishStaysTheSource() {
        int none = 0;
        QCoreApplication application(none, nullptr);
        installTranslation(application, QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(QCoreApplication::translate("headscope::MainWindow", "&File"), QStringLiteral("&File"));
        QCOMPARE(Sentence::of("no mask"), std::string("no mask"));
    }

  private:
    static QStringList languages() {
        return {QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("zh_CN")};
    }
    static QString fileOf(const QString& language) {
        return QStringLiteral("/headscope_%1.ts").arg(language);
    }
    static void eachLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }

    QTemporaryDir updated_;
};

QTEST_APPLESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
