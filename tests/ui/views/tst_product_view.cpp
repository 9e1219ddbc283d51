// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>
#include <limits>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/themed_label.h"
#include "ui/views/product_view.h"

using namespace headscope;

namespace {

/// Products 1, −6, 2, 4: 1 in all; pairs (0, 2) with 3 and (1, 3) with −2.
ProductLook fourProducts() {
    ProductLook look;
    look.title = QStringLiteral("L2 H5");
    look.query = {1, 2, 1, 2};
    look.key = {1, -3, 2, 2};
    look.partner = {2, 3, 0, 1};
    look.factor = 0.5F;
    look.cell = {.score = 1, .scaled = 0.5F, .adjusted = 0.5F, .weight = 0.353F, .masked = false};
    return look;
}

ProductLooks bothSides() {
    ProductLooks looks;
    looks.sides = {fourProducts(), fourProducts()};
    looks.sides[1].side = SideName::B;
    looks.sides[1].key[0] = 9;
    looks.sides[1].cell.score = 9;
    looks.cell = QStringLiteral("query 3 “·the” → key 1 “·king”");
    return looks;
}

} // namespace

class ProductViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<ProductView>();
        view_->resize(900, 600);
        view_->setLooks(bothSides());
        view_->show();
        a_ = view_->findChild<ProductChart*>(QStringLiteral("products0"));
        b_ = view_->findChild<ProductChart*>(QStringLiteral("products1"));
        QVERIFY(a_ != nullptr && b_ != nullptr);
    }

    void productsAreElementwise() { QCOMPARE(products(fourProducts()), std::vector<float>({1, -6, 2, 4})); }

    void bySizeIgnoresTheSign() {
        QCOMPARE(productOrder(fourProducts(), ProductSort::BySize), std::vector<int>({1, 3, 2, 0}));
    }

    void byPairPutsPartnersTogether() {
        QCOMPARE(pairSum(fourProducts(), 2), 3.0);
        QCOMPARE(pairSum(fourProducts(), 1), -2.0);
        QCOMPARE(productOrder(fourProducts(), ProductSort::ByPair), std::vector<int>({0, 2, 1, 3}));
    }

    void everyOrderHasEveryProductOnce() {
        ProductLook look = fourProducts();
        look.partner = {2, -1, 0, -1};
        for (const ProductSort sort : {ProductSort::ByIndex, ProductSort::BySize, ProductSort::ByPair}) {
            std::vector<int> order = productOrder(look, sort);
            std::ranges::sort(order);
            QCOMPARE(order, std::vector<int>({0, 1, 2, 3}));
        }
    }

    void pairsAreNamedByTheirRule() {
        ProductLook look = fourProducts();
        QCOMPARE(pairRule(look), QStringLiteral("(i, i + 2)"));
        look.partner = {1, 0, 3, 2};
        QCOMPARE(pairRule(look), QStringLiteral("(2i, 2i + 1)"));
        look.partner = {};
        QCOMPARE(pairRule(look), QString());
    }

    void partnersThatDoNotAgreeAreNone() {
        ProductLook look = fourProducts();
        look.partner = {2, 99, 1, -7};
        for (int index = -1; index < 5; ++index) {
            QCOMPARE(partnerOf(look, index), -1);
        }
    }

    void theSumIsWritten() {
        QCOMPARE(sumText(fourProducts()),
                 QStringLiteral("Σ qᵢkᵢ = 1.000 = q·k; × 0.5 = 0.5000 scaled; weight 0.3530"));
    }

    void whatIsDoneToScaledScoresIsWritten() {
        ProductLook look = fourProducts();
        look.cell.adjusted = 0.25F;
        QVERIFY(sumText(look).contains(
            QStringLiteral("0.5000 scaled; 0.2500 adjusted (bias or soft cap); weight")));
    }

    void aMaskedCellHasNoWeight() {
        ProductLook look = fourProducts();
        look.cell.masked = true;
        QVERIFY(sumText(look).endsWith(QStringLiteral("masked: no weight")));
    }

    void aSumThatIsNotTheScoreSaysSo() {
        ProductLook look = fourProducts();
        look.cell.score = 2;
        QVERIFY(sumText(look).startsWith(QStringLiteral("Σ qᵢkᵢ = 1.000, but q·k = 2.000")));
    }

    void bothSidesHaveOneRange() {
        const ProductRange range = productRange(bothSides().sides);
        QCOMPARE(range.products, ValueScale::linear(-6, 9));
        QCOMPARE(range.parts, ValueScale::diverging(9));
    }

    void theOrderIsChosenByButton() {
        auto* order = view_->findChild<SegmentedChoice*>(QStringLiteral("productOrder"));
        order->findChildren<QAbstractButton*>().at(1)->click();
        QCOMPARE(view_->sort(), ProductSort::BySize);
        QCOMPARE(a_->order().front(), 1);
        QCOMPARE(b_->order().front(), 0);
    }

    void pointingReadsTheBarOfBothSides() {
        QTest::mouseMove(a_, a_->columnRect(2).center().toPoint());
        QCOMPARE(a_->readout(),
                 QStringLiteral("i = 2: 1.000 × 2.000 = 2.000; with i = 0, its rotary pair: 3.000"));
        QCOMPARE(b_->readout(),
                 QStringLiteral("i = 2: 1.000 × 2.000 = 2.000; with i = 0, its rotary pair: 11.00"));
    }

    void arrowKeysMoveAlongTheBars() {
        QTest::keyClick(a_, Qt::Key_Right);
        QVERIFY(a_->accessibleDescription().startsWith(QStringLiteral("i = 0:")));
        QTest::keyClick(a_, Qt::Key_End);
        QVERIFY(a_->readout().startsWith(QStringLiteral("i = 3:")));
        QTest::keyClick(a_, Qt::Key_Right);
        QVERIFY(a_->readout().startsWith(QStringLiteral("i = 3:")));
    }

    void theCellIsNamed() {
        QCOMPARE(view_->findChild<ThemedLabel*>(QStringLiteral("productCell"))->text(), bothSides().cell);
    }

    void queriesAndKeysOfOtherLengthsAreCut() {
        ProductLook look = fourProducts();
        look.key.resize(2);
        QCOMPARE(products(look).size(), std::size_t{2});
        ProductLooks looks;
        looks.sides = {look, ProductLook{}};
        view_->setLooks(looks);
        (void)view_->grab();
    }

    void whatIsNotANumberIsPaintedToo() {
        ProductLooks looks = bothSides();
        looks.sides[0].query[1] = std::numeric_limits<float>::quiet_NaN();
        looks.sides[0].key[2] = std::numeric_limits<float>::infinity();
        view_->setLooks(looks);
        (void)view_->grab();
    }

    void withoutSidesTheViewSaysWhatToDo() {
        view_->setLooks({});
        auto* empty = view_->findChild<ThemedLabel*>(QStringLiteral("productEmpty"));
        QVERIFY(empty->isVisible());
        QVERIFY(!empty->text().isEmpty());
        QVERIFY(view_->findChild<ProductChart*>() == nullptr);
    }

  private:
    std::unique_ptr<ProductView> view_;
    ProductChart* a_ = nullptr;
    ProductChart* b_ = nullptr;
};

QTEST_MAIN(ProductViewTest)
#include "tst_product_view.moc"
