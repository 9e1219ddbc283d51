// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "tests/ui/views/sample_looks.h"

using namespace headscope;

class HeadLookTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMaskedCellHasNoWeight() {
        const HeadLooks looks = smallLooks();
        QCOMPARE(weightAt(looks.sides[0], 2, 1), std::optional(0.75F));
        QCOMPARE(weightAt(looks.sides[0], 1, 2), std::nullopt);
    }

    void aCellOutsideTheMapHasNoWeight() {
        const HeadLooks looks = smallLooks();
        for (const int outside : {-1, 4}) {
            QCOMPARE(weightAt(looks.sides[0], outside, 0), std::nullopt);
            QCOMPARE(weightAt(looks.sides[0], 3, outside), std::nullopt);
        }
        QCOMPARE(weightAt(HeadLook{}, 0, 0), std::nullopt);
    }

    void betweenAKeyAndAQueryIsTheSameCell() {
        const HeadLooks looks = smallLooks();
        QCOMPARE(weightBetween(looks.sides[0], {TokenRole::Key, 1}, 2), std::optional(0.75F));
        QCOMPARE(weightBetween(looks.sides[0], {TokenRole::Query, 2}, 1), std::optional(0.75F));
    }

    void sidesWithoutWeightsAreNothing() {
        HeadLooks looks = smallLooks();
        QVERIFY(!isEmpty(looks));
        for (HeadLook& look : looks.sides) {
            look.weights.reset();
        }
        QVERIFY(isEmpty(looks));
        QVERIFY(isEmpty({}));
    }

    void crossAttentionIsOfTwoTexts() {
        QVERIFY(isOfOneText(smallLooks()));
        QVERIFY(!isOfOneText(crossLooks()));
    }

    void anUndefinedWeightIsADash() {
        QCOMPARE(exactWeight(std::numeric_limits<float>::quiet_NaN()), QStringLiteral("–"));
        QCOMPARE(exactWeight(std::nullopt), QStringLiteral("masked"));
        QCOMPARE(exactWeight(0.0F), QStringLiteral("0"));
    }

    void theTooltipHasThePieceAndBothWeights() {
        QCOMPARE(weightTooltip(smallLooks(), {TokenRole::Key, 1}, TokenPlace{TokenRole::Query, 2}),
                 QStringLiteral(
                     "key 1 “\u2068·The\u2069”, piece “\u2068▁The\u2069”\nA L2 H5: 0.7500000\nB L3 H1: 0"));
    }

    void aMaskedKeySaysSo() {
        QVERIFY(weightTooltip(smallLooks(), {TokenRole::Key, 3}, TokenPlace{TokenRole::Query, 2})
                    .contains(QStringLiteral("A L2 H5: masked")));
    }
};

QTEST_MAIN(HeadLookTest)
#include "tst_head_look.moc"
