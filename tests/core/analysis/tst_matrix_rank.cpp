// SPDX-License-Identifier: GPL-3.0-or-later
// Expected values by numpy.linalg.svd of the same numbers, rounded to float32 first.
#include <cmath>
#include <limits>

#include <QtTest>

#include "core/analysis/matrix_rank.h"
#include "tests/core/analysis/waves.h"
#include "tests/support/random_matrix.h"

using namespace headscope;

namespace {

bool near(double found, double expected, double tolerance = 1e-9) {
    return std::abs(found - expected) <= tolerance;
}

} // namespace

class TestMatrixRank : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aDenseMatrixAsNumpyHasIt() {
        const MatrixRank found = rankOf(waves(7, 5, 0.2).cast<double>(), 100);
        const std::vector<double> expected{3.0757994519, 2.0119069313, 1.8383648558, 1.7202828878,
                                           0.1068503711};
        QCOMPARE(found.singularValues.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(near(found.singularValues[i], expected[i]));
        }
        QVERIFY(near(found.effective, 4.082588731651379));
        QCOMPARE(found.rank, Index{5});
        QCOMPARE(found.bound, Index{5});
    }

    void aProductHasTheValuesOfItsSmallCore() {
        const MatrixRank found =
            rankOfProduct(waves(9, 3, 0.4).cast<double>(), waves(8, 3, 0.9).cast<double>());
        QCOMPARE(found.singularValues.size(), std::size_t{3});
        QVERIFY(near(found.singularValues[0], 4.8055127607));
        QVERIFY(near(found.singularValues[2], 3.4712590376));
        QVERIFY(near(found.effective, 2.973458377459902));
        QCOMPARE(found.rank, Index{3});
        QCOMPARE(found.bound, Index{3});
        QCOMPARE(found.rows, Index{9});
        QCOMPARE(found.columns, Index{8});
    }

    void aProductOfWideFactorsIsThatOfTheMatrix() {
        std::mt19937 generator(1);
        const Eigen::MatrixXd left = randomMatrix(4, 9, generator).cast<double>();
        const Eigen::MatrixXd right = randomMatrix(6, 9, generator).cast<double>();
        const MatrixRank product = rankOfProduct(left, right);
        const MatrixRank matrix = rankOf(left * right.transpose(), 4);
        QCOMPARE(product.bound, Index{4});
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(near(product.singularValues[i], matrix.singularValues[i], 1e-10));
        }
    }

    void equallyStrongDirectionsAllCount() {
        const MatrixRank found = rankOf(3 * Eigen::MatrixXd::Identity(6, 6), 6);
        QCOMPARE(found.rank, Index{6});
        QVERIFY(near(found.effective, 6));
    }

    void oneDirectionIsOne() {
        const MatrixRank found = rankOf(Eigen::MatrixXd::Constant(5, 8, 0.25), 5);
        QCOMPARE(found.rank, Index{1});
        QVERIFY(near(found.effective, 1, 1e-6));
    }

    void directionsBelowTheRoundingOfFloat32DoNotCount() {
        // the threshold is 4 * 2^-23 of the largest: 4.8e-7
        const Eigen::Vector4d values(1, 1e-3, 5e-7, 4e-7);
        QCOMPARE(rankOf(values.asDiagonal().toDenseMatrix(), 4).rank, Index{3});
    }

    void zerosHaveNoRank() {
        const MatrixRank found = rankOf(Eigen::MatrixXd::Zero(3, 4), 3);
        QCOMPARE(found.rank, Index{0});
        QVERIFY(std::isnan(found.effective));
    }

    void whatIsNotFiniteHasNoRank() {
        Eigen::MatrixXd matrix = Eigen::MatrixXd::Identity(3, 3);
        matrix(1, 2) = std::numeric_limits<double>::quiet_NaN();
        const MatrixRank found = rankOf(matrix, 3);
        QCOMPARE(found.rank, Index{0});
        QVERIFY(std::isnan(found.effective));
        QVERIFY(std::isnan(found.singularValues[0]));
    }
};

QTEST_APPLESS_MAIN(TestMatrixRank)
#include "tst_matrix_rank.moc"
