// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <limits>

#include <Eigen/SVD>
#include <QtTest>

#include "core/analysis/circuits.h"
#include "tests/support/random_matrix.h"

using namespace headscope;

namespace {

/// The whole of a small matrix as its own left factor.
ThinMatrix whole(const Matrix& matrix) {
    return {matrix, Matrix::Identity(matrix.cols(), matrix.cols())};
}

Matrix diagonal(std::initializer_list<float> values) {
    const auto size = static_cast<Index>(values.size());
    return Eigen::Map<const Eigen::VectorXf>(values.begin(), size).asDiagonal().toDenseMatrix();
}

bool near(double found, double expected, double tolerance = 1e-6) {
    return std::abs(found - expected) <= tolerance;
}

HeadCircuits randomCircuits(Index width, Index headWidth, std::mt19937& generator) {
    return {ThinMatrix(randomMatrix(width, headWidth, generator), randomMatrix(headWidth, width, generator)),
            ThinMatrix(randomMatrix(width, headWidth, generator), randomMatrix(headWidth, width, generator))};
}

constexpr std::array kModes{CompositionMode::Query, CompositionMode::Key, CompositionMode::Value};

} // namespace

class TestCircuits : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void copyingIsTheSumOfEigenvaluesOverThatOfTheirSizes() {
        QVERIFY(near(copyingScore(whole(diagonal({3, 1}))), 1));
        QVERIFY(near(copyingScore(whole(diagonal({-2, -5}))), -1));
        QVERIFY(near(copyingScore(whole(diagonal({3, -1}))), 0.5));
    }

    void aRotationByARightAngleCopiesNothing() {
        Matrix turn(2, 2);
        turn << 0, -1, 1, 0; // eigenvalues i and -i
        QVERIFY(near(copyingScore(whole(turn)), 0));
    }

    void copyingOfThinFactorsIsThatOfTheirProduct() {
        // (1, 2)^T (3, 4) has the eigenvalues 11 and 0.
        Matrix left(2, 1);
        left << 1, 2;
        Matrix right(1, 2);
        right << 3, 4;
        QVERIFY(near(copyingScore({left, right}), 1));
        QVERIFY(near(copyingScore({left, -right}), -1));
    }

    void scoresOfZerosAreUndefined() {
        const ThinMatrix zeros(Matrix::Zero(4, 2), Matrix::Zero(2, 4));
        QVERIFY(std::isnan(copyingScore(zeros)));
        QVERIFY(std::isnan(effectiveRank(singularValues(zeros))));
        QVERIFY(std::isnan(compositionScore(CompositionMode::Query, zeros, {zeros, zeros})));
        QCOMPARE(numericalRank(singularValues(zeros), 4, 4), Index{0});
    }

    void scoresOfDamagedWeightsAreUndefined() {
        for (const float bad :
             {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
            Matrix left = Matrix::Random(6, 3);
            left(2, 1) = bad;
            const ThinMatrix matrix(left, Matrix::Random(3, 6));
            QVERIFY(std::isnan(copyingScore(matrix)));
            QVERIFY(std::isnan(effectiveRank(singularValues(matrix))));
            QVERIFY(std::isnan(compositionScore(CompositionMode::Key, matrix, {matrix, matrix})));
        }
    }

    void frobeniusNormOfAHandWorkedProduct() {
        Matrix left(2, 1);
        left << 3, 4;
        Matrix right(1, 2);
        right << 1, 2;
        QVERIFY(near(ThinMatrix(left, right).norm(), 5 * std::sqrt(5.0))); // of rank one: |left| |right|
    }

    void singularValuesAreThoseOfTheProduct() {
        std::mt19937 generator(1);
        const Matrix left = randomMatrix(20, 5, generator);
        const Matrix right = randomMatrix(5, 17, generator);
        const std::vector<double> found = singularValues({left, right});
        const Eigen::MatrixXd product = left.cast<double>() * right.cast<double>();
        const Eigen::VectorXd expected = Eigen::JacobiSVD<Eigen::MatrixXd>(product).singularValues();
        QCOMPARE(found.size(), std::size_t{5});
        for (Index i = 0; i < 5; ++i) {
            QVERIFY(near(found[static_cast<std::size_t>(i)], expected[i], 1e-6 * expected[0]));
        }
    }

    void rootsKeepLengthsOfDependentColumnsToo() {
        std::mt19937 generator(6);
        Matrix tall = randomMatrix(30, 4, generator);
        for (int time = 0; time < 2; ++time) { // independent, then not
            const Eigen::MatrixXd gram = gramOfColumns(tall);
            const Eigen::MatrixXd root = gramRoot(gram);
            QVERIFY((root.transpose() * root).isApprox(gram, 1e-12));
            tall.col(3) = tall.col(1);
        }
        QVERIFY(gramRoot(Eigen::MatrixXd::Zero(3, 3)).isZero());
    }

    void effectiveRankOfEqualDirectionsIsTheirNumber() {
        QVERIFY(near(effectiveRank(singularValues(whole(diagonal({2, 2, 2})))), 3));
        QVERIFY(near(effectiveRank(singularValues(whole(diagonal({5, 0, 0})))), 1));
    }

    void effectiveRankOfTwoDirections() {
        // Shares 3/4 and 1/4.
        const double entropy = -0.75 * std::log(0.75) - 0.25 * std::log(0.25);
        QVERIFY(near(effectiveRank(singularValues(whole(diagonal({3, 1})))), std::exp(entropy)));
    }

    void numericalRankLeavesRoundingOut() {
        std::mt19937 generator(2);
        Matrix right = randomMatrix(4, 30, generator);
        right.row(3) = right.row(0) + right.row(1);
        const ThinMatrix matrix(randomMatrix(30, 4, generator), right);
        QCOMPARE(numericalRank(singularValues(matrix), 30, 30), Index{3});
    }

    void compositionOfWholeMatricesByHand() {
        // ov = diag(1, 0), qk = diag(0, 1): nothing of what is written is read.
        const ThinMatrix first = whole(diagonal({1, 0}));
        const ThinMatrix second = whole(diagonal({0, 1}));
        for (const CompositionMode mode : kModes) {
            QVERIFY(near(compositionScore(mode, first, {second, second}), 0));
            QVERIFY(near(compositionScore(mode, first, {first, first}), 1));
        }
        // |diag(3, 4) diag(1, 1)| / (5 sqrt(2))
        const ThinMatrix identity = whole(diagonal({1, 1}));
        QVERIFY(near(compositionScore(CompositionMode::Value, identity, {first, whole(diagonal({3, 4}))}),
                     1 / std::sqrt(2.0)));
    }

    void queryAndKeySidesAreNotMixedUp() {
        // What is written lies along e0; the query's side of qk reads e0, the key's side e1.
        Matrix e0(2, 1);
        e0 << 1, 0;
        Matrix e1(2, 1);
        e1 << 0, 1;
        const ThinMatrix ov(e0, e1.transpose());
        const ThinMatrix qk(e0, e1.transpose());
        QVERIFY(near(compositionScore(CompositionMode::Query, ov, {qk, ov}), 1));
        QVERIFY(near(compositionScore(CompositionMode::Key, ov, {qk, ov}), 0));
        QVERIFY(near(compositionScore(CompositionMode::Value, ov, {qk, ov}), 0)); // ov reads e1
    }

    void compositionIsThatOfTheWholeProducts() {
        std::mt19937 generator(3);
        const HeadCircuits earlier = randomCircuits(12, 3, generator);
        const HeadCircuits later = randomCircuits(12, 4, generator);
        const Matrix ov = earlier.ov.left() * earlier.ov.right();
        const Matrix qk = later.qk.left() * later.qk.right();
        const Matrix laterOv = later.ov.left() * later.ov.right();
        const auto expected = [&](const Matrix& product, const Matrix& other) {
            return static_cast<double>(product.norm() / (ov.norm() * other.norm()));
        };
        QVERIFY(near(compositionScore(CompositionMode::Query, earlier.ov, later),
                     expected(ov.transpose() * qk, qk)));
        QVERIFY(near(compositionScore(CompositionMode::Key, earlier.ov, later), expected(qk * ov, qk)));
        QVERIFY(near(compositionScore(CompositionMode::Value, earlier.ov, later),
                     expected(laterOv * ov, laterOv)));
    }

    void randomMatricesComposeByOneOverTheRootOfTheWidth() {
        std::mt19937 generator(4);
        for (const Index width : {Index{32}, Index{64}}) {
            double squares = 0;
            constexpr int kTimes = 60;
            for (int time = 0; time < kTimes; ++time) {
                const HeadCircuits earlier = randomCircuits(width, 8, generator);
                const HeadCircuits later = randomCircuits(width, 8, generator);
                squares += std::pow(compositionScore(CompositionMode::Query, earlier.ov, later), 2);
            }
            QVERIFY(near(std::sqrt(squares / kTimes) / randomComposition(width), 1, 0.05));
        }
    }
};

QTEST_APPLESS_MAIN(TestCircuits)
#include "tst_circuits.moc"
