// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include "core/lessons/lesson_file.h"
#include "core/lessons/lesson_list.h"

using namespace headscope;

namespace {

constexpr std::string_view kLesson = R"(title: What heads cost
summary: Parameters, operations and the cache.
sources:
  - Vaswani et al. 2017
steps:
  - title: Parameters
    text: |
      Four matrices: $4 d^2$.

      $$\frac{a}{b}$$
    set:
      model: bundled
      text: 1984
      page: costsPage
      query: 3
      a: {head: L2 H5, factor: 0.125, kvHeads: 4}
      pages:
        costsPage: {width: 512, exact: true, name: "12"}
    try: Move *d*.
    question:
      ask: How many?
      answer: {number: costsPage:parameters.mha, tolerance: 0.5 %, unit: parameters}
      hint: Count the matrices.
      explain: |
        $4 \cdot 512^2$
  - title: One head
    text: As before.
    set:
      a:
        factor: none
      pages:
        costsPage: {width: 64}
    question:
      ask: Which?
      answer:
        choices: [one, two, three]
        correct: 2
  - title: Afresh
    text: From the start.
    set: {fresh: true, page: mapsPage}
    question:
      ask: E3
      answer: {value: "1,048,576", tolerance: 0}
  - title: Nothing set
    text: Goes on.
)";

Lesson lesson() {
    return parseLesson(kLesson, "costs.yaml");
}

} // namespace

class LessonFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsTitlesAndTexts();
    void keepsFormulasAsTheyAreWritten();
    void handsSettingsOnAsData();
    void textThatLooksLikeANumberIsText();
    void nothingIsNull();
    void knowsTheLineOfEverySetting();
    void stepsAddToThoseBefore();
    void aFreshStepAddsToNothing();
    void aStepWithoutSettingsStaysAsItIs();
    void linesFollowTheLatestSetting();
    void readsLiveAnswers();
    void readsChoicesFromOne();
    void readsKnownAnswers();
    void listsAFolderByName();
    void aBrokenFileIsAnEntryWithItsFault();
    void aFolderThatIsMissingIsAnError();
};

void LessonFileTest::readsTitlesAndTexts() {
    const Lesson read = lesson();
    QCOMPARE(read.title, std::string("What heads cost"));
    QCOMPARE(read.summary, std::string("Parameters, operations and the cache."));
    QCOMPARE(read.sources, std::vector<std::string>{"Vaswani et al. 2017"});
    QCOMPARE(read.steps.size(), std::size_t{4});
    QCOMPARE(read.steps[0].title, std::string("Parameters"));
    QCOMPARE(read.steps[0].task, std::string("Move *d*."));
    QVERIFY(read.steps[3].task.empty());
    QVERIFY(!read.steps[3].question.has_value());
}

void LessonFileTest::keepsFormulasAsTheyAreWritten() {
    QCOMPARE(lesson().steps[0].text, std::string("Four matrices: $4 d^2$.\n\n$$\\frac{a}{b}$$"));
}

void LessonFileTest::handsSettingsOnAsData() {
    const nlohmann::json set = lesson().steps[0].set.values;
    QCOMPARE(set["model"].get<std::string>(), std::string("bundled"));
    QCOMPARE(set["query"].get<int>(), 3);
    QCOMPARE(set["a"]["head"].get<std::string>(), std::string("L2 H5"));
    QCOMPARE(set["a"]["factor"].get<double>(), 0.125);
    QVERIFY(set["a"]["kvHeads"].is_number_integer());
    QVERIFY(set["pages"]["costsPage"]["exact"].is_boolean());
    QVERIFY(set["pages"]["costsPage"]["name"].is_string()); // in quotes
}

void LessonFileTest::textThatLooksLikeANumberIsText() {
    QCOMPARE(lesson().steps[0].set.values["text"].get<std::string>(), std::string("1984"));
}

void LessonFileTest::nothingIsNull() {
    const Lesson read = parseLesson(
        "title: T\nsteps:\n  - title: S\n    text: x\n    set: {second: ~, query:, a: L2 H5}\n", "l.yaml");
    const nlohmann::json set = read.steps[0].set.values;
    QVERIFY(set["second"].is_null());
    QVERIFY(set["query"].is_null());
    QCOMPARE(set["a"].get<std::string>(), std::string("L2 H5"));
}

void LessonFileTest::knowsTheLineOfEverySetting() {
    const LessonState set = lesson().steps[0].set;
    QCOMPARE(set.lineOf("/model"), 12);
    QCOMPARE(set.lineOf("/a/factor"), 16);
    QCOMPARE(set.lineOf("/pages/costsPage/width"), 18);
    QCOMPARE(set.lineOf("/a/mask"), 16); // not there: the nearest around it
    QCOMPARE(LessonState().lineOf("/a"), 0);
}

void LessonFileTest::stepsAddToThoseBefore() {
    const nlohmann::json state = lesson().steps[1].state.values;
    QCOMPARE(state["text"].get<std::string>(), std::string("1984"));
    QCOMPARE(state["a"]["factor"].get<std::string>(), std::string("none"));
    QCOMPARE(state["a"]["head"].get<std::string>(), std::string("L2 H5"));
    QCOMPARE(state["pages"]["costsPage"]["width"].get<int>(), 64);
    QVERIFY(state["pages"]["costsPage"].contains("exact"));
    QVERIFY(!lesson().steps[1].set.values.contains("text"));
}

void LessonFileTest::aFreshStepAddsToNothing() {
    QVERIFY((lesson().steps[2].state.values == nlohmann::json{{"page", "mapsPage"}}));
}

void LessonFileTest::aStepWithoutSettingsStaysAsItIs() {
    const Lesson read = lesson();
    QVERIFY(read.steps[3].set.values.empty());
    QVERIFY((read.steps[3].state.values == read.steps[2].state.values)); // QCOMPARE does not take JSON
}

void LessonFileTest::linesFollowTheLatestSetting() {
    const LessonState state = lesson().steps[1].state;
    QCOMPARE(state.lineOf("/a/factor"), 30);
    QCOMPARE(state.lineOf("/a/head"), 16);
}

void LessonFileTest::readsLiveAnswers() {
    const Lesson read = lesson();
    const auto* answer = std::get_if<LiveAnswer>(&read.steps[0].question->answer);
    QVERIFY(answer != nullptr);
    QCOMPARE(answer->number, std::string("costsPage:parameters.mha"));
    QVERIFY(answer->tolerance.isRelative);
    QCOMPARE(answer->tolerance.size, 0.005);
    QCOMPARE(answer->unit, std::string("parameters"));
    QCOMPARE(read.steps[0].question->explain, std::string("$4 \\cdot 512^2$"));
}

void LessonFileTest::readsChoicesFromOne() {
    const Lesson read = lesson();
    const auto* answer = std::get_if<ChoiceAnswer>(&read.steps[1].question->answer);
    QVERIFY(answer != nullptr);
    QCOMPARE(answer->choices, (std::vector<std::string>{"one", "two", "three"}));
    QCOMPARE(answer->correct, 1);
}

void LessonFileTest::readsKnownAnswers() {
    const Lesson read = lesson();
    const auto* answer = std::get_if<KnownAnswer>(&read.steps[2].question->answer);
    QVERIFY(answer != nullptr);
    QCOMPARE(answer->value, 1048576.0);
    QCOMPARE(answer->tolerance.size, 0.0);
    QVERIFY(!answer->tolerance.isRelative);
}

void LessonFileTest::listsAFolderByName() {
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    for (const char* name : {"02-b.yaml", "01-a.yaml", "README.md"}) {
        std::ofstream(path / name) << kLesson;
    }
    const std::vector<LessonEntry> entries = listLessons(path, Job());
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0].lesson->file, std::string("01-a.yaml"));
    QCOMPARE(entries[1].lesson->file, std::string("02-b.yaml"));
}

void LessonFileTest::aBrokenFileIsAnEntryWithItsFault() {
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "a.yaml") << "title: x\n";
    std::ofstream(path / "b.yaml") << kLesson;
    const std::vector<LessonEntry> entries = listLessons(path, Job());
    QCOMPARE(entries.size(), std::size_t{2});
    QVERIFY(!entries[0].lesson);
    QCOMPARE(entries[0].fault, std::string("a.yaml, line 1: a lesson has \"steps\": a list of 1 to 99"));
    QVERIFY(entries[1].lesson != nullptr);
}

void LessonFileTest::aFolderThatIsMissingIsAnError() {
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(listLessons("/nowhere/at/all", Job())), Error);
}

QTEST_GUILESS_MAIN(LessonFileTest)
#include "tst_lesson_file.moc"
