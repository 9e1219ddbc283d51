// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and samples that come with the program are there in each of its languages, and the lessons'
// formulas are read.
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTranslator>
#include <QtTest>

#include "core/lessons/lesson_file.h"
#include "core/lessons/lesson_list.h"
#include "ui/formula/formula.h"
#include "ui/lessons/formula_places.h"

using namespace headscope;

static void initTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace {

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts{lesson.title, lesson.summary};
    for (const LessonStep& step : lesson.steps) {
        texts.insert(texts.end(), {step.title, step.text, step.task});
        if (step.question) {
            texts.insert(texts.end(), {step.question->ask, step.question->hint, step.question->explain});
            if (const auto* choice = std::get_if<ChoiceAnswer>(&step.question->answer)) {
                texts.insert(texts.end(), choice->choices.begin(), choice->choices.end());
            }
            if (const auto* live = std::get_if<LiveAnswer>(&step.question->answer)) {
                texts.push_back(live->unit);
            }
            if (const auto* known = std::get_if<KnownAnswer>(&step.question->answer)) {
                texts.push_back(known->unit);
            }
        }
    }
    std::erase(texts, std::string());
    return texts;
}

} // namespace

class LessonTranslationsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        for (const LessonEntry& entry : listLessons(HEADSCOPE_RESOURCES "/lessons", {})) {
            QVERIFY(entry.lesson);
            for (const std::string& text : textsOf(*entry.lesson)) {
                texts_.push_back(text);
            }
        }
        QVERIFY(texts_.size() > 400);
        initTranslations();
    }

    void everyTextIsTranslated_data() { eachLanguage(); }
    void everyTextIsTranslated() {
        QFETCH(const QString, language);
        const auto translator = translatorOf(language);
        QStringList left;
        for (const std::string& text : texts_) {
            if (translator->translate("Lesson", text.c_str()).isEmpty()) {
                left.append(QString::fromStdString(text));
            }
        }
        QCOMPARE(left.join(u'\n'), QString());
    }

    void everySampleIsTranslated_data() { eachLanguage(); }
    void everySampleIsTranslated() {
        QFETCH(const QString, language);
        const auto translator = translatorOf(language);
        QFile file(QStringLiteral(HEADSCOPE_RESOURCES "/samples/samples.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray samples = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(!samples.isEmpty());
        QStringList left;
        for (const QJsonValue& sample : samples) {
            for (const char* part : {"title", "hint"}) {
                const QString text = sample[QLatin1String(part)].toString();
                if (translator->translate("Sample", text.toUtf8().constData()).isEmpty()) {
                    left.append(text);
                }
            }
        }
        QCOMPARE(left.join(u'\n'), QString());
    }

    void formulasAreRead_data() { eachLanguage(); }
    void formulasAreRead() {
        QFETCH(const QString, language);
        const auto translator = translatorOf(language);
        qsizetype formulas = 0;
        for (const std::string& text : texts_) {
            const QString translated = translator->translate("Lesson", text.c_str());
            const auto found = markFormulas(translated).formulas;
            QCOMPARE(found.size(), markFormulas(QString::fromStdString(text)).formulas.size());
            for (const FoundFormula& formula : found) {
                QCOMPARE(parseFormula(formula.source).faults.join(u'\n') + translated, translated);
            }
            formulas += static_cast<qsizetype>(found.size());
        }
        QVERIFY(formulas > 100);
    }

  private:
    static void eachLanguage() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "fr", "zh_CN"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    static std::unique_ptr<QTranslator> translatorOf(const QString& language) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(QStringLiteral(":/translations/lessons_%1.qm").arg(language))) {
            QTest::qFail("no such translation", __FILE__, __LINE__);
        }
        return translator;
    }

    std::vector<std::string> texts_;
};

QTEST_APPLESS_MAIN(LessonTranslationsTest)
#include "tst_lesson_translations.moc"
