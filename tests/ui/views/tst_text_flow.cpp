// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/views/text_flow.h"

using namespace headscope;

namespace {

QStringList labels(const char* text) {
    return QString::fromUtf8(text).split(u' ');
}

} // namespace

class TextFlowTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void spacesAreDrawnAsSuch() {
        const TextFlow flow(labels("<s> ·The ·king"), 500, font_);
        QCOMPARE(flow.text(1), QStringLiteral(" The"));
    }

    void oneLineRunsToTheRight() {
        const TextFlow flow(labels("·The ·king ·said"), 500, font_);
        QCOMPARE(flow.tokens()[0].top(), flow.tokens()[2].top());
        QVERIFY(flow.tokens()[0].right() < flow.tokens()[1].left());
    }

    void noTokenLeavesTheWidth() {
        QStringList many;
        for (int token = 0; token < 300; ++token) {
            many += QStringLiteral("·w%1").arg(token);
        }
        const TextFlow flow(many, 211, font_);
        for (const QRect& token : flow.tokens()) {
            QVERIFY(token.left() >= 0 && token.right() < 211);
        }
        QCOMPARE(flow.height(), flow.tokens().back().bottom() + 1);
    }

    void piecesOfAWordStayTogether() {
        const int word = TextFlow(labels("·un believ able"), 5000, font_).tokens().back().right() + 1;
        const TextFlow flow(labels("·so ·un believ able"), word + 10, font_);
        QVERIFY(flow.tokens()[1].top() > flow.tokens()[0].top());
        QCOMPARE(flow.tokens()[1].top(), flow.tokens()[3].top());
    }

    void aWordThatIsTooLongIsBrokenBetweenTokens() {
        const TextFlow flow(labels("·aaaa bbbb cccc dddd eeee ffff gggg"), 90, font_);
        QVERIFY(flow.tokens().back().top() > flow.tokens().front().top());
    }

    void continuationsOfWordPieceStayWithTheirWord() {
        const int word = TextFlow(labels("un ##believ ##able"), 5000, font_).tokens().back().right() + 1;
        const TextFlow flow(labels("so un ##believ ##able"), word + 10, font_);
        QVERIFY(flow.tokens()[1].top() > flow.tokens()[0].top());
        QCOMPARE(flow.tokens()[1].top(), flow.tokens()[3].top());
    }

    void aLineFeedEndsALine() {
        const TextFlow flow(labels("·one ⏎ ·two"), 500, font_);
        QCOMPARE(flow.tokens()[0].top(), flow.tokens()[1].top());
        QVERIFY(flow.tokens()[2].top() > flow.tokens()[1].top());
        QCOMPARE(flow.tokens()[2].left(), 0);
    }

    void hebrewBeginsAtTheRight() {
        const TextFlow flow(labels("·שלום ·עולם"), 500, font_);
        QVERIFY(flow.tokens()[0].left() > flow.tokens()[1].left());
        QVERIFY(flow.tokens()[0].right() < 500);
    }

    void positionsFindTheirToken() {
        const TextFlow flow(labels("·The ·king"), 500, font_);
        QCOMPARE(flow.tokenAt(flow.tokens()[1].center()), std::optional(1));
        QCOMPARE(flow.tokenAt({490, 2}), std::nullopt);
    }

    void neighboursAreInTheNextLine() {
        const TextFlow flow(labels("·aa ·bb ⏎ ·cc ·dd"), 500, font_);
        QCOMPARE(flow.neighbour(1, 1), 4);
        QCOMPARE(flow.neighbour(4, -1), 1);
        QCOMPARE(flow.neighbour(0, -1), 0);
        QCOMPARE(flow.neighbour(99, 1), 99);
    }

    void nothingHasNoHeight() { QCOMPARE(TextFlow({}, 100, font_).height(), 0); }

  private:
    QFont font_;
};

QTEST_MAIN(TextFlowTest)
#include "tst_text_flow.moc"
