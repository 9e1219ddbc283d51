// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/concentration.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestConcentration : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void entropyIsTheMeanOverAllRows() {
        QVERIFY(std::abs(meanEntropy(handWorkedMap()) - std::log(2.0) / 3) < 1e-7);
    }

    void entropyShareLeavesRowsWithOneKeyOut() {
        QVERIFY(std::abs(meanEntropyShare(handWorkedMap()) - 0.5) < 1e-7); // 1 and 0
    }

    void entropyShareOfOneTokenIsUndefined() {
        HeadMap map;
        map.values = Matrix::Ones(1, 1);
        map.allowed = {{0, 1}};
        QVERIFY(std::isnan(meanEntropyShare(map)));
    }

    void effectiveKeysAreThePerplexityOfEachRow() {
        QVERIFY(isClose(meanEffectiveKeys(handWorkedMap()), (1 + 2 + 1) / 3.0));
        const double rows =
            1 + std::pow(4 / 3.0, 0.75) * std::pow(4, 0.25) + std::pow(2, 1.5) + std::pow(2, 1.75);
        QVERIFY(isClose(meanEffectiveKeys(causalEighths()), rows / 4));
    }

    void aUniformRowHasAsManyEffectiveKeysAsItSees() {
        HeadMap map;
        map.values = Matrix::Constant(2, 50, 0.02F);
        map.allowed = {{0, 50}, {0, 50}};
        QVERIFY(std::abs(meanEffectiveKeys(map) - 50) < 1e-4);
    }

    void largestWeightIsTheMeanOfTheRowsMaxima() {
        QVERIFY(std::abs(meanLargestWeight(handWorkedMap()) - 2.5 / 3) < 1e-7);
    }

    void saturatedRowsAreThoseAboveTheThreshold() {
        QVERIFY(isClose(saturatedShare(handWorkedMap()), 2 / 3.0));
        HeadMap map = handWorkedMap();
        map.values.row(2) << kSaturationThreshold, 1 - kSaturationThreshold, 0;
        QVERIFY(isClose(saturatedShare(map), 1 / 3.0)); // at the threshold is not above it
    }

    void onePassGivesTheSameNumbers() {
        for (const HeadMap& map : {handWorkedMap(), causalEighths()}) {
            const std::array<double, 5> all = concentrations(map);
            QCOMPARE(all[0], meanEntropy(map));
            QCOMPARE(all[1], meanEntropyShare(map));
            QCOMPARE(all[2], meanEffectiveKeys(map));
            QCOMPARE(all[3], meanLargestWeight(map));
            QCOMPARE(all[4], saturatedShare(map));
        }
    }
};

QTEST_APPLESS_MAIN(TestConcentration)
#include "tst_concentration.moc"
