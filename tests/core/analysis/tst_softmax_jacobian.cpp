// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QtTest>

#include "core/analysis/softmax_jacobian.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

namespace {

/// diag(a) - a a^T, entry by entry.
double plainNorm(std::span<const float> weights) {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        for (std::size_t j = 0; j < weights.size(); ++j) {
            const double entry =
                (i == j ? double{weights[i]} : 0.0) - double{weights[i]} * double{weights[j]};
            sum += entry * entry;
        }
    }
    return std::sqrt(sum);
}

} // namespace

class TestSoftmaxJacobian : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twoKeysByHand() { // (p, 1 - p): four entries of p (1 - p)
        QVERIFY(isClose(softmaxJacobianNorm(std::array{0.5F, 0.5F}), 0.5));
        QVERIFY(isClose(softmaxJacobianNorm(std::array{0.75F, 0.25F}), 2 * 0.75 * 0.25));
    }

    void aUniformRowOfManyKeys() { // 1/n - 1/n^2
        const std::vector<float> weights(16, 1 / 16.0F);
        QVERIFY(isClose(softmaxJacobianNorm(weights), std::sqrt(1 / 16.0 - 1 / 256.0)));
    }

    void isTheNormOfTheMatrix() {
        const std::array weights{0.1F, 0.2F, 0.05F, 0.4F, 0.25F};
        QVERIFY(isClose(softmaxJacobianNorm(weights), plainNorm(weights)));
        const std::array withSink{0.1F, 0.3F, 0.2F};
        QVERIFY(isClose(softmaxJacobianNorm(withSink, 0.4), plainNorm(withSink)));
    }

    void oneKeyThatTakesAllPassesNothing() {
        QCOMPARE(softmaxJacobianNorm(std::array{1.0F}), 0.0);
        QCOMPARE(softmaxJacobianNorm(std::array{0.0F, 1.0F, 0.0F}), 0.0);
        QCOMPARE(softmaxJacobianNorm({}), 0.0);
    }

    void aSaturatedRowKeepsItsDigits() { // 2 a e where e is lost beside 1
        const double norm = softmaxJacobianNorm(std::array{1.0F, 1e-12F});
        QVERIFY(std::abs(norm / 2e-12 - 1) < 1e-6);
    }

    void mapsHaveTheMeanOverTheirRows() { QVERIFY(isClose(meanJacobianNorm(handWorkedMap()), 0.5 / 3)); }

    void aSinkCountsWithWhatItTakes() {
        HeadMap map;
        map.attention.kernel = SinkKernel{};
        map.values = Matrix::Constant(1, 1, 0.5F); // the sink has the other half
        map.allowed = {{0, 1}};
        QVERIFY(isClose(meanJacobianNorm(map), 0.25));
        map.attention.kernel = SoftmaxKernel{};
        map.values(0, 0) = 1;
        QCOMPARE(meanJacobianNorm(map), 0.0);
    }

    void linearAttentionHasNone() {
        HeadMap map = handWorkedMap();
        map.attention.kernel = LinearKernel{};
        QVERIFY(std::isnan(meanJacobianNorm(map)));
    }
};

QTEST_APPLESS_MAIN(TestSoftmaxJacobian)
#include "tst_softmax_jacobian.moc"
