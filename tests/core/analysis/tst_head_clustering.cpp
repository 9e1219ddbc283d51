// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/head_clustering.h"
#include "tests/core/analysis/similarity_case.h"

using namespace headscope;

class TestHeadClustering : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void meansOverPairsDecideWhatJoins() {
        // 0 and 2 join at 1, 1 and 3 at 2; the mean of the four pairs between them is (5 + 6 + 7 + 8) / 4
        const Matrix distances = matrixOf({{0, 5, 1, 6}, {5, 0, 7, 2}, {1, 7, 0, 8}, {6, 2, 8, 0}});
        const LeafOrder order = clusterHeads(distances);
        const std::vector<ClusterMerge> merges{{0, 2, 1, 2}, {1, 3, 2, 2}, {4, 5, 6.5, 4}};
        QVERIFY(order.merges == merges);
        QVERIFY((order.leaves == std::vector<Index>{0, 2, 1, 3}));
    }

    void agreesWithScipy() {
        for (const auto& golden : golden::similarityCases()) {
            const LeafOrder order = clusterHeads(golden.matrix("distances"));
            QVERIFY(order.leaves == golden.json.at("leaves").get<std::vector<Index>>());
            const auto& merges = golden.json.at("merges");
            QCOMPARE(order.merges.size(), merges.size());
            for (std::size_t i = 0; i < merges.size(); ++i) {
                QCOMPARE(order.merges[i].left, merges[i][0].get<Index>());
                QCOMPARE(order.merges[i].right, merges[i][1].get<Index>());
                QVERIFY(std::abs(order.merges[i].distance - merges[i][2].get<double>()) < 1e-7);
                QCOMPARE(order.merges[i].size, merges[i][3].get<Index>());
            }
        }
    }

    void equalDistancesAlwaysGiveTheSameOrder() {
        const Matrix distances = Matrix::Ones(9, 9) - Matrix::Identity(9, 9);
        const LeafOrder order = clusterHeads(distances);
        QVERIFY(order.leaves == clusterHeads(distances).leaves);
        std::vector<Index> sorted = order.leaves;
        std::ranges::sort(sorted);
        QVERIFY((sorted == std::vector<Index>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    }

    void mergesGrowAndHoldAllItems() {
        Matrix distances = Matrix::Random(300, 300).cwiseAbs();
        distances = (distances + distances.transpose()).eval();
        distances.diagonal().setZero();
        const LeafOrder order = clusterHeads(distances);
        QVERIFY(std::ranges::is_sorted(order.merges, {}, &ClusterMerge::distance));
        QCOMPARE(order.merges.back().size, 300);
        QCOMPARE(order.leaves.size(), 300U);
    }

    void fewItemsNeedNoTree() {
        QVERIFY(clusterHeads(Matrix(0, 0)).leaves.empty());
        QVERIFY(clusterHeads(Matrix::Zero(1, 1)).leaves == std::vector<Index>{0});
        QVERIFY((clusterHeads(Matrix::Zero(2, 2)).leaves == std::vector<Index>{0, 1}));
    }
};

QTEST_APPLESS_MAIN(TestHeadClustering)
#include "tst_head_clustering.moc"
