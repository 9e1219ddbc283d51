// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/word_map.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestWordMap : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void columnsAreAddedAndRowsAveraged() {
        constexpr std::array<Index, 4> kWords{0, 1, 1, 2};
        const HeadMap map = wordMap(causalEighths(), kWords, kWords);
        Matrix expected(3, 3);
        expected << 1, 0, 0, 0.625F, 0.375F, 0, 0.125F, 0.625F, 0.25F;
        QVERIFY(map.values.isApprox(expected));
        QVERIFY(map.values.rowwise().sum().isOnes());
    }

    void aCausalMapStaysOne() {
        constexpr std::array<Index, 4> kWords{0, 1, 1, 2};
        QVERIFY(wordMap(causalEighths(), kWords, kWords).allowed ==
                (std::vector<KeyRange>{{0, 1}, {0, 2}, {0, 3}}));
    }

    void wordsOfOnePieceChangeNothing() {
        constexpr std::array<Index, 4> kWords{0, 1, 2, 3};
        const HeadMap map = wordMap(causalEighths(), kWords, kWords);
        QCOMPARE(map.values, causalEighths().values);
        QVERIFY(map.allowed == causalEighths().allowed);
    }

    void theRangeHoldsWhatAnyPieceSees() {
        HeadMap map = causalEighths();
        map.allowed = {{0, 1}, {0, 2}, {1, 3}, {2, 4}};
        constexpr std::array<Index, 4> kQueries{0, 0, 1, 1};
        constexpr std::array<Index, 4> kKeys{0, 1, 2, 3};
        QVERIFY(wordMap(map, kQueries, kKeys).allowed == (std::vector<KeyRange>{{0, 2}, {1, 4}}));
    }

    void piecesThatSeeNoKeyAreLeftOut() {
        HeadMap map = causalEighths();
        map.allowed[3] = {0, 0};
        map.values.row(3).setZero();
        constexpr std::array<Index, 4> kWords{0, 1, 2, 2};
        QVERIFY(wordMap(map, kWords, kWords).values.rowwise().sum().isOnes());
    }
};

QTEST_APPLESS_MAIN(TestWordMap)
#include "tst_word_map.moc"
