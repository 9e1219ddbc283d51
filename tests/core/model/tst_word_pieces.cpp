// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QtTest>

#include "core/model/model.h"
#include "core/model/token_traits_of.h"
#include "core/model/word_pieces.h"
#include "core/tokenizer/token_label.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

using Words = std::vector<std::string>;
using Places = std::vector<Index>;

/// A text whose tokens are given with "|" between them; "^<s>" is a special token that was added to it.
class Example {
  public:
    explicit Example(std::string_view marked) { add(marked, typed_.text, 0); }
    Example(std::string_view first, std::string_view second) : Example(first) {
        typed_.second = std::string();
        add(second, *typed_.second, 1);
    }

    [[nodiscard]] WordPieces words() const { return wordPieces(tokens_, traits_, typed_); }

  private:
    void add(std::string_view marked, std::string& text, int number) {
        while (true) {
            const std::size_t end = marked.find('|');
            std::string_view bytes = marked.substr(0, end);
            const bool isSpecial = bytes.starts_with('^');
            bytes.remove_prefix(isSpecial ? 1 : 0);
            Token token{.piece = std::string(bytes), .begin = text.size(), .text = number};
            text += isSpecial ? std::string_view() : bytes;
            token.end = text.size();
            token.label = bytesLabel(bytes);
            tokens_.push_back(token);
            traits_.push_back({.isSpecial = isSpecial});
            if (end == std::string_view::npos) {
                return;
            }
            marked.remove_prefix(end + 1);
        }
    }

    TypedText typed_;
    std::vector<Token> tokens_;
    std::vector<TokenTraits> traits_;
};

Words wordsOf(std::string_view marked) {
    return Example(marked).words().labels;
}

} // namespace

class TestWordPieces : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whiteSpaceSeparates() {
        const WordPieces words = Example("The| quick| br|own| fox").words();
        QCOMPARE(words.labels, (Words{"The", "quick", "brown", "fox"}));
        QCOMPARE(words.wordOf, (Places{0, 1, 2, 2, 3}));
    }

    void punctuationIsAWordOfItsOwn() {
        QCOMPARE(wordsOf("Stop|!|!| (|Now|)"), (Words{"Stop", "!", "!", "(", "Now", ")"}));
    }

    void apostrophesInsideWordsAreNot() {
        QCOMPARE(wordsOf("don|'|t| say| '|no|'"), (Words{"don't", "say", "'", "no", "'"}));
        QCOMPARE(wordsOf("king|\u2019s"), (Words{"king\u2019s"}));
    }

    void digitsMarksAndUnderscoresAreOfTheWord() {
        QCOMPARE(wordsOf("top|_|k| x|2| nai\u0308|ve"), (Words{"top_k", "x2", "nai\u0308ve"}));
    }

    void chineseCharactersAndKanaStandAlone() {
        QCOMPARE(wordsOf("日|本|の|車"), (Words{"日", "本", "の", "車"}));
        QCOMPARE(wordsOf("日本|語"), (Words{"日本", "語"}));   // a token of two characters stays whole
        QCOMPARE(wordsOf("안|녕| 하"), (Words{"안녕", "하"})); // Korean has spaces
    }

    void aTokenOverTwoWordsMakesThemOne() {
        const WordPieces words = Example("a|.b|c").words();
        QCOMPARE(words.labels, (Words{"a", ".bc"}));
        QCOMPARE(words.wordOf, (Places{0, 1, 1}));
    }

    void specialTokensStandAlone() {
        QCOMPARE(wordsOf("^<s>|a|b|^</s>"), (Words{"<s>", "ab", "</s>"}));
        QCOMPARE(wordsOf("a|^[SEP]|b"), (Words{"a", "[SEP]", "b"}));
    }

    void aSpaceGoesWithTheWordAfterIt() {
        const WordPieces words = Example("a| |b| | |c").words();
        QCOMPARE(words.labels, (Words{"a", "b", "c"}));
        QCOMPARE(words.wordOf, (Places{0, 1, 1, 2, 2, 2}));
        QCOMPARE(wordsOf("a| |^</s>"), (Words{"a", "·", "</s>"}));
    }

    void aLineFeedStandsAlone() { QCOMPARE(wordsOf("a|\n|b| |\n"), (Words{"a", "⏎", "b", "·", "⏎"})); }

    void bytesOfACharacterBelongTogether() {
        QCOMPARE(wordsOf("\xE6|\x97|\xA5|\xE6\x9C|\xAC"), (Words{"日", "本"}));
    }

    void partsOfAnEmojiBelongTogether() {
        QCOMPARE(wordsOf("👩|\u200D|🚀|👍|🏽"), (Words{"👩\u200D🚀", "👍🏽"}));
    }

    void tokensWithoutBytesGoWithTheirNeighbour() {
        QCOMPARE(Example("^<s>||a|b").words().wordOf, (Places{0, 1, 1, 1})); // a space in front of the text
        QCOMPARE(Example("½|||a").words().wordOf, (Places{0, 0, 0, 0}));     // one character, three tokens
    }

    void twoTextsShareNoWord() {
        const WordPieces words = Example("cat", "s| and").words();
        QCOMPARE(words.labels, (Words{"cat", "s", "and"}));
    }

    void noTokensAreNoWords() { QVERIFY(wordPieces({}, {}, {}).labels.empty()); }

    void aTextOfARealTokenizer() {
        const auto model = openModel(golden::bundledModel());
        const TypedText typed{.text = "Don't go, naïve Zoë:  日本 😀!\nYes"};
        const EncodedText encoded = model->encode(typed);
        const std::vector<TokenTraits> traits = traitsOf(encoded.tokens, model->tokenizer());
        const WordPieces words = wordPieces(encoded.tokens, traits, typed);
        QCOMPARE(words.labels,
                 (Words{"<s>", "Don't", "go", ",", "naïve", "Zoë", ":", "日", "本", "😀", "!", "⏎", "Yes"}));
        QVERIFY(std::ranges::is_sorted(words.wordOf));
        QCOMPARE(words.wordOf.size(), encoded.tokens.size());
    }
};

QTEST_APPLESS_MAIN(TestWordPieces)
#include "tst_word_pieces.moc"
