// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QtTest>

#include "core/model/token_traits_of.h"
#include "core/tokenizer/open_tokenizer.h"

using namespace headscope;

namespace {

std::unique_ptr<Tokenizer> open(const std::string& name) {
    return openTokenizer(HEADSCOPE_TEST_DATA "/tokenizer/reference/" + name);
}

/// Of the tokens of a text, what each is: "p"unctuation, "s"pecial, or "w" for neither.
std::string sortsOf(const Tokenizer& tokenizer, std::string_view text) {
    std::string sorts;
    for (const TokenTraits& traits : traitsOf(tokenizer.tokenize(text), tokenizer)) {
        sorts += traits.isSpecial ? 's' : traits.isPunctuation ? 'p' : 'w';
    }
    return sorts;
}

} // namespace

class TestTokenTraitsOf : public QObject {
    Q_OBJECT

    std::unique_ptr<Tokenizer> bert_ = open("bert");
    std::unique_ptr<Tokenizer> llama_ = open("llama");
    std::unique_ptr<Tokenizer> gpt2_ = open("gpt2");

    /// Of the one piece that is spelt so.
    static TokenTraits ofPiece(const Tokenizer& tokenizer, std::string_view piece) {
        for (int id = 0; id < tokenizer.size(); ++id) {
            if (tokenizer.piece(id) == piece) {
                return traitsOf(std::array{id}, tokenizer).front();
            }
        }
        throw std::runtime_error("no piece " + std::string(piece));
    }

  private Q_SLOTS:
    void specialTokensAreNoPunctuation() {
        const std::string sorts = sortsOf(*bert_, "(!)"); // [CLS] ( ! ) [SEP]
        QCOMPARE(sorts, std::string("sppps"));
    }

    void everySpellingOfPunctuationIsOne() {
        for (const char* piece : {"'", ",", "▁(", ".'", "--", "▁⅌"}) {
            QVERIFY2(ofPiece(*llama_, piece).isPunctuation, piece);
        }
        QVERIFY(ofPiece(*gpt2_, "Ġ'").isPunctuation);
    }

    void theUnderscoreIsPunctuation() {
        QVERIFY(ofPiece(*bert_, "_").isPunctuation);
        QVERIFY(ofPiece(*llama_, "_").isPunctuation);
    }

    void lettersAndDigitsOfAnyScriptAreNot() {
        for (const char* piece : {"▁世界", "▁こんにちは", "▁안녕", "a", "1"}) {
            QVERIFY2(!ofPiece(*llama_, piece).isPunctuation, piece);
        }
    }

    void emojiHaveNeitherLetterNorDigit() {
        QVERIFY(ofPiece(*llama_, "▁😀").isPunctuation);
        QVERIFY(ofPiece(*llama_, "▁👍🏽").isPunctuation);
    }

    void bytesOfACharacterAreNeither() {
        QVERIFY(!ofPiece(*llama_, "<0xE3>").isPunctuation);
        const std::string sorts = sortsOf(*gpt2_, "日"); // bytes: no piece is a whole character
        QVERIFY2(sorts.find('p') == std::string::npos, sorts.c_str());
    }

    void aByteThatIsAWholeCharacterIsThatCharacter() {
        QVERIFY(ofPiece(*llama_, "<0x2A>").isPunctuation);  // *
        QVERIFY(!ofPiece(*llama_, "<0x61>").isPunctuation); // a
    }

    void whiteSpaceIsNoPunctuation() {
        QVERIFY(!ofPiece(*llama_, "<0x0A>").isPunctuation);
        QVERIFY(!ofPiece(*llama_, "▁").isPunctuation);
    }

    void idsArePassedOn() {
        const std::vector<Token> tokens = llama_->tokenize("the cat");
        const std::vector<TokenTraits> traits = traitsOf(tokens, *llama_);
        QVERIFY(std::ranges::equal(tokens, traits, {}, &Token::id, &TokenTraits::id));
    }

    void rowsWithoutAPieceAreNeither() {
        const std::array beyond{llama_->size() + 5, -1};
        for (const TokenTraits& traits : traitsOf(beyond, *llama_)) {
            QVERIFY(!traits.isSpecial && !traits.isPunctuation);
        }
    }
};

QTEST_APPLESS_MAIN(TestTokenTraitsOf)
#include "tst_token_traits_of.moc"
