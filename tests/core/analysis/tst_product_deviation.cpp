// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "core/analysis/product_deviation.h"

using namespace headscope;

class ProductDeviationTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Two query heads of one K/V head: q.k = 1, 2 and 3, 4 for one key.
    void meanSquareOfHandWorkedProducts() {
        LayerTrace layer;
        layer.spec.heads = 2;
        layer.spec.kvHeads = 1;
        layer.spec.headWidth = 1;
        layer.queries = Matrix{{1, 2}, {3, 4}};
        layer.keys = Matrix{{1}};
        QCOMPARE(productDeviation(layer), std::sqrt((1 + 4 + 9 + 16) / 4.0));
    }

    void eachQueryHeadReadsItsGroup() {
        LayerTrace layer;
        layer.spec.heads = 2;
        layer.spec.kvHeads = 2;
        layer.spec.headWidth = 1;
        layer.queries = Matrix{{1, 1}};
        layer.keys = Matrix{{0, 2}};
        QCOMPARE(productDeviation(layer), std::sqrt(2.0));
    }

    void nothingHasNone() { QVERIFY(std::isnan(productDeviation({}))); }
};

QTEST_GUILESS_MAIN(ProductDeviationTest)
#include "tst_product_deviation.moc"
