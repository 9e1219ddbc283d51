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

    void differencesCarryTheirSign() {
        QCOMPARE(differenceOf(NumberKind::Fixed, 1.31, 0.22), QStringLiteral("\u22121.09"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.52, 0.93), QStringLiteral("+0.41"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.5, 0.5), QStringLiteral("0.00"));
        QCOMPARE(differenceOf(NumberKind::Fixed, 0.5, 0.501), QStringLiteral("0.00"));
    }

    void percentAreWholeAndDifferInPoints() {
        const ComparedNumber share = number(NumberKind::Percent, 0.54, 0.09);
        QCOMPARE(valueText(share, share.a), QStringLiteral("54 %"));
        QCOMPARE(differenceText(share), QStringLiteral("\u221245 pp"));
    }

    void countsNameTheirTotal() {
        ComparedNumber rows = number(NumberKind::Count, 1, 9);
        QCOMPARE(valueText(rows, rows.b), QStringLiteral("9"));
        rows.total = 14;
        QCOMPARE(valueText(rows, rows.b), QStringLiteral("9 of 14"));
        QCOMPARE(differenceText(rows), QStringLiteral("+8"));
    }

    void magnitudesHaveTwoDigitsAndARatio() {
        const ComparedNumber gradient = number(NumberKind::Magnitude, 0.0434, 0.00217);
        QCOMPARE(valueText(gradient, gradient.a), QStringLiteral("0.043"));
        QCOMPARE(valueText(gradient, gradient.b), QStringLiteral("0.0022"));
        QCOMPARE(differenceText(gradient), QStringLiteral("× 0.050"));
        QCOMPARE(valueText(gradient, 1.234e-5), QStringLiteral("1.2e\u22125"));
        QCOMPARE(valueText(gradient, 123.4), QStringLiteral("123"));
        QCOMPARE(valueText(gradient, 0.0), QStringLiteral("0.0"));
    }

    void aRatioToNothingIsADash() {
        QCOMPARE(differenceOf(NumberKind::Magnitude, 0, 1), QStringLiteral("—"));
    }

    void withoutOneSideThereIsNoDifference() {
        QCOMPARE(differenceOf(NumberKind::Fixed, 1, std::nullopt), QStringLiteral("—"));
        QCOMPARE(differenceOf(NumberKind::Count, std::nullopt, 1), QStringLiteral("—"));
    }
};

QTEST_APPLESS_MAIN(NumberTextTest)
#include "tst_number_text.moc"
