// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/error.h"
#include "core/tokenizer/white_space_tokenizer.h"

using namespace headscope;

class WhiteSpaceTokenizerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void wordsAreTokensWithTheSpaceInFront() {
        const auto tokens = WhiteSpaceTokenizer().tokenize("  a bc\n\tä  ");
        QCOMPARE(tokens.size(), std::size_t{3});
        QCOMPARE(tokens[0].piece, std::string("a"));
        QCOMPARE(tokens[1].piece, std::string("bc"));
        QCOMPARE(tokens[2].piece, std::string("ä"));
        QCOMPARE(tokens[0].begin, std::size_t{0});
        QCOMPARE(tokens[0].end, std::size_t{3});
        QCOMPARE(tokens[1].end, std::size_t{6});
        QCOMPARE(tokens[2].begin, std::size_t{6});
        QCOMPARE(tokens[2].end, std::size_t{12}); // and the space behind the last
    }

    void equalWordsHaveEqualIds() {
        const auto tokens = WhiteSpaceTokenizer().tokenize("the cat the dog cat");
        QCOMPARE(tokens[0].id, 1);
        QCOMPARE(tokens[1].id, 2);
        QCOMPARE(tokens[2].id, 1);
        QCOMPARE(tokens[3].id, 3);
        QCOMPARE(tokens[4].id, 2);
    }

    void spacesOfUnicodeAreSpaces() {
        const auto tokens = WhiteSpaceTokenizer().tokenize("a\u3000b\u00a0c");
        QCOMPARE(tokens.size(), std::size_t{3});
    }

    void spaceAloneHasNoTokens() {
        QVERIFY(WhiteSpaceTokenizer().tokenize(" \n ").empty());
        QVERIFY(WhiteSpaceTokenizer().tokenize("").empty());
    }

    void whatIsNoTextIsRefused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(WhiteSpaceTokenizer().tokenize("a \xff")), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(WhiteSpaceTokenizer().tokenize(
                                     TokenizerInput{"a", "b", SpecialTokens::Literal})),
                                 Error);
    }
};

QTEST_GUILESS_MAIN(WhiteSpaceTokenizerTest)
#include "tst_white_space_tokenizer.moc"
