// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "ui/controls/scale_text.h"

using namespace headscope;

class ScaleTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void factorsHaveFourSignificantDigits() {
        QCOMPARE(factorText(1 / std::sqrt(32.0)), QStringLiteral("0.1768"));
        QCOMPARE(factorText(1), QStringLiteral("1"));
        QCOMPARE(factorText(0.25), QStringLiteral("0.25"));
        QCOMPARE(factorText(0), QStringLiteral("0"));
        QCOMPARE(factorText(1.5e-5), QStringLiteral("1.5e-5"));
        QCOMPARE(factorText(123456), QStringLiteral("123456"));
    }

    void knownFactorsHaveNames() {
        QCOMPARE(factorName(1 / std::sqrt(32.0), 32), QStringLiteral("1/√32"));
        QCOMPARE(factorName(1 / 32.0, 32), QStringLiteral("1/32"));
        QCOMPARE(factorName(1, 32), QStringLiteral("none"));
        QCOMPARE(factorName(0.5, 32), QString());
    }

    void readsNumbersFractionsAndRoots_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<float>("expected");
        QTest::newRow("decimal") << QStringLiteral("0.25") << 0.25F;
        QTest::newRow("comma") << QStringLiteral("0,25") << 0.25F;
        QTest::newRow("spaces") << QStringLiteral("  2 ") << 2.0F;
        QTest::newRow("fraction") << QStringLiteral("1/8") << 0.125F;
        QTest::newRow("root sign") << QStringLiteral("1/√64") << 0.125F;
        QTest::newRow("sqrt") << QStringLiteral("1 / sqrt(64)") << 0.125F;
        QTest::newRow("zero") << QStringLiteral("0") << 0.0F;
    }
    void readsNumbersFractionsAndRoots() {
        QFETCH(QString, text);
        QFETCH(float, expected);
        QVERIFY(parseFactor(text).has_value());
        QCOMPARE(*parseFactor(text), expected);
    }

    void refusesWhatIsNoFactor_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "x", "1/0", "0/0", "1/2/3", "-1", "nan", "inf", "1e7", "sqrt(-1)"}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }
    void refusesWhatIsNoFactor() {
        QFETCH(QString, text);
        QVERIFY(!parseFactor(text));
    }
};

QTEST_MAIN(ScaleTextTest)
#include "tst_scale_text.moc"
