// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/symmetry.h"
#include "tests/core/analysis/waves.h"
#include "tests/support/random_matrix.h"

using namespace headscope;

namespace {

bool near(double found, double expected, double tolerance = 1e-6) {
    return std::abs(found - expected) <= tolerance;
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void sharesAsNumpyHasThem() { // |(M + M^T) / 2|^2 / |M|^2 of the whole 6 x 6 matrix
        const SymmetryShares shares = symmetryShares({waves(6, 2, 0.1), waves(2, 6, 0.7)});
        QVERIFY(near(shares.symmetric, 0.4862531662579956));
        QVERIFY(near(shares.antisymmetric, 0.5137468337420045));
    }

    void aSquareIsSymmetric() {
        std::mt19937 generator(1);
        const Matrix left = randomMatrix(9, 3, generator);
        QVERIFY(near(symmetryShares({left, left.transpose()}).symmetric, 1));
    }

    void aRotationByAQuarterIsAntisymmetric() {
        const SymmetryShares shares = symmetryShares({Matrix::Identity(2, 2), Matrix{{0, -1}, {1, 0}}});
        QVERIFY(near(shares.symmetric, 0) && near(shares.antisymmetric, 1));
    }

    void oneCornerIsHalfAndHalf() { // M = e_1 e_2^T
        const SymmetryShares shares = symmetryShares({Matrix{{1}, {0}}, Matrix{{0, 1}}});
        QVERIFY(near(shares.symmetric, 0.5) && near(shares.antisymmetric, 0.5));
    }

    void zerosHaveNoShares() {
        QVERIFY(std::isnan(symmetryShares({Matrix::Zero(4, 2), Matrix::Zero(2, 4)}).symmetric));
    }
};

QTEST_APPLESS_MAIN(TestSymmetry)
#include "tst_symmetry.moc"
