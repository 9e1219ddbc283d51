// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/tokenizer/regular_expression.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

/// What a pattern finds, a bar behind each.
std::string found(std::string_view pattern, std::string_view text) {
    std::string result;
    for (const PatternMatch& match : RegularExpression(pattern, "test").findAll(text)) {
        result.append(text.substr(match.begin, match.end - match.begin)).append("|");
    }
    return result;
}

QString refusal(const std::string& pattern) {
    return errorText([&] { (void)RegularExpression(pattern, "tokenizer.json"); });
}

} // namespace

class RegularExpressionTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void matchesDoNotOverlap();
    void lettersAreThoseOfUnicode();
    void spaceIsThatOfOniguruma();
    void wordCharactersIncludeMarks();
    void classesWorkInsideBrackets();
    void closingBracketMayComeFirst();
    void caretMatchesAtLines();
    void emptyMatchBehindAMatchIsLeftOut();
    void emptyMatchesGoOnByCharacters();
    void groupOfOptionsIsCaseless();
    void punctuationIncludesSymbols();

    void wrongPatternIsRefused();
    void classInsideAClassIsRefused();
    void intersectionIsRefused();
    void negatedClassInsideAClassIsRefused();
    void longPatternIsRefused();
    void tooManyStepsAreAnError();
    void recursionIsAnError();
    void longRunIsMatchedAtOnce();
};

void RegularExpressionTest::matchesDoNotOverlap() {
    QCOMPARE(found("aa", "aaaaa"), std::string("aa|aa|"));
}

void RegularExpressionTest::lettersAreThoseOfUnicode() {
    QCOMPARE(found(R"(\p{L}+)", "Straße, 你好 1"), std::string("Straße|你好|"));
    QCOMPARE(found(R"(\p{N}+)", "12٣½"), std::string("12٣½|"));
}

void RegularExpressionTest::spaceIsThatOfOniguruma() {
    QCOMPARE(found(R"(\s)", "a\u0085b\u00a0c\u180ed\u3000"), std::string("\u0085|\u00a0|\u3000|"));
    QCOMPARE(found(R"(\S+)", "ab \u180e"), std::string("ab|\u180e|"));
}

void RegularExpressionTest::wordCharactersIncludeMarks() {
    QCOMPARE(found(R"(\w+)", "e\u0301a_b-c"), std::string("e\u0301a_b|c|"));
}

void RegularExpressionTest::classesWorkInsideBrackets() {
    QCOMPARE(found(R"([^\s\p{L}\p{N}]+)", "a!? \u00a0.1"), std::string("!?|.|"));
}

void RegularExpressionTest::closingBracketMayComeFirst() {
    QCOMPARE(found("[]a]+", "x]ax"), std::string("]a|"));
    QCOMPARE(found("[^]a]+", "x]ax"), std::string("x|x|"));
}

void RegularExpressionTest::caretMatchesAtLines() {
    QCOMPARE(found("^.", "ab\ncd"), std::string("a|c|"));
}

void RegularExpressionTest::emptyMatchBehindAMatchIsLeftOut() {
    QCOMPARE(found("x*", "axxb"), std::string("|xx||"));
}

void RegularExpressionTest::emptyMatchesGoOnByCharacters() {
    QCOMPARE(RegularExpression("", "test").findAll("é你").size(), std::size_t{3});
}

void RegularExpressionTest::groupOfOptionsIsCaseless() {
    QCOMPARE(found("(?i:'ll|'s)", "we'LL it'S"), std::string("'LL|'S|"));
}

void RegularExpressionTest::punctuationIncludesSymbols() {
    QCOMPARE(found("[[:punct:]]", "a€,"), std::string("€|,|"));
}

void RegularExpressionTest::wrongPatternIsRefused() {
    const QString text = refusal("(a");
    QVERIFY2(text.startsWith(QStringLiteral("tokenizer.json: pattern (a: expected a regular expression")),
             qPrintable(text));
}

void RegularExpressionTest::classInsideAClassIsRefused() {
    QVERIFY(refusal("[a[bc]]").contains(QStringLiteral("inside another")));
}

void RegularExpressionTest::intersectionIsRefused() {
    QVERIFY(refusal("[a-z&&b-c]").contains(QStringLiteral("intersection")));
}

void RegularExpressionTest::negatedClassInsideAClassIsRefused() {
    QVERIFY(refusal(R"([\Sa])").contains(QStringLiteral("\\S in a character class")));
}

void RegularExpressionTest::longPatternIsRefused() {
    QVERIFY(refusal(std::string(100000, 'a')).contains(QStringLiteral("100000 bytes")));
}

void RegularExpressionTest::tooManyStepsAreAnError() {
    const RegularExpression pattern("(a|aa)+$", "test");
    const std::string text = std::string(100, 'a') + "b";
    QVERIFY(errorText([&] { (void)pattern.findAll(text); }).contains(QStringLiteral("cannot be matched")));
}

void RegularExpressionTest::recursionIsAnError() {
    const RegularExpression pattern("(?:a(?R)?b|a(?R)?c)", "test");
    const std::string text(100000, 'a');
    QVERIFY(errorText([&] { (void)pattern.findAll(text); }).contains(QStringLiteral("cannot be matched")));
}

void RegularExpressionTest::longRunIsMatchedAtOnce() {
    const std::string text(1000000, 'a');
    const RegularExpression pattern(R"((?:'s|[^\r\n\p{L}\p{N}]?\p{L}+)|\s+)", "test");
    QCOMPARE(pattern.findAll(text), (std::vector<PatternMatch>{{0, text.size()}}));
}

QTEST_APPLESS_MAIN(RegularExpressionTest)
#include "tst_regular_expression.moc"
