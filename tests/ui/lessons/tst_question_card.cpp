// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <cmath>

#include "core/lessons/lesson_file.h"
#include "tests/ui/lessons/answering.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_card.h"
#include "ui/lessons/verdict_text.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

constexpr std::string_view kLesson = R"(title: Questions
steps:
  - title: Live
    text: First.
    question:
      ask: How many?
      answer: {number: costsPage:parameters.mha, tolerance: 0, unit: parameters}
      hint: Four matrices.
      explain: It is $4 d^2$.
  - title: Choice
    text: Second.
    question:
      ask: Which?
      answer: {choices: [one, $2$, three], correct: 2}
      hint: Not the first.
)";

} // namespace

class QuestionCardTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void init();
    void aRightNumberIsSaidInFull();
    void aWrongNumberGivesTheHint();
    void returnChecks();
    void aNumberThatIsNotThereCannotBeChecked();
    void whatIsNoNumberIsSaid();
    void changingTheAnswerTakesTheVerdictAway();
    void choicesAreChecked();
    void aClickOnAChoicesTextChooses();
    void withoutAQuestionItIsHidden();
    void writesNumbersForPersons();

  private:
    template <typename Widget>
    Widget* find(const char* name) const {
        return childOf<Widget>(*card_, name);
    }
    void ask(std::size_t step) const {
        card_->setQuestion(lesson_.steps[step].question, {});
        QVERIFY(QTest::qWaitForWindowActive(card_.get()));
    }
    void click(const char* name) const { clickIn(*card_, name); }
    void answer(const char* text) const { answerIn(*card_, text); }
    [[nodiscard]] QString verdict() const { return verdictIn(*card_); }

    Lesson lesson_ = parseLesson(kLesson, "a.yaml");
    std::unique_ptr<QuestionCard> card_;
    std::optional<double> number_;
};

void QuestionCardTest::initTestCase() {
    applyTheme(*qApp, Theme::light());
}

void QuestionCardTest::init() {
    card_ = std::make_unique<QuestionCard>();
    card_->resize(360, 300);
    number_ = 1048576;
    card_->setNumberLookup([this](const std::string& name) {
        return name == "costsPage:parameters.mha" ? number_ : std::nullopt;
    });
}

void QuestionCardTest::aRightNumberIsSaidInFull() {
    ask(0);
    answer("4*512^2");
    QCOMPARE(card_->checked()->verdict, Verdict::Right);
    QCOMPARE(verdict(), QStringLiteral("Right: 1\u202F048\u202F576 parameters"));
    QCOMPARE(find<LessonText>("remark")->shownText(), QStringLiteral("It is $4 d^2$."));
}

void QuestionCardTest::aWrongNumberGivesTheHint() {
    ask(0);
    answer("12");
    QCOMPARE(verdict(), QStringLiteral("Not yet."));
    QCOMPARE(find<LessonText>("remark")->shownText(), QStringLiteral("Four matrices."));
}

void QuestionCardTest::returnChecks() {
    ask(0);
    QTest::keyClicks(find<QLineEdit>("answerField"), QStringLiteral("1048576"));
    QTest::keyClick(find<QLineEdit>("answerField"), Qt::Key_Return);
    QVERIFY(verdict().startsWith(QLatin1String("Right")));
}

void QuestionCardTest::aNumberThatIsNotThereCannotBeChecked() {
    ask(0);
    number_ = std::nan("");
    answer("1048576");
    QVERIFY(verdict().startsWith(QLatin1String("This cannot be checked now")));
    QVERIFY(!find<LessonText>("remark")->isVisible());
    number_ = 1048576; // computed meanwhile
    click("checkButton");
    QVERIFY(verdict().startsWith(QLatin1String("Right")));
}

void QuestionCardTest::whatIsNoNumberIsSaid() {
    ask(0);
    answer("many");
    QVERIFY(verdict().startsWith(QLatin1String("Type a number")));
    answer("");
    QVERIFY(verdict().startsWith(QLatin1String("Type a number")));
}

void QuestionCardTest::changingTheAnswerTakesTheVerdictAway() {
    ask(0);
    answer("12");
    QVERIFY(find<ThemedLabel>("verdict")->isVisible());
    QTest::keyClicks(find<QLineEdit>("answerField"), QStringLiteral("3"));
    QVERIFY(!find<ThemedLabel>("verdict")->isVisible());
    QVERIFY(!find<LessonText>("remark")->isVisible());
}

void QuestionCardTest::choicesAreChecked() {
    ask(1);
    QVERIFY(!find<QLineEdit>("answerField")->isVisible());
    click("checkButton");
    QCOMPARE(verdict(), QStringLiteral("Choose one of them."));
    click("choice1");
    click("checkButton");
    QCOMPARE(verdict(), QStringLiteral("Not yet."));
    click("choice2");
    QVERIFY(!find<ThemedLabel>("verdict")->isVisible());
    click("checkButton");
    QCOMPARE(verdict(), QStringLiteral("Right."));
}

void QuestionCardTest::aClickOnAChoicesTextChooses() {
    ask(1);
    auto* button = find<QRadioButton>("choice2");
    auto* text = button->parentWidget()->findChild<LessonText*>();
    QCOMPARE(text->shownText(), QStringLiteral("$2$"));
    QTest::mouseClick(text->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(3, 3));
    QVERIFY(button->isChecked());
}

void QuestionCardTest::withoutAQuestionItIsHidden() {
    ask(0);
    card_->setQuestion(std::nullopt, {});
    QVERIFY(!card_->isVisible());
    QVERIFY(!card_->checked());
}

void QuestionCardTest::writesNumbersForPersons() {
    QCOMPARE(numberText(1048576), QStringLiteral("1\u202F048\u202F576"));
    QCOMPARE(numberText(-1234), QStringLiteral("\u22121\u202F234"));
    QCOMPARE(numberText(999), QStringLiteral("999"));
    QCOMPARE(numberText(0.125), QStringLiteral("0.125"));
    LessonQuestion question;
    question.answer = KnownAnswer{0.125, {}, "%"};
    QCOMPARE(verdictText({Verdict::Right, 0.125}, question), QStringLiteral("Right: 12.5 %"));
}

QTEST_MAIN(QuestionCardTest)
#include "tst_question_card.moc"
