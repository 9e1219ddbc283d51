// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/classical_scaling.h"
#include "tests/core/analysis/similarity_case.h"

using namespace headscope;

namespace {

Matrix distancesOf(const Matrix& points) {
    Matrix distances(points.rows(), points.rows());
    for (Index a = 0; a < points.rows(); ++a) {
        distances.row(a) = (points.rowwise() - points.row(a)).rowwise().norm().transpose();
    }
    return distances;
}

} // namespace

class TestClassicalScaling : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void pointsOfAPlaneAreFoundAgain() {
        const Matrix distances = distancesOf(Matrix::Random(20, 2));
        const PlanePoints plane = classicalScaling(distances);
        QVERIFY((distancesOf(plane.points) - distances).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY(std::abs(plane.share() - 1) < 1e-5);
        QVERIFY(plane.axisShares[0] >= plane.axisShares[1]);
    }

    void threePointsOnALine() {
        // places 0, 3, 9: the centre is 4, and the first that lies nearly farthest out (-4, -1, 5) is the
        // last
        const PlanePoints plane = classicalScaling(matrixOf({{0, 3, 9}, {3, 0, 6}, {9, 6, 0}}));
        QVERIFY((plane.points - matrixOf({{-4, 0}, {-1, 0}, {5, 0}})).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY(std::abs(plane.axisShares[0] - 1) < 1e-9);
        QCOMPARE(plane.axisShares[1], 0.0);
    }

    void agreesWithTheReference() {
        for (const auto& golden : golden::similarityCases()) {
            const PlanePoints plane = classicalScaling(golden.matrix("distances"));
            Matrix expected = golden.matrix("points");
            for (Index axis = 0; axis < 2; ++axis) {
                const float sign = plane.points.col(axis).dot(expected.col(axis)) < 0 ? -1.0F : 1.0F;
                expected.col(axis) *= sign;
                const double share = golden.json.at("axis_shares")[static_cast<std::size_t>(axis)];
                QVERIFY(std::abs(plane.axisShares[static_cast<std::size_t>(axis)] - share) < 1e-6);
            }
            QVERIFY((plane.points - expected).cwiseAbs().maxCoeff() < 1e-6F);
        }
    }

    void twoItemsLieLeftAndRightTheFirstOnTheRight() {
        const PlanePoints plane = classicalScaling(matrixOf({{0, 2}, {2, 0}}));
        QVERIFY((plane.points - matrixOf({{1, 0}, {-1, 0}})).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void equalItemsAreInOnePlaceAndNoShareIsDefined() {
        for (const Index count : {1, 4}) {
            const PlanePoints plane = classicalScaling(Matrix::Zero(count, count));
            QCOMPARE(plane.points.rows(), count);
            QVERIFY(plane.points.isZero(0));
            QVERIFY(std::isnan(plane.share()));
        }
    }

    void theCentreIsZero() {
        Matrix distances = Matrix::Random(12, 12).cwiseAbs();
        distances = (distances + distances.transpose()).eval();
        distances.diagonal().setZero();
        const PlanePoints plane = classicalScaling(distances);
        QVERIFY(plane.points.colwise().mean().cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY(plane.share() > 0 && plane.share() <= 1);
    }
};

QTEST_APPLESS_MAIN(TestClassicalScaling)
#include "tst_classical_scaling.moc"
