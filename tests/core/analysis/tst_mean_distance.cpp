// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/mean_distance.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestMeanDistance : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isHowFarBackTheHeadLooks() {
        // rows: 0; 3/4; 1/2 * 2 + 1/4; 1/8 * 3 + 1/8 * 2 + 1/2
        QVERIFY(isClose(meanDistance(causalEighths()), (0 + 0.75 + 1.25 + 1.125) / 4));
    }

    void aLookAheadIsAsFarAsOneBack() {
        QVERIFY(isClose(meanDistance(bidirectionalQuarters()), (1 + 1 + 0.75) / 3));
    }

    void isZeroWhereEveryTokenLooksAtItself() { QCOMPARE(meanDistance(selfOnlyMap()), 0.0); }
};

QTEST_APPLESS_MAIN(TestMeanDistance)
#include "tst_mean_distance.moc"
