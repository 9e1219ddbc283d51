// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QtTest>

#include "core/analysis/subspace.h"
#include "tests/core/analysis/waves.h"
#include "tests/support/random_matrix.h"

using namespace headscope;

namespace {

bool near(double found, double expected, double tolerance = 1e-6) {
    return std::abs(found - expected) <= tolerance;
}

Matrix rows(std::initializer_list<std::initializer_list<float>> values) {
    return Matrix(values);
}

} // namespace

class TestSubspace : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aBasisIsOrthonormalAndSpansTheRows() {
        std::mt19937 generator(1);
        const Matrix matrix = randomMatrix(5, 40, generator);
        const Matrix basis = rowBasis(matrix);
        QVERIFY((basis * basis.transpose()).isApprox(Matrix::Identity(5, 5), 1e-5F));
        QVERIFY((matrix * basis.transpose() * basis).isApprox(matrix, 1e-5F));
    }

    void rowsThatDependOnOthersAddNoDirection() {
        std::mt19937 generator(2);
        Matrix matrix = randomMatrix(4, 20, generator);
        matrix.row(2) = 2 * matrix.row(0) - matrix.row(1);
        QCOMPARE(rowBasis(matrix).rows(), Index{3});
        QCOMPARE(rowBasis(Matrix::Zero(4, 20)).rows(), Index{0});
    }

    void aSpaceOverlapsItselfWhollyHoweverItsRowsAreScaled() {
        std::mt19937 generator(3);
        const Matrix matrix = randomMatrix(6, 30, generator);
        const Matrix mixed = randomMatrix(6, 6, generator) * matrix;
        QVERIFY(near(subspaceOverlap(rowBasis(matrix), rowBasis(mixed)), 1, 1e-5));
    }

    void planesThatShareALineOverlapByHalf() {
        const Matrix a = rowBasis(rows({{1, 0, 0}, {0, 1, 0}}));
        const Matrix b = rowBasis(rows({{0, 0, 3}, {0, 2, 0}}));
        QVERIFY(near(subspaceOverlap(a, b), 0.5));
        const std::vector<double> cosines = principalCosines(a, b);
        QCOMPARE(cosines.size(), std::size_t{2});
        QVERIFY(near(cosines[0], 1) && near(cosines[1], 0));
    }

    void anglesAsScipyHasThem() { // scipy.linalg.subspace_angles of the same numbers
        const Matrix reversed = steepWaves(4, 8, 1.1).rowwise().reverse();
        const std::vector<double> angles =
            principalAngles(rowBasis(steepWaves(3, 8, 0.3)), rowBasis(reversed));
        QCOMPARE(angles.size(), std::size_t{3});
        QVERIFY(near(angles[0], 0.1813526637) && near(angles[1], 0.7635418324) &&
                near(angles[2], 1.5344293855));
    }

    void smallAnglesAreNotLostInRounding() { // scipy: 0, 0, 9.4155265311e-04, whose cosine is 1 - 4e-7
        const Matrix matrix = steepWaves(3, 8, 0.3);
        Matrix turned = matrix;
        turned.row(0) += 1e-3F * waves(1, 8, 2.0).row(0);
        const std::vector<double> angles = principalAngles(rowBasis(matrix), rowBasis(turned));
        QVERIFY(near(angles[0], 0) && near(angles[1], 0) && near(angles[2], 9.4155265311e-04));
    }

    void anEmptySpaceHasNoAngles() {
        QVERIFY(principalAngles(rowBasis(Matrix::Zero(2, 4)), rowBasis(waves(2, 4, 0))).empty());
    }

    void linesAtSixtyDegrees() {
        const Matrix a = rowBasis(rows({{2, 0}}));
        const Matrix b = rowBasis(rows({{1, std::sqrt(3.0F)}}));
        QVERIFY(near(principalCosines(a, b)[0], 0.5));
        QVERIFY(near(subspaceOverlap(a, b), 0.25));
    }

    void anEmptySpaceHasNoOverlap() {
        const Matrix none = rowBasis(Matrix::Zero(2, 5));
        QVERIFY(std::isnan(subspaceOverlap(none, none)));
    }

    void aSpaceOfDamagedWeightsHasNoOverlap() {
        Matrix damaged = Matrix::Random(3, 8);
        damaged(1, 1) = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(std::isnan(subspaceOverlap(rowBasis(damaged), rowBasis(Matrix::Random(3, 8)))));
    }

    void randomSpacesOverlapByTheirShareOfTheWidth() {
        std::mt19937 generator(5);
        for (const Index other : {Index{6}, Index{9}}) {
            double sum = 0;
            constexpr int kTimes = 200;
            for (int time = 0; time < kTimes; ++time) {
                sum += subspaceOverlap(rowBasis(randomMatrix(6, 36, generator)),
                                       rowBasis(randomMatrix(other, 36, generator)));
            }
            QVERIFY(near(sum / kTimes / randomOverlap(6, other, 36), 1, 0.05));
        }
    }
};

QTEST_APPLESS_MAIN(TestSubspace)
#include "tst_subspace.moc"
