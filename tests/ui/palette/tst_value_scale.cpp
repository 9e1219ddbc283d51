// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QtTest>

#include "ui/palette/value_scale.h"

using headscope::ValueScale;
using headscope::valueText;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

} // namespace

class TestValueScale : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void linearScaleMapsItsRangeToZeroAndOne() {
        const auto scale = ValueScale::linear(-2, 6);
        QCOMPARE(scale.position(-2), 0.0);
        QCOMPARE(scale.position(0), 0.25);
        QCOMPARE(scale.position(6), 1.0);
    }

    void valuesOutsideTakeTheEnds() {
        const auto scale = ValueScale::linear(0, 1);
        QCOMPARE(scale.position(-kInfinity), 0.0);
        QCOMPARE(scale.position(1.5), 1.0);
        QCOMPARE(ValueScale::logarithmic(1e-4, 1).position(kInfinity), 1.0);
    }

    void stepsOfTenAreEquallyFarApartOnALogScale() {
        const auto scale = ValueScale::logarithmic(1e-4, 1);
        for (int exponent = 0; exponent <= 4; ++exponent) {
            QVERIFY(std::abs(scale.position(std::pow(10.0, exponent - 4)) - exponent / 4.0) < 1e-12);
        }
    }

    void logScaleDrawsZeroAndNegativeValuesAsItsFloor() {
        const auto scale = ValueScale::logarithmic(1e-4, 1);
        QCOMPARE(scale.position(1e-4), 0.0);
        QCOMPARE(scale.position(1e-9), 0.0);
        QCOMPARE(scale.position(0), 0.0);
        QCOMPARE(scale.position(-1), 0.0);
    }

    void divergingScaleIsSymmetricAboutZero() {
        const auto scale = ValueScale::diverging(0.4);
        QCOMPARE(scale.position(0), 0.5);
        QCOMPARE(scale.position(0.1) - 0.5, 0.5 - scale.position(-0.1));
        QCOMPARE(scale.position(-0.4), 0.0);
        QCOMPARE(scale.position(0.4), 1.0);
    }

    void nanIsNoPosition() {
        QVERIFY(std::isnan(ValueScale::linear(0, 1).position(kNan)));
        QVERIFY(std::isnan(ValueScale::linear(1, 1).position(kNan)));
        QVERIFY(std::isnan(ValueScale::logarithmic(1e-4, 1).position(kNan)));
        QVERIFY(std::isnan(ValueScale::diverging(1).position(kNan)));
    }

    void emptyRangesStillGiveAPosition() {
        QCOMPARE(ValueScale::linear(3, 3).position(5), 0.0);
        QCOMPARE(ValueScale::diverging(0).position(5), 0.5);
        QCOMPARE(ValueScale::logarithmic(1e-4, 1e-5).position(1), 0.0);
    }

    void endsAreWrittenInDigits() {
        QCOMPARE(ValueScale::linear(0, 1).lowText(), QStringLiteral("0"));
        QCOMPARE(ValueScale::linear(0, 1).highText(), QStringLiteral("1.00"));
        QCOMPARE(ValueScale::diverging(0.5).lowText(), QStringLiteral("−0.50"));
        QCOMPARE(ValueScale::diverging(0.5).highText(), QStringLiteral("+0.50"));
        QCOMPARE(ValueScale::logarithmic(1e-4, 1).lowText(), QStringLiteral("≤ 1e-4"));
    }

    void valuesHaveAboutThreeDigits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("weight") << 0.583 << QStringLiteral("0.58");
        QTest::newRow("small weight") << 0.0123 << QStringLiteral("0.0123");
        QTest::newRow("tiny weight") << 2.13e-5 << QStringLiteral("2.1e-5");
        QTest::newRow("score") << -14.824 << QStringLiteral("−14.82");
        QTest::newRow("large score") << 1234.4 << QStringLiteral("1234");
        QTest::newRow("huge") << 3e8 << QStringLiteral("3e8");
        QTest::newRow("zero") << 0.0 << QStringLiteral("0");
        QTest::newRow("not a number") << kNan << QStringLiteral("NaN");
        QTest::newRow("infinite") << -kInfinity << QStringLiteral("−inf");
    }

    void valuesHaveAboutThreeDigits() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(valueText(value), text);
    }
};

QTEST_GUILESS_MAIN(TestValueScale)
#include "tst_value_scale.moc"
