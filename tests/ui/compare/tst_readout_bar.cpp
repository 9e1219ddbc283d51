// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/compare/readout_bar.h"

using namespace headscope;

namespace {

PointedCell cell() {
    return {12,
            7,
            QStringLiteral("·queen"),
            QStringLiteral("<b>"),
            CellScores{14.82F, 2.62F, 0.58F, false},
            CellScores{-13.9F, -13.9F, 0.0F, true}};
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
                "query 12 “\u2068·queen\u2069” → key 7 “\u2068<b>\u2069”, q·k A 14.82, q·k B \u221213.90, "
                "scaled A 2.62, scaled B \u221213.90, weight A 0.580, weight B masked"));
    }

    void aSideWithoutNumbersIsLeftOut() {
        ReadoutBar bar;
        PointedCell oneSide = cell();
        oneSide.b.reset();
        bar.setCell(oneSide);
        QVERIFY(!bar.accessibleDescription().contains(QStringLiteral(" B ")));
    }

    void withoutACellNothingIsReadOut() {
        ReadoutBar bar;
        bar.setCell(cell());
        bar.setCell(std::nullopt);
        QVERIFY(bar.accessibleDescription().isEmpty());
    }

    void itsHeightDoesNotDependOnWhatItShows() {
        ReadoutBar bar;
        const int narrow = bar.heightForWidth(400);
        const int wide = bar.heightForWidth(2000);
        bar.setCell(cell());
        QCOMPARE(bar.heightForWidth(400), narrow);
        QCOMPARE(bar.heightForWidth(2000), wide);
        QVERIFY(narrow > wide);
    }
};

QTEST_MAIN(ReadoutBarTest)
#include "tst_readout_bar.moc"
