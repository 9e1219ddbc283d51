// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/lessons/answer_check.h"

using namespace headscope;

namespace {

LessonQuestion asking(std::variant<LiveAnswer, KnownAnswer, ChoiceAnswer> answer) {
    LessonQuestion question;
    question.ask = "How many?";
    question.answer = std::move(answer);
    return question;
}

Verdict verdictOn(const LessonQuestion& question, const char* typed, const NumberLookup& lookup = {}) {
    return checkTyped(question, typed, lookup).verdict;
}

} // namespace

class AnswerCheckTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void relativeToleranceIsAShareOfTheRightNumber();
    void absoluteToleranceIsInItsUnit();
    void noToleranceMeansExact();
    void exactAllowsRoundingOfTheLastDigits();
    void liveNumbersAreAskedForByName();
    void whatIsNotThereCannotBeChecked();
    void undefinedCannotBeChecked();
    void whatIsNoNumberIsSaidFirst();
    void eitherReadingOfACommaFits();
    void shareAndPerCentFit();
    void choices();
};

void AnswerCheckTest::relativeToleranceIsAShareOfTheRightNumber() {
    const LessonQuestion question = asking(KnownAnswer{200, {0.01, true}, {}});
    QCOMPARE(verdictOn(question, "202"), Verdict::Right);
    QCOMPARE(verdictOn(question, "198"), Verdict::Right);
    QCOMPARE(verdictOn(question, "202.1"), Verdict::NotYet);
    QCOMPARE(verdictOn(question, "197.9"), Verdict::NotYet);
    QCOMPARE(verdictOn(question, "-200"), Verdict::NotYet);
}

void AnswerCheckTest::absoluteToleranceIsInItsUnit() {
    const LessonQuestion question = asking(KnownAnswer{0, {0.5, false}, {}});
    QCOMPARE(verdictOn(question, "0.5"), Verdict::Right);
    QCOMPARE(verdictOn(question, "-0.5"), Verdict::Right);
    QCOMPARE(verdictOn(question, "0.51"), Verdict::NotYet);
}

void AnswerCheckTest::noToleranceMeansExact() {
    const LessonQuestion question = asking(KnownAnswer{1048576, {0, false}, "parameters"});
    QCOMPARE(verdictOn(question, "4*512^2 parameters"), Verdict::Right);
    QCOMPARE(verdictOn(question, "1048577"), Verdict::NotYet);
}

void AnswerCheckTest::exactAllowsRoundingOfTheLastDigits() {
    QCOMPARE(verdictOn(asking(KnownAnswer{0.3, {0, false}, {}}), "0.1+0.2"), Verdict::Right);
}

void AnswerCheckTest::liveNumbersAreAskedForByName() {
    std::string asked;
    const CheckedAnswer checked = checkTyped(asking(LiveAnswer{"costsPage:parameters.mha", {}, {}}), "64",
                                             [&](const std::string& name) {
                                                 asked = name;
                                                 return std::optional(64.0);
                                             });
    QCOMPARE(checked.verdict, Verdict::Right);
    QCOMPARE(checked.expected, std::optional(64.0));
    QCOMPARE(asked, std::string("costsPage:parameters.mha"));
}

void AnswerCheckTest::whatIsNotThereCannotBeChecked() {
    const LessonQuestion question = asking(LiveAnswer{"a:weight", {}, {}});
    QCOMPARE(verdictOn(question, "0.5"), Verdict::CannotCheck);
    QCOMPARE(verdictOn(question, "0.5", [](const std::string&) { return std::optional<double>(); }),
             Verdict::CannotCheck);
}

void AnswerCheckTest::undefinedCannotBeChecked() {
    const auto lookup = [](const std::string&) {
        return std::optional(std::numeric_limits<double>::quiet_NaN());
    };
    QCOMPARE(verdictOn(asking(LiveAnswer{"a:weight", {}, {}}), "0.5", lookup), Verdict::CannotCheck);
}

void AnswerCheckTest::whatIsNoNumberIsSaidFirst() {
    QCOMPARE(verdictOn(asking(LiveAnswer{"a:weight", {}, {}}), "half"), Verdict::NoNumber);
}

void AnswerCheckTest::eitherReadingOfACommaFits() {
    QCOMPARE(verdictOn(asking(KnownAnswer{1048, {0, false}, {}}), "1,048"), Verdict::Right);
    QCOMPARE(verdictOn(asking(KnownAnswer{1.048, {0, false}, {}}), "1,048"), Verdict::Right);
    QCOMPARE(verdictOn(asking(KnownAnswer{10.48, {0, false}, {}}), "1,048"), Verdict::NotYet);
}

void AnswerCheckTest::shareAndPerCentFit() {
    const LessonQuestion question = asking(KnownAnswer{0.125, {}, "%"});
    for (const char* typed : {"12.5", "12,5 %", "1/8", "0.125"}) {
        QCOMPARE(verdictOn(question, typed), Verdict::Right);
    }
    QCOMPARE(verdictOn(question, "0.125 %"), Verdict::NotYet);
    QCOMPARE(verdictOn(asking(KnownAnswer{0.125, {}, {}}), "12.5"), Verdict::NotYet);
}

void AnswerCheckTest::choices() {
    const LessonQuestion question = asking(ChoiceAnswer{{"one", "two"}, 1});
    QCOMPARE(checkChoice(question, 1).verdict, Verdict::Right);
    QCOMPARE(checkChoice(question, 0).verdict, Verdict::NotYet);
    QCOMPARE(checkChoice(question, std::nullopt).verdict, Verdict::NoNumber);
}

QTEST_GUILESS_MAIN(AnswerCheckTest)
#include "tst_answer_check.moc"
