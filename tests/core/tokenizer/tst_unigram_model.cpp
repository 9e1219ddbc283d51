// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <limits>

#include "core/tokenizer/unigram_model.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

// "ab" (-1.5) is better than "a" and "b" (-2), and "abc" (-4) is worse than "ab" and "c" (-3).
UnigramOptions options() {
    return {.pieces = {{"<unk>", 0}, {"a", -1}, {"b", -1}, {"c", -1.5}, {"ab", -1.5}, {"abc", -4}}, .unk = 0};
}

UnigramOptions withBytes(const std::vector<std::string>& pieces) {
    UnigramOptions result = options();
    result.byteFallback = true;
    for (const std::string& piece : pieces) {
        result.pieces.push_back({piece, -9});
    }
    return result;
}

std::vector<WordToken> cut(const std::string& word, UnigramOptions from = options()) {
    std::vector<WordToken> tokens;
    makeUnigram(std::move(from), "tokenizer.json")->tokenize(word, tokens);
    return tokens;
}

} // namespace

class UnigramModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void highestSumOfScoresWins();
    void neighbouringUnknownCharactersAreOneToken();
    void unknownCharacterScoresTenLessThanTheLowest();
    void unknownTextBecomesItsBytes();
    void unknownTextIsNoBytesWhereOneIsMissing();
    void unknownTextIsLeftOutWithoutAnId();
    void emptyWordHasNoTokens();
    void longWordTakesTimeInProportion();
    void refusesAnIdOutOfRange();
    void refusesAScoreThatIsNoNumber();
};

void UnigramModelTest::highestSumOfScoresWins() {
    QCOMPARE(cut("abc"), (std::vector<WordToken>{{4, 0, 2}, {3, 2, 3}}));
    QCOMPARE(cut("ba"), (std::vector<WordToken>{{2, 0, 1}, {1, 1, 2}}));
}

void UnigramModelTest::neighbouringUnknownCharactersAreOneToken() {
    QCOMPARE(cut("a\u4e2d\u6587b"), (std::vector<WordToken>{{1, 0, 1}, {0, 1, 7}, {2, 7, 8}}));
}

void UnigramModelTest::unknownCharacterScoresTenLessThanTheLowest() {
    const UnigramOptions from{
        .pieces = {{"<unk>", 0}, {"ax", -10}, {"bc", -10}, {"de", -10}, {"xbc", -1}, {"xbcde", -1}},
        .unk = 0};
    // -20 against -20 - 1
    QCOMPARE(cut("axbc", from), (std::vector<WordToken>{{1, 0, 2}, {2, 2, 4}}));
    // -30 against -20 - 1
    QCOMPARE(cut("axbcde", from), (std::vector<WordToken>{{0, 0, 1}, {5, 1, 6}}));
}

void UnigramModelTest::unknownTextBecomesItsBytes() {
    QCOMPARE(cut("a\u00e9", withBytes({"<0xC3>", "<0xA9>"})),
             (std::vector<WordToken>{{1, 0, 1}, {6, 1, 2}, {7, 2, 3}}));
}

void UnigramModelTest::unknownTextIsNoBytesWhereOneIsMissing() {
    QCOMPARE(cut("a\u00e9", withBytes({"<0xC3>"})), (std::vector<WordToken>{{1, 0, 1}, {0, 1, 3}}));
}

void UnigramModelTest::unknownTextIsLeftOutWithoutAnId() {
    UnigramOptions none = options();
    none.unk.reset();
    QCOMPARE(cut("axb", none), (std::vector<WordToken>{{1, 0, 1}, {2, 2, 3}}));
}

void UnigramModelTest::emptyWordHasNoTokens() {
    QVERIFY(cut("").empty());
}

void UnigramModelTest::longWordTakesTimeInProportion() {
    QCOMPARE(cut(std::string(1'000'000, 'a')).size(), std::size_t{1'000'000});
    QCOMPARE(cut(std::string(1'000'000, 'x')).size(), std::size_t{1});
}

void UnigramModelTest::refusesAnIdOutOfRange() {
    UnigramOptions wrong = options();
    wrong.unk = 6;
    const QString text = errorText([&] { (void)makeUnigram(wrong, "tokenizer.json"); });
    QVERIFY2(text.contains(QStringLiteral("id for unknown text: expected less than 6")), qPrintable(text));
}

void UnigramModelTest::refusesAScoreThatIsNoNumber() {
    UnigramOptions wrong = options();
    wrong.pieces[3].score = std::numeric_limits<double>::quiet_NaN();
    const QString text = errorText([&] { (void)makeUnigram(wrong, "tokenizer.json"); });
    QVERIFY2(text.contains(QStringLiteral("score of \"c\"")), qPrintable(text));
}

QTEST_APPLESS_MAIN(UnigramModelTest)
#include "tst_unigram_model.moc"
