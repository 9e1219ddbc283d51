// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QtTest>

#include "core/analysis/projection_ranks.h"
#include "core/base/normal_numbers.h"

using namespace headscope;

class TestProjectionRanks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void headsAreTheDivisorsOfTheWidth() {
        QCOMPARE(divisorsOf(12), (std::vector<Index>{1, 2, 3, 4, 6, 12}));
        QCOMPARE(divisorsOf(1), (std::vector<Index>{1}));
    }

    void scoresHaveTheWidthOfAHeadAndTheConcatenationThatOfAll() {
        const std::vector<ProjectionRanks> ranks = projectionRanks(normalMatrix(40, 24, 7), 1);
        QCOMPARE(ranks.size(), std::size_t{8});
        for (const ProjectionRanks& one : ranks) {
            QCOMPARE(one.heads * one.headWidth, Index{24});
            QCOMPARE(one.scoresRank, one.headWidth); // 40 tokens are no limit
            QVERIFY(one.scoresEffective <= static_cast<double>(one.headWidth) + 1e-9);
            QVERIFY(one.concatenationEffective <= 24 + 1e-9);
        }
        QCOMPARE(ranks.front().concatenationRank, Index{24});
    }

    void fewTokensLimitEverything() {
        for (const ProjectionRanks& one : projectionRanks(normalMatrix(5, 24, 7), 1)) {
            QCOMPARE(one.scoresRank, std::min<Index>(5, one.headWidth));
            QVERIFY(one.concatenationRank <= 5);
        }
    }

    void anInputOfOneDirectionStaysOne() {
        Matrix input = Matrix::Zero(6, 8);
        for (Index row = 0; row < 6; ++row) {
            input.row(row).setConstant(static_cast<float>(row + 1)); // the same once rows are normalised
        }
        for (const ProjectionRanks& one : projectionRanks(input, 3)) {
            QCOMPARE(one.concatenationRank, Index{1});
            QVERIFY(std::abs(one.scoresEffective - 1) < 1e-6);
        }
    }

    void theSeedDecides() {
        const Matrix input = normalMatrix(10, 6, 1);
        const auto effective = [&](std::uint32_t seed) {
            return projectionRanks(input, seed)[1].concatenationEffective;
        };
        QCOMPARE(effective(4), effective(4));
        QVERIFY(effective(4) != effective(5));
    }

    void drawnNumbersAreNormal() {
        const Matrix numbers = normalMatrix(200, 200, 11);
        QVERIFY(std::abs(numbers.mean()) < 0.02F);
        QVERIFY(std::abs(numbers.array().square().mean() - 1) < 0.03F);
        QVERIFY(std::abs(numbers.array().pow(4).mean() - 3) < 0.15F);
    }

    void everyStepIsHandedOn() {
        std::vector<std::size_t> sizes;
        static_cast<void>(projectionRanks(normalMatrix(4, 6, 1), 1, {},
                                          [&](const auto& ranks) { sizes.push_back(ranks.size()); }));
        QCOMPARE(sizes, (std::vector<std::size_t>{1, 2, 3, 4}));
    }

    void itCanBeStopped() {
        std::stop_source source;
        source.request_stop();
        bool wasStopped = false;
        try {
            static_cast<void>(projectionRanks(normalMatrix(4, 6, 1), 1, {source.get_token(), {}}));
        } catch (const Stopped&) {
            wasStopped = true;
        }
        QVERIFY(wasStopped);
    }
};

QTEST_APPLESS_MAIN(TestProjectionRanks)
#include "tst_projection_ranks.moc"
