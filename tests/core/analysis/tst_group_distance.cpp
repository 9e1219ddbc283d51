// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/group_distance.h"
#include "tests/core/analysis/trace_of_maps.h"

using namespace headscope;

namespace {

/// Two layers of two heads; only those of layer 1 share keys.
HeadDistances twoLayers() {
    HeadDistances distances;
    distances.heads = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
    distances.kvHeads = {0, 1, 0, 0};
    distances.distances = matrixOf({{0, 1, 9, 9}, {1, 0, 9, 9}, {9, 9, 0, 0.25F}, {9, 9, 0.25F, 0}});
    return distances;
}

} // namespace

class TestGroupDistance : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void pairsOfOneLayerAreSortedByTheirKeys() {
        const GroupDistances groups = groupDistances(twoLayers());
        QCOMPARE(groups.all.within.mean, 0.25);
        QCOMPARE(groups.all.within.pairs, 1);
        QCOMPARE(groups.all.between.mean, 1.0);
        QCOMPARE(groups.all.between.pairs, 1);
    }

    void layersHaveTheirOwnMeansAndNoneIsNaN() {
        const GroupDistances groups = groupDistances(twoLayers());
        QCOMPARE(groups.layers.size(), 2U);
        QVERIFY(std::isnan(groups.layers[0].within.mean)); // multi-head: no two share keys
        QCOMPARE(groups.layers[0].within.pairs, 0);
        QCOMPARE(groups.layers[0].between.mean, 1.0);
        QVERIFY(std::isnan(groups.layers[1].between.mean)); // multi-query: all share them
        QCOMPARE(groups.layers[1].within.mean, 0.25);
    }

    void meansAreOverPairsNotOverLayers() {
        HeadDistances distances;
        distances.heads = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}};
        distances.kvHeads = {0, 1, 2, 0, 1};
        distances.distances = Matrix::Ones(5, 5);
        distances.distances(3, 4) = 5;
        QCOMPARE(groupDistances(distances).all.between.mean, 2.0); // (1 + 1 + 1 + 5) / 4
    }

    void oneHeadHasNoPairs() {
        HeadDistances distances;
        distances.heads = {{0, 0}};
        distances.kvHeads = {0};
        distances.distances = Matrix::Zero(1, 1);
        const GroupDistances groups = groupDistances(distances);
        QVERIFY(std::isnan(groups.all.within.mean));
        QVERIFY(std::isnan(groups.all.between.mean));
    }
};

QTEST_APPLESS_MAIN(TestGroupDistance)
#include "tst_group_distance.moc"
