// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "tests/ui/views/sample_looks.h"
#include "ui/views/visible_pairs.h"

using namespace headscope;

class VisiblePairsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void onlyWeightsThatReachTheThresholdAreDrawn() {
        const auto map = smallLooks().sides[0].weights;
        QCOMPARE(VisiblePairs(*map, 0.1).drawn(), 9);
        QCOMPARE(VisiblePairs(*map, 0.5).drawn(), 5); // 0.5 itself is
        QCOMPARE(VisiblePairs(*map, 0.51).drawn(), 2);
    }

    void maskedCellsAreNotCounted() {
        QCOMPARE(VisiblePairs(*smallLooks().sides[0].weights, 0.1).allowed(), 10); // of 16
        QCOMPARE(VisiblePairs(*evenLooks(128).sides[0].weights, 0.1).allowed(), 8256);
    }

    void pairsComeInTheOrderOfTheMap() {
        const auto pairs = VisiblePairs(*smallLooks().sides[0].weights, 0.5).pairs();
        QCOMPARE(pairs[1].query, 1);
        QCOMPARE(pairs[1].key, 0);
        QCOMPARE(pairs[3].key, 1);
        QCOMPARE(pairs[3].weight, 0.75F);
    }

    void whatIsNotANumberIsNotDrawn() {
        const auto map = causalMap({{std::numeric_limits<float>::quiet_NaN()}});
        QCOMPARE(VisiblePairs(*map, 0.001).drawn(), 0);
    }

    void aRangeBeyondTheMapIsCut() {
        HeadMap map = *causalMap({{1.0F}, {0.5F, 0.5F}});
        map.allowed = {{0, 5}, {-3, 2}};
        QCOMPARE(VisiblePairs(map, 0.1).allowed(), 4);
    }
};

QTEST_MAIN(VisiblePairsTest)
#include "tst_visible_pairs.moc"
