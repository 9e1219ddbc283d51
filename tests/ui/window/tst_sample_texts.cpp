// SPDX-License-Identifier: GPL-3.0-or-later
// Titles and hints of the samples are translated; the sentences are the model's, and stay as they are.
#include <QTranslator>
#include <QtTest>

#include "ui/window/sample_texts.h"

using namespace headscope;

namespace {

/// Says all samples in capitals.
class Capitals : public QTranslator {
  public:
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int number) const override {
        Q_UNUSED(disambiguation)
        Q_UNUSED(number)
        return QLatin1String(context) == QLatin1String("Sample") ? QString::fromUtf8(source).toUpper()
                                                                 : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class SampleTextsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void titlesAndHintsAreTranslatedAndTextsAreNot() {
        const std::vector<Sample> english = sampleTexts();
        QVERIFY(english.size() > 3);
        Capitals translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        const std::vector<Sample> translated = sampleTexts();
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(translated.size(), english.size());
        for (std::size_t sample = 0; sample < english.size(); ++sample) {
            QCOMPARE(translated[sample].title, english[sample].title.toUpper());
            QCOMPARE(translated[sample].hint, english[sample].hint.toUpper());
            QCOMPARE(translated[sample].text, english[sample].text);
        }
    }
};

QTEST_GUILESS_MAIN(SampleTextsTest)
#include "tst_sample_texts.moc"
