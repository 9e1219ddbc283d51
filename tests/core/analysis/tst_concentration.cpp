// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include <QtTest>

#include "core/analysis/concentration.h"
#include "core/analysis/map_measures.h"
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

    void entropyShareOfOneTokenIsZero() {
        HeadMap map;
        map.values = Matrix::Ones(1, 1);
        map.allowed = {{0, 1}};
        QCOMPARE(meanEntropyShare(map), 0.0);
    }

    void largestWeightIsTheMeanOfTheRowsMaxima() {
        QVERIFY(std::abs(meanLargestWeight(handWorkedMap()) - 2.5 / 3) < 1e-7);
    }

    void saturatedRowsAreThoseAboveTheThreshold() {
        QCOMPARE(saturatedRows(handWorkedMap()), Index{2});
        HeadMap map = handWorkedMap();
        map.values.row(2) << kSaturationThreshold, 1 - kSaturationThreshold, 0;
        QCOMPARE(saturatedRows(map), Index{1}); // at the threshold is not above it
    }

    void theTableHasAFunctionAndADefinitionForEachMeasure() {
        std::set<std::string_view> keys;
        for (const MapMeasure& measure : mapMeasures()) {
            QVERIFY(keys.insert(measure.info.key).second);
            QVERIFY(!measure.info.name.empty() && !measure.info.formula.empty() &&
                    !measure.info.meaning.empty());
            if (!measure.needsTokens) {
                const HeadMap map = handWorkedMap();
                const double value = measure.measure({map});
                QVERIFY(value >= measure.info.low &&
                        (!measure.info.isBounded() || value <= measure.info.high));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestConcentration)
#include "tst_concentration.moc"
