// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "ui/palette/round_step.h"

using namespace headscope;

class RoundStepTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void stepsAreOneTwoOrFiveTimesAPowerOfTen_data() {
        QTest::addColumn<double>("span");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("upTo");
        QTest::addRow("round") << 0.2 << 0.2 << 0.2;
        QTest::addRow("between") << 3.0 << 5.0 << 2.0;
        QTest::addRow("next power") << 0.07 << 0.1 << 0.05;
    }
    void stepsAreOneTwoOrFiveTimesAPowerOfTen() {
        QFETCH(double, span);
        QTEST(roundStepFrom(span), "from");
        QTEST(roundStepUpTo(span), "upTo");
    }

    void multiplesOfAStepNeedItsDecimals() {
        QCOMPARE(decimalsOfStep(0.05), 2);
        QCOMPARE(decimalsOfStep(0.1), 1);
        QCOMPARE(decimalsOfStep(20), 0);
    }
};

QTEST_APPLESS_MAIN(RoundStepTest)
#include "tst_round_step.moc"
