// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/tokenizer/bpe_model.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

/// a b c ab abc bc, with the given merges.
BpeOptions letters(std::vector<std::pair<std::string, std::string>> merges) {
    BpeOptions options;
    options.vocabulary = {"a", "b", "c", "ab", "abc", "bc"};
    options.merges = std::move(merges);
    return options;
}

std::vector<WordToken> tokens(const WordModel& model, std::string_view word) {
    std::vector<WordToken> found;
    model.tokenize(word, found);
    return found;
}

std::string pieces(const WordModel& model, std::string_view word) {
    std::string result;
    for (const WordToken& token : tokens(model, word)) {
        result += model.piece(token.id) + "|";
    }
    return result;
}

std::string pieces(BpeOptions options, std::string_view word) {
    return pieces(*makeBpe(std::move(options), "test"), word);
}

QString refusal(BpeOptions options) {
    return errorText([&] { (void)makeBpe(std::move(options), "test"); });
}

} // namespace

class BpeModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void earlierMergeGoesFirst();
    void leftmostOfEqualMergesGoesFirst();
    void tokensTileTheWord();
    void unknownCharacterIsLeftOutWithoutUnk();
    void unknownCharactersAreUnk();
    void unknownNeighboursAreFused();
    void bytesComeBeforeUnk();
    void unkComesWhereAByteIsMissing();
    void wordThatIsAPieceIsNotMerged();
    void suffixEndsTheWord();
    void prefixContinuesTheWord();
    void emptyWordHasNoTokens();
    void laterOfTwoEqualMergesCounts();
    void mergeOfUnknownPieceIsRefused();
    void mergeIntoUnknownPieceIsRefused();
    void unknownUnkIsRefused();
    void mergesThatGoRoundInACircleEnd();
    void longRunIsMergedCompletely();
    void longRunOfOneLetterIsHalvedAgainAndAgain();
};

void BpeModelTest::earlierMergeGoesFirst() {
    QCOMPARE(pieces(letters({{"b", "c"}, {"a", "b"}}), "abc"), std::string("a|bc|"));
    QCOMPARE(pieces(letters({{"a", "b"}, {"b", "c"}}), "abc"), std::string("ab|c|"));
    QCOMPARE(pieces(letters({{"a", "b"}, {"ab", "c"}}), "abcab"), std::string("abc|ab|"));
}

void BpeModelTest::leftmostOfEqualMergesGoesFirst() {
    BpeOptions options;
    options.vocabulary = {"a", "aa"};
    options.merges = {{"a", "a"}};
    QCOMPARE(pieces(options, "aaa"), std::string("aa|a|"));
}

void BpeModelTest::tokensTileTheWord() {
    const auto model = makeBpe(letters({{"a", "b"}}), "test");
    QCOMPARE(tokens(*model, "cab"), (std::vector<WordToken>{{2, 0, 1}, {3, 1, 3}}));
}

void BpeModelTest::unknownCharacterIsLeftOutWithoutUnk() {
    QCOMPARE(pieces(letters({{"a", "b"}}), "a你b"), std::string("ab|"));
}

void BpeModelTest::unknownCharactersAreUnk() {
    BpeOptions options = letters({});
    options.unk = "c";
    const auto model = makeBpe(options, "test");
    QCOMPARE(tokens(*model, "a你é"), (std::vector<WordToken>{{0, 0, 1}, {2, 1, 4}, {2, 4, 6}}));
}

void BpeModelTest::unknownNeighboursAreFused() {
    BpeOptions options = letters({});
    options.unk = "c";
    options.fuseUnk = true;
    const auto model = makeBpe(options, "test");
    QCOMPARE(tokens(*model, "你éa你"), (std::vector<WordToken>{{2, 0, 5}, {0, 5, 6}, {2, 6, 9}}));
}

void BpeModelTest::bytesComeBeforeUnk() {
    BpeOptions options = letters({});
    options.vocabulary.insert(options.vocabulary.end(), {"<0xC3>", "<0xA9>"});
    options.unk = "c";
    options.byteFallback = true;
    const auto model = makeBpe(options, "test");
    QCOMPARE(tokens(*model, "aé"), (std::vector<WordToken>{{0, 0, 1}, {6, 1, 2}, {7, 2, 3}}));
}

void BpeModelTest::unkComesWhereAByteIsMissing() {
    BpeOptions options = letters({});
    options.vocabulary.emplace_back("<0xC3>");
    options.unk = "c";
    options.byteFallback = true;
    QCOMPARE(pieces(options, "é"), std::string("c|"));
}

void BpeModelTest::wordThatIsAPieceIsNotMerged() {
    BpeOptions options = letters({{"b", "c"}});
    QCOMPARE(pieces(options, "abc"), std::string("a|bc|"));
    options.ignoreMerges = true;
    QCOMPARE(pieces(options, "abc"), std::string("abc|"));
}

void BpeModelTest::suffixEndsTheWord() {
    BpeOptions options;
    options.vocabulary = {"a", "b</w>", "ab</w>", "a</w>"};
    options.merges = {{"a", "b</w>"}};
    options.endOfWordSuffix = "</w>";
    const auto model = makeBpe(options, "test");
    QCOMPARE(tokens(*model, "ab"), (std::vector<WordToken>{{2, 0, 2}}));
    QCOMPARE(pieces(*model, "aa"), std::string("a|a</w>|"));
}

void BpeModelTest::prefixContinuesTheWord() {
    BpeOptions options;
    options.vocabulary = {"a", "##b", "##c", "ab", "abc"};
    options.merges = {{"a", "##b"}, {"ab", "##c"}};
    options.continuingSubwordPrefix = "##";
    QCOMPARE(pieces(options, "abc"), std::string("abc|"));
}

void BpeModelTest::emptyWordHasNoTokens() {
    QCOMPARE(pieces(letters({}), ""), std::string());
}

void BpeModelTest::laterOfTwoEqualMergesCounts() {
    QCOMPARE(pieces(letters({{"a", "b"}, {"b", "c"}, {"a", "b"}}), "abc"), std::string("a|bc|"));
}

void BpeModelTest::mergeOfUnknownPieceIsRefused() {
    const QString text = refusal(letters({{"a", "x"}}));
    QVERIFY2(text.contains(QStringLiteral("merge 0")) && text.contains(QStringLiteral("\"x\"")),
             qPrintable(text));
}

void BpeModelTest::mergeIntoUnknownPieceIsRefused() {
    QVERIFY(refusal(letters({{"a", "b"}, {"b", "a"}})).contains(QStringLiteral("\"ba\"")));
}

void BpeModelTest::unknownUnkIsRefused() {
    BpeOptions options = letters({});
    options.unk = "<unk>";
    QVERIFY(refusal(options).contains(QStringLiteral("unk_token")));
}

/// Each merge makes a longer piece, so that there is no circle to go round in; a prefix alone could make one.
void BpeModelTest::mergesThatGoRoundInACircleEnd() {
    BpeOptions options;
    options.vocabulary = {"a", "p"};
    options.merges = {{"a", "p"}};
    options.continuingSubwordPrefix = "p";
    QCOMPARE(pieces(options, "a"), std::string("a|"));
    options.vocabulary = {"a", "pa", "p", "aa"};
    options.merges = {{"a", "pa"}, {"aa", "p"}};
    QCOMPARE(pieces(options, "aaa"), std::string("aa|pa|"));
}

void BpeModelTest::longRunIsMergedCompletely() {
    std::string word;
    for (int i = 0; i < 50000; ++i) {
        word += i % 2 == 0 ? "abc" : "bc";
    }
    const auto model = makeBpe(letters({{"a", "b"}, {"ab", "c"}, {"b", "c"}}), "test");
    const std::vector<WordToken> found = tokens(*model, word);
    QCOMPARE(found.size(), std::size_t{50000});
    QCOMPARE(found[0], (WordToken{4, 0, 3}));
    QCOMPARE(found[1], (WordToken{5, 3, 5}));
    QCOMPARE(found.back().end, word.size());
}

void BpeModelTest::longRunOfOneLetterIsHalvedAgainAndAgain() {
    BpeOptions options;
    options.vocabulary = {"a"};
    for (int i = 0; i < 10; ++i) {
        const std::string half = options.vocabulary.back();
        options.merges.emplace_back(half, half);
        options.vocabulary.push_back(half + half);
    }
    // 100000 = 97 * 1024 + 512 + 128 + 32
    QCOMPARE(tokens(*makeBpe(options, "test"), std::string(100000, 'a')).size(), std::size_t{100});
}

QTEST_APPLESS_MAIN(BpeModelTest)
#include "tst_bpe_model.moc"
