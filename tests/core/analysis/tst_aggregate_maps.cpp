// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/aggregate_maps.h"
#include "tests/core/analysis/hand_worked_map.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

class TestAggregateMaps : public QObject {
    Q_OBJECT

    MapAggregate aggregate_;

  private Q_SLOTS:
    void initTestCase() {
        aggregate_.add(handWorkedMap());
        aggregate_.add(bidirectionalQuarters());
        aggregate_.add(selfOnlyMap());
    }

    void meanIsOverAllMaps() {
        Matrix expected(3, 3);
        expected << 2, 1, 0, 1, 1.5F, 0.5F, 1.25F, 0.25F, 1.5F;
        QVERIFY(aggregate_.mean().values.isApprox(expected / 3));
        QVERIFY(aggregate_.mean().values.rowwise().sum().isOnes());
        QCOMPARE(aggregate_.count(), Index{3});
    }

    void maximumAndMinimumAreOfEachCell() {
        Matrix largest(3, 3);
        largest << 1, 1, 0, 0.5F, 1, 0.5F, 1, 0.25F, 1;
        QCOMPARE(aggregate_.maximum().values, largest);
        QCOMPARE(aggregate_.minimum().values, Matrix(Matrix::Zero(3, 3)));
        MapAggregate two;
        two.add(handWorkedMap());
        two.add(bidirectionalQuarters());
        Matrix smallest(3, 3);
        smallest << 0, 0, 0, 0.5F, 0, 0, 0.25F, 0, 0;
        QCOMPARE(two.minimum().values, smallest);
    }

    void cellsThatAnyHeadMaySeeAreAllowed() {
        MapAggregate windows;
        windows.add(selfOnlyMap());
        windows.add(handWorkedMap());
        QVERIFY(windows.mean().allowed == handWorkedMap().allowed);
    }

    void theOrderDoesNotMatter() {
        MapAggregate other;
        other.add(selfOnlyMap());
        other.add(bidirectionalQuarters());
        other.add(handWorkedMap());
        QVERIFY(other.mean().values.isApprox(aggregate_.mean().values));
        QCOMPARE(other.maximum().values, aggregate_.maximum().values);
        QVERIFY(other.mean().allowed == aggregate_.mean().allowed);
    }

    void aMapOfAnotherTextIsRefused() {
        MapAggregate small;
        small.add(handWorkedMap());
        QVERIFY(!errorText([&] { small.add(causalEighths()); }).isEmpty());
        QCOMPARE(small.count(), Index{1});
    }
};

QTEST_APPLESS_MAIN(TestAggregateMaps)
#include "tst_aggregate_maps.moc"
