// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/neighbours.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestNeighbours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void previousTokenLeavesTheFirstRowOut() {
        QVERIFY(isClose(previousToken(causalEighths()), (0.75 + 0.25 + 0.5) / 3));
    }

    void aPerfectPreviousTokenHeadScoresOne() {
        HeadMap map = handWorkedMap();
        map.values << 1, 0, 0, 1, 0, 0, 0, 1, 0;
        QCOMPARE(previousToken(map), 1.0);
    }

    void nextTokenLeavesTheLastRowOut() {
        QVERIFY(isClose(nextToken(bidirectionalQuarters()), (1 + 0.5) / 2));
    }

    void nextTokenOfACausalMapIsUndefined() { QVERIFY(std::isnan(nextToken(causalEighths()))); }

    void selfIsTheDiagonal() {
        QVERIFY(isClose(selfToken(causalEighths()), (1 + 0.25 + 0.25 + 0.25) / 4));
        QVERIFY(isClose(selfToken(bidirectionalQuarters()), (0 + 0 + 0.5) / 3));
    }

    void aMaskedPreviousTokenIsNone() { QVERIFY(std::isnan(previousToken(selfOnlyMap()))); }
};

QTEST_APPLESS_MAIN(TestNeighbours)
#include "tst_neighbours.moc"
