// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/views/chart_axis.h"

using namespace headscope;

namespace {

QStringList texts(const std::vector<ChartTick>& ticks) {
    QStringList result;
    for (const ChartTick& tick : ticks) {
        result += tick.text;
    }
    return result;
}

QStringList words(const char* text) {
    return QString::fromUtf8(text).split(u' ');
}

} // namespace

class ChartAxisTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void stepsAreRound() {
        QCOMPARE(texts(roundTicks(ValueScale::linear(0, 22.8), 6)), words("0 5 10 15 20"));
        QCOMPARE(texts(roundTicks(ValueScale::linear(0, 0.47), 6)), words("0.0 0.1 0.2 0.3 0.4"));
    }

    void valuesBelowZeroHaveATrueMinus() {
        QCOMPARE(texts(roundTicks(ValueScale::linear(-1, 1), 5)), words("−1.0 −0.5 0.0 0.5 1.0"));
    }

    void thereAreNeverMoreThanAsked() {
        for (const double high : {1.0, 1.01, 1.99, 2.0, 3.7, 9.99, 10.0, 1e-7, 3e8}) {
            for (int most = 2; most < 12; ++most) {
                const auto ticks = roundTicks(ValueScale::linear(0, high), most);
                QVERIFY(static_cast<int>(ticks.size()) <= most);
                QVERIFY(!ticks.empty());
            }
        }
    }

    void aLogarithmicScaleHasPowersOfTen() {
        QCOMPARE(texts(roundTicks(ValueScale::logarithmic(1e-4, 10), 6)), words("1e-4 0.001 0.01 0.1 1 10"));
    }

    void stepsOfSmallNumbersHaveAnExponent() {
        QCOMPARE(texts(roundTicks(ValueScale::linear(0, 2.5e-7), 4)), words("0 1e-7 2e-7"));
    }

    void lessThanADecadeHasTwosAndFives() {
        QCOMPARE(texts(roundTicks(ValueScale::logarithmic(0.9, 8), 6)), words("1 2 5"));
    }

    void aWideLogarithmicScaleSkipsPowers() {
        QVERIFY(roundTicks(ValueScale::logarithmic(1e-30, 1), 5).size() <= 5);
    }

    void anEmptyOrInfiniteRangeHasNone() {
        QVERIFY(roundTicks(ValueScale::linear(1, 1), 5).empty());
        QVERIFY(roundTicks(ValueScale::linear(0, std::numeric_limits<double>::infinity()), 5).empty());
    }

    void wholeTicksAreWhole() {
        QCOMPARE(texts(wholeTicks(0, 3, 10)), words("0 1 2 3"));
        QCOMPARE(texts(wholeTicks(0, 127, 5)), words("0 50 100"));
        QVERIFY(wholeTicks(0, -1, 5).empty());
    }

    void lowValuesAreAtTheBottom() {
        const QRectF plot(10, 20, 100, 50);
        QCOMPARE(chartY(plot, ValueScale::linear(0, 2), 0), 70.0);
        QCOMPARE(chartY(plot, ValueScale::linear(0, 2), 2), 20.0);
    }
};

QTEST_MAIN(ChartAxisTest)
#include "tst_chart_axis.moc"
