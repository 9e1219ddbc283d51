// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/tokenizer/word_piece_model.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

WordPieceOptions options() {
    return {
        .vocabulary = {"[UNK]", "un", "unable", "##aff", "##able", "##a", "\u00e9", "##\u00e9t", "a", ""}};
}

std::vector<WordToken> cut(const std::string& word, WordPieceOptions from = options()) {
    std::vector<WordToken> tokens;
    makeWordPiece(std::move(from), "vocab.txt")->tokenize(word, tokens);
    return tokens;
}

} // namespace

class WordPieceModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void takesTheLongestPieceFromTheLeft();
    void pieceThatBeginsAWordIsNotTakenInside();
    void wordIsUnknownAsAWholeWhereNothingFits();
    void cutsBetweenCharactersOnly();
    void wordOfTooManyCharactersIsUnknown();
    void emptyWordHasNoTokens();
    void appendsToWhatIsThere();
    void longWordTakesTimeInProportion();
    void refusesAVocabularyWithoutUnknown();
};

void WordPieceModelTest::takesTheLongestPieceFromTheLeft() {
    QCOMPARE(cut("unaffable"), (std::vector<WordToken>{{1, 0, 2}, {3, 2, 5}, {4, 5, 9}}));
    QCOMPARE(cut("unable"), (std::vector<WordToken>{{2, 0, 6}}));
}

void WordPieceModelTest::pieceThatBeginsAWordIsNotTakenInside() {
    QCOMPARE(cut("unun"), (std::vector<WordToken>{{0, 0, 4}}));
}

void WordPieceModelTest::wordIsUnknownAsAWholeWhereNothingFits() {
    QCOMPARE(cut("unaffx"), (std::vector<WordToken>{{0, 0, 6}}));
}

void WordPieceModelTest::cutsBetweenCharactersOnly() {
    QCOMPARE(cut("\u00e9\u00e9t"), (std::vector<WordToken>{{6, 0, 2}, {7, 2, 5}}));
}

void WordPieceModelTest::wordOfTooManyCharactersIsUnknown() {
    WordPieceOptions few = options();
    few.longestWord = 3;
    QCOMPARE(cut("\u00e9aa", few).size(), std::size_t{3}); // four bytes, three characters
    QCOMPARE(cut("unaa", few), (std::vector<WordToken>{{0, 0, 4}}));
}

void WordPieceModelTest::emptyWordHasNoTokens() {
    QVERIFY(cut("").empty());
}

void WordPieceModelTest::appendsToWhatIsThere() {
    std::vector<WordToken> tokens = {{7, 0, 1}};
    makeWordPiece(options(), "vocab.txt")->tokenize("x", tokens);
    QCOMPARE(tokens, (std::vector<WordToken>{{7, 0, 1}, {0, 0, 1}}));
}

void WordPieceModelTest::longWordTakesTimeInProportion() {
    WordPieceOptions any = options();
    any.longestWord = 4'000'000;
    QCOMPARE(cut(std::string(1'000'000, 'a'), any).size(), std::size_t{1'000'000});
}

void WordPieceModelTest::refusesAVocabularyWithoutUnknown() {
    const QString text = errorText([] { (void)makeWordPiece({.vocabulary = {"a"}}, "vocab.txt"); });
    QVERIFY2(text.contains(QStringLiteral("vocab.txt: piece for unknown words")), qPrintable(text));
}

QTEST_APPLESS_MAIN(WordPieceModelTest)
#include "tst_word_piece_model.moc"
