// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/export/products_note.h"
#include "core/export/score_file.h"

using namespace headscope;

class TestProductsNote : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void exactProductsSayNothing() {
        nlohmann::ordered_json json = nlohmann::ordered_json::object();
        addProducts(json, Products::Exact);
        QVERIFY(json.empty());
        QCOMPARE(productsLine(Products::Exact), std::string());
    }
    void fastOnesAreALineAndAKey() {
        nlohmann::ordered_json json;
        addProducts(json, Products::Fast);
        QCOMPARE(json["products"], nlohmann::ordered_json("fast: BF16 products"));
        QCOMPARE(productsLine(Products::Fast), std::string("# fast: BF16 products\r\n"));
    }
    void aTableOfScoresSaysThemInFront() {
        ScoreTable table({ScoredHead{{0, 0}, 0}}, {});
        table.products = Products::Fast;
        QCOMPARE(scoresCsv(table),
                 std::string("# fast: BF16 products\r\nkind,layer,head,kv_head\r\nself,0,0,0\r\n"));
        QCOMPARE(scoresJson(table)["products"], nlohmann::ordered_json("fast: BF16 products"));
    }
};

QTEST_APPLESS_MAIN(TestProductsNote)
#include "tst_products_note.moc"
