// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/lessons/lesson_list.h"
#include "ui/lessons/lesson_formulas.h"
#include "ui/lessons/lesson_text.h"

using namespace headscope;

/// The lessons that come with the program.
class OwnLessonsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void areAllInstalled();
    void areRead_data();
    void areRead();
    void haveFormulasThatAreKnown_data();
    void haveFormulasThatAreKnown();
    void haveASummaryAndSources_data();
    void haveASummaryAndSources();
    void askAndExplain_data();
    void askAndExplain();
    void unknownFormulasAreFound();

  private:
    void rows() const;
    std::vector<LessonEntry> entries_;
};

void OwnLessonsTest::initTestCase() {
    entries_ = listLessons(HEADSCOPE_RESOURCES "/lessons", Job());
    QVERIFY(entries_.size() >= 2);
}

void OwnLessonsTest::areAllInstalled() {
    QFile list(QStringLiteral(HEADSCOPE_RESOURCES "/CMakeLists.txt"));
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QByteArray text = list.readAll();
    for (const LessonEntry& entry : entries_) {
        QVERIFY2(text.contains(QByteArray::fromStdString(entry.path.filename().string())),
                 entry.path.c_str());
    }
}

void OwnLessonsTest::rows() const {
    QTest::addColumn<int>("index");
    for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
        QTest::newRow(entries_[entry].path.filename().c_str()) << static_cast<int>(entry);
    }
}

void OwnLessonsTest::areRead_data() {
    rows();
}
void OwnLessonsTest::areRead() {
    QFETCH(int, index);
    const LessonEntry& entry = entries_[static_cast<std::size_t>(index)];
    QVERIFY2(entry.lesson != nullptr, entry.fault.c_str());
}

void OwnLessonsTest::haveFormulasThatAreKnown_data() {
    rows();
}
void OwnLessonsTest::haveFormulasThatAreKnown() {
    QFETCH(int, index);
    const QStringList faults = formulaFaults(*entries_[static_cast<std::size_t>(index)].lesson);
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(u'\n')));
}

void OwnLessonsTest::haveASummaryAndSources_data() {
    rows();
}
void OwnLessonsTest::haveASummaryAndSources() {
    QFETCH(int, index);
    const Lesson& lesson = *entries_[static_cast<std::size_t>(index)].lesson;
    QVERIFY(!lesson.summary.empty());
    QVERIFY(!lesson.sources.empty());
    QVERIFY(lesson.steps.size() >= 3);
    QVERIFY(lesson.steps.front().state.values.contains("model"));
    QVERIFY(lesson.steps.front().state.values.contains("page"));
}

void OwnLessonsTest::askAndExplain_data() {
    rows();
}
void OwnLessonsTest::askAndExplain() {
    QFETCH(int, index);
    int questions = 0;
    for (const LessonStep& step : entries_[static_cast<std::size_t>(index)].lesson->steps) {
        if (step.question) {
            ++questions;
            QVERIFY2(!step.question->hint.empty(), step.title.c_str());
            QVERIFY2(!step.question->explain.empty(), step.title.c_str());
        }
    }
    QVERIFY(questions >= 1);
}

void OwnLessonsTest::unknownFormulasAreFound() {
    Lesson lesson;
    lesson.steps.resize(2);
    lesson.steps[0].text = "good $x^2$";
    lesson.steps[1].task = "bad $\\foo$";
    lesson.steps[1].question = LessonQuestion();
    lesson.steps[1].question->answer = ChoiceAnswer{{"$\\bar$", "$y$"}, 0};
    const QStringList faults = formulaFaults(lesson);
    QCOMPARE(faults.size(), 2);
    QCOMPARE(faults[0], QStringLiteral("step 2: $\\foo$: \\foo is not known"));
    QVERIFY(faults[1].startsWith(QLatin1String("step 2: $\\bar$: something is missing")));
}

QTEST_MAIN(OwnLessonsTest)
#include "tst_own_lessons.moc"
