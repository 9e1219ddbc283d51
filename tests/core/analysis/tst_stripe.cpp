// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/stripe.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestStripe : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isTheMeanAtOneOffset() {
        QVERIFY(isClose(stripeScore(causalEighths(), {2, 2, 4}), (0.5 + 0.125) / 2));
        QVERIFY(isClose(stripeScore(causalEighths(), {2, 3, 4}), 0.125));
    }

    void queriesOutsideTheMapAndMaskedKeysAreLeftOut() {
        QVERIFY(isClose(stripeScore(causalEighths(), {2, -5, 100}), (0.5 + 0.125) / 2));
        QVERIFY(std::isnan(stripeScore(causalEighths(), {-1, 0, 4})));
        QVERIFY(std::isnan(stripeScore(causalEighths(), {1, 3, 3})));
    }

    void aPerfectInductionHeadFillsItsStripe() {
        // a beginning token and three tokens given twice: query 4, 5, 6 look at key 2, 3, 4
        HeadMap map;
        map.values = Matrix::Zero(7, 7);
        for (Index query = 0; query < 7; ++query) {
            map.values(query, query < 4 ? 0 : query - 2) = 1;
            map.allowed.push_back({0, query + 1});
        }
        QCOMPARE(stripeScore(map, {3 - 1, 1 + 3, 1 + 2 * 3}), 1.0);
        QCOMPARE(stripeScore(map, {3, 1 + 3, 1 + 2 * 3}), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestStripe)
#include "tst_stripe.moc"
