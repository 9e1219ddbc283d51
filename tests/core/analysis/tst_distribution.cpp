// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/analysis/kl_divergence.h"

using namespace headscope;

namespace {

RowVector logitsOf(std::initializer_list<double> probabilities) {
    RowVector logits(static_cast<Index>(probabilities.size()));
    Index i = 0;
    for (const double probability : probabilities) {
        logits(i++) = static_cast<float>(std::log(probability) + 7); // any shift gives the same distribution
    }
    return logits;
}

} // namespace

class TestDistribution : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void mostLikelyAreInFallingOrder() {
        const auto top = mostLikely(logitsOf({0.1, 0.6, 0.3}), 2);
        QCOMPARE(top.size(), std::size_t{2});
        QCOMPARE(top[0].id, 1);
        QVERIFY(std::abs(top[0].probability - 0.6) < 1e-6);
        QCOMPARE(top[1].id, 2);
    }

    void moreThanThereAreGivesAll() { QCOMPARE(mostLikely(logitsOf({0.5, 0.5}), 9).size(), std::size_t{2}); }

    void probabilitiesOfChosenIds() {
        const std::array ids{2, 0};
        const auto values = probabilitiesOf(logitsOf({0.1, 0.6, 0.3}), ids);
        QVERIFY(std::abs(values[0] - 0.3) < 1e-6);
        QVERIFY(std::abs(values[1] - 0.1) < 1e-6);
    }

    void klOfHandWorkedDistributions() {
        const double expected = 0.5 * std::log(0.5 / 0.25) + 0.5 * std::log(0.5 / 0.75);
        QVERIFY(std::abs(klDivergence(logitsOf({0.5, 0.5}), logitsOf({0.25, 0.75})) - expected) < 1e-6);
    }

    void klOfADistributionWithItselfIsZero() {
        QVERIFY(klDivergence(logitsOf({0.2, 0.8}), logitsOf({0.2, 0.8})) < 1e-12);
    }

    void aSmallDivergenceIsNotLostInTheRoundingOfItsNormaliser() {
        RowVector p(2); // 0.5 and 0.5, with an error of 1e-6 in the logarithms of both
        p << std::log(0.5F) + 1e-6F, std::log(0.5F) + 1e-6F;
        RowVector q(2);
        q << std::log(0.5001F), std::log(0.4999F);
        // 0.5 ln(0.5 / 0.5001) + 0.5 ln(0.5 / 0.4999) = -0.5 ln(1 - 4e-8)
        QVERIFY(std::abs(klOfLogProbabilities(p, q) - 2e-8) < 1e-10);
    }

    void meanLossOfNothingIsNotANumber() {
        QVERIFY(std::isnan(meanLoss({})));
        const std::array losses{1.0F, 2.0F};
        QCOMPARE(meanLoss(losses), 1.5);
    }
};

QTEST_APPLESS_MAIN(TestDistribution)
#include "tst_distribution.moc"
