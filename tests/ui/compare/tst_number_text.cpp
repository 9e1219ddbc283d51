// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "ui/compare/number_text.h"

using namespace headscope;

namespace {

ComparedNumber number(NumberKind kind, std::optional<double> a, std::optional<double> b) {
    ComparedNumber result;
    result.kind = kind;
    result.a = a;
    result.b = b;
    return result;
}

QString differenceOf(NumberKind kind, std::optional<double> a, std::optional<double> b) {
    return differenceText(number(kind, a, b));
}

} // namespace

class NumberTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void negativeNumbersHaveARealMinus() { QCOMPARE(fixedText(-1.094, 2), QStringLiteral("\u22121.09")); }
    void smallNegativeNumbersAreNotMinusZero() { QCOMPARE(fixedText(-0.001, 2), QStringLiteral("0.00")); }
    void missingNumbersAreADash() { QCOMPARE(fixedText(std::nullopt, 2), QStringLiteral("—")); }
    void numbersThatAreNoneAreADash() {
        QCOMPARE(fixedText(std::numeric_limits<double>::quiet_NaN(), 2), QStringLiteral("—"));
        QCOMPARE(fixedText(std::numeric_limits<double>::infinity(), 2), QStringLiteral("—"));
    }

    void numbersHaveFourSignificantDigits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        const auto row = [](double value, const QString& text) {
            QTest::newRow(qPrintable(QString::number(value))) << value << text;
        };
        row(14.82, QStringLiteral("14.82"));
        row(0.39012, QStringLiteral("0.3901"));
        row(-123.4, QStringLiteral("\u2212123.4"));
        row(0.58, QStringLiteral("0.5800"));
        row(0.001234, QStringLiteral("0.001234"));
        row(73728, QStringLiteral("73728"));
        row(99999.7, QStringLiteral("1e5"));
        row(9.99996, QStringLiteral("10.00"));
        row(2.9e-9, QStringLiteral("2.9e-9"));
        row(2.9e-9F, QStringLiteral("2.9e-9"));
        row(-1.1e34, QStringLiteral("\u22121.1e34"));
        row(-1.23456e-38, QStringLiteral("\u22121.235e-38"));
        row(0.00099996, QStringLiteral("0.001000"));
        row(0, QStringLiteral("0"));
        row(-0.0, QStringLiteral("0"));
        row(-std::numeric_limits<double>::infinity(), QStringLiteral("\u2212∞"));
        row(std::numeric_limits<double>::quiet_NaN(), QStringLiteral("NaN"));
    }
    void numbersHaveFourSignificantDigits() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(significantText(value, 4), text);
    }

    void smallProbabilitiesAreNotZeroAndLargeOnesNotOne() {
        QCOMPARE(probabilityText(0.3145), QStringLiteral("0.31"));
        QCOMPARE(probabilityText(0.0471), QStringLiteral("0.047"));
        QCOMPARE(probabilityText(0.0012), QStringLiteral("0.0012"));
        QCOMPARE(probabilityText(2e-7), QStringLiteral("< 0.001"));
        QCOMPARE(probabilityText(0.9994), QStringLiteral("> 0.99"));
        QCOMPARE(probabilityText(1), QStringLiteral("1.0"));
        QCOMPARE(probabilityText(0), QStringLiteral("0"));
        QCOMPARE(probabilityText(std::nullopt), QStringLiteral("—"));
    }

    void divergencesMayBeNearAndBeyondOne() {
        QCOMPARE(shortText(0.997), QStringLiteral("1.0"));
        QCOMPARE(shortText(12.3), QStringLiteral("12"));
        QCOMPARE(shortText(0.0004), QStringLiteral("< 0.001"));
    }

    void differencesCarryTheirSign() {
        QCOMPARE(differenceOf(NumberKind::Fixed, 1.31, 0.22), QStringLiteral("\u22121.09"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.52, 0.93), QStringLiteral("+0.41"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.5, 0.5), QStringLiteral("0.00"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.5, 0.501), QStringLiteral("0.00"));
    }

    void percentAreWholeAndDifferInPoints() {
        const ComparedNumber share = number(NumberKind::Percent, 0.54, 0.09);
        QCOMPARE(sideText(share, share.a), QStringLiteral("54 %"));
        QCOMPARE(differenceText(share), QStringLiteral("\u221245 pp"));
    }

    void countsNameTheirTotal() {
        ComparedNumber rows = number(NumberKind::Count, 1, 9);
        QCOMPARE(sideText(rows, rows.b), QStringLiteral("9"));
        rows.total = 14;
        QCOMPARE(sideText(rows, rows.b), QStringLiteral("9 of 14"));
        QCOMPARE(differenceText(rows), QStringLiteral("+8"));
    }

    void withoutOneSideThereIsNoDifference() {
        QCOMPARE(differenceOf(NumberKind::Fixed, 1, std::nullopt), QStringLiteral("—"));
        QCOMPARE(differenceOf(NumberKind::Count, std::nullopt, 1), QStringLiteral("—"));
    }
};

QTEST_APPLESS_MAIN(NumberTextTest)
#include "tst_number_text.moc"
