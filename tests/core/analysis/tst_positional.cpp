// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/positional.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestPositional : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void countsWhereTheLargestWeightsAre() {
        // offsets of the largest weights of rows 1, 2, 3: -1, -2, -1; row 0 has no choice
        const auto most = mostFixedOffset(causalEighths());
        QVERIFY(most.has_value());
        QCOMPARE(most->offset, Index{-1});
        QVERIFY(isClose(most->share, 2 / 3.0));
        QVERIFY(isClose(positional(causalEighths()), 2 / 3.0));
    }

    void aHeadThatLooksTwoBackScoresOne() {
        HeadMap map = causalEighths();
        map.values.row(2) << 1, 0, 0, 0;
        map.values.row(3) << 0, 1, 0, 0;
        map.values.row(1) << 0, 1, 0, 0; // has no key two back, and is not asked
        QCOMPARE(positional(map), 1.0);
        QCOMPARE(mostFixedOffset(map)->offset, Index{-2});
    }

    void looksAheadToo() {
        HeadMap map = bidirectionalQuarters();
        map.values << 0, 1, 0, 0, 0, 1, 0.5F, 0.25F, 0.25F;
        QCOMPARE(mostFixedOffset(map)->offset, Index{1});
        QCOMPARE(positional(map), 1.0);
    }

    void aSinkHeadIsNotPositional() {
        HeadMap map;
        map.values = Matrix::Zero(8, 8);
        map.values.col(0).setOnes();
        for (Index row = 0; row < 8; ++row) {
            map.allowed.push_back({0, row + 1});
        }
        QVERIFY(positional(map) <= 0.25); // of the offsets that at least four of seven rows have
    }

    void rowsWithoutOneLargestWeightHaveNone() {
        HeadMap map = bidirectionalQuarters();
        map.values.setConstant(1 / 3.0F);
        QCOMPARE(positional(map), 0.0);
    }

    void rowsThatSeeOneKeyAreNotAsked() {
        QVERIFY(!mostFixedOffset(selfOnlyMap()));
        QVERIFY(std::isnan(positional(selfOnlyMap())));
    }
};

QTEST_APPLESS_MAIN(TestPositional)
#include "tst_positional.moc"
