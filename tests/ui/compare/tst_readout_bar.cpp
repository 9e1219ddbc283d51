// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetrics>
#include <QTest>
#include <cmath>
#include <limits>

#include "ui/compare/readout_bar.h"
#include "ui/theme/fonts.h"

using namespace headscope;

namespace {

PointedCell cell() {
    return {12,
            7,
            QStringLiteral("·queen"),
            QStringLiteral("<b>"),
            CellScores{14.82F, 2.62F, 2.62F, 2.9e-9F, false},
            CellScores{-1.1e34F, -13.9F, -13.9F, 0.0F, true}};
}

} // namespace

class ReadoutBarTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void bothSidesAreReadOutWithPositionAndPiece() {
        ReadoutBar bar;
        bar.setCell(cell());
        QCOMPARE(
            bar.accessibleDescription(),
            QStringLiteral(
                "query 12 “\u2068·queen\u2069” → key 7 “\u2068<b>\u2069”, q·k A 14.82, q·k B \u22121.1e34, "
                "scaled A 2.620, scaled B \u221213.90, weight A 2.9e-9, weight B masked"));
    }

    void whatTheModelDoesToScaledScoresIsAStepOfItsOwn() {
        ReadoutBar bar;
        const int width = bar.minimumSizeHint().width();
        bar.setAdjustment(QStringLiteral("+ bias"));
        PointedCell biased = cell();
        biased.a->adjusted = 1.5F;
        bar.setCell(biased);
        QVERIFY2(bar.accessibleDescription().contains(
                     QStringLiteral("scaled B \u221213.90, + bias A 1.500, + bias B \u221213.90, weight A")),
                 qPrintable(bar.accessibleDescription()));
        QVERIFY(bar.minimumSizeHint().width() > width);
        bar.setAdjustment({});
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral("bias")));
        QCOMPARE(bar.minimumSizeHint().width(), width);
    }

    void aSideWithoutNumbersIsLeftOut() {
        ReadoutBar bar;
        PointedCell oneSide = cell();
        oneSide.b.reset();
        bar.setCell(oneSide);
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral(" B ")));
    }

    void theDifferenceOfTheWeightsIsReadOutWithItsSign() {
        ReadoutBar bar;
        PointedCell both = cell();
        both.a->weight = 0.25F;
        both.b = CellScores{1, 1, 1, 0.75F, false};
        bar.setCell(both);
        QVERIFY(bar.accessibleDescription().endsWith(QStringLiteral(", B − A +0.5000")));
    }

    void aMaskedWeightHasNoDifference() {
        ReadoutBar bar;
        bar.setCell(cell());
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral("B − A")));
    }

    void noNumberIsWiderThanItsColumn() {
        const ReadoutBar bar;
        const QFontMetrics digits(tabularFont(bar.font()));
        for (int exponent = -44; exponent <= 38; ++exponent) {
            for (const double mantissa : {1.0, 1.2345678, 8.8888888}) {
                const auto number = static_cast<float>(-mantissa * std::pow(10.0, exponent));
                const QString text = ReadoutBar::numberText(number);
                QVERIFY2(digits.horizontalAdvance(text) <= bar.valueWidth(), qPrintable(text));
            }
        }
        const QString none = ReadoutBar::numberText(std::numeric_limits<float>::quiet_NaN());
        QVERIFY(digits.horizontalAdvance(none) <= bar.valueWidth());
    }

    void withoutACellNothingIsReadOut() {
        ReadoutBar bar;
        bar.setCell(cell());
        bar.setCell(std::nullopt);
        QVERIFY(bar.accessibleDescription().isEmpty());
    }

    void itsHeightDoesNotDependOnWhatItShows() {
        ReadoutBar bar;
        const int narrow = bar.heightForWidth(bar.minimumSizeHint().width());
        const int wide = bar.heightForWidth(2000);
        bar.setCell(cell());
        QCOMPARE(bar.heightForWidth(bar.minimumSizeHint().width()), narrow);
        QCOMPARE(bar.heightForWidth(2000), wide);
        QVERIFY(narrow > wide);
    }

    void aCellOfOneTextAloneSaysWhose() {
        ReadoutBar bar;
        PointedCell only = cell();
        only.a.reset();
        only.onlySide = SideName::B;
        bar.setCell(only);
        QVERIFY2(bar.accessibleDescription().startsWith(QStringLiteral("B: query 12")),
                 qPrintable(bar.accessibleDescription()));
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral(" A ")));
    }

    void tokensThatDifferAreBothNamed() {
        ReadoutBar bar;
        PointedCell both = cell();
        both.otherQueryLabel = QStringLiteral("·king");
        bar.setCell(both);
        QVERIFY(bar.accessibleDescription().startsWith(
            QStringLiteral("query 12 “\u2068·queen\u2069” | “\u2068·king\u2069” → key 7 “")));
    }
};

QTEST_MAIN(ReadoutBarTest)
#include "tst_readout_bar.moc"
