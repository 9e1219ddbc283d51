// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/base/error.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"
#include "ui/heatmap/visible_cells.h"
#include "ui/window/figure_offers.h"

using namespace headscope;

class TestFigureOffers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        const auto model = openModel(golden::bundledModel());
        const auto text = std::make_shared<const EncodedText>(model->encode(sampleSentence().toStdString()));
        RunCache runs(model);
        const auto [a, b] = sampleSides();
        comparison_ = computeComparison({runs, text, a}, {runs, text, b});
    }

    void namesAreOneHeadARangeOrALayer() {
        const std::vector<HeadId> expected{{2, 5}, {0, 1}, {0, 2}, {0, 3}};
        QVERIFY(named("L2 H5, l0h1-H3") == expected);
        QCOMPARE(named("L3").size(), std::size_t{8});
    }

    void wordThatIsNoHeadIsRefused_data() {
        QTest::addColumn<QString>("words");
        for (const char* words : {"cat", "L6", "L0 H8", "L0 H3-H2", "L0 H1 H2"}) { // six layers of eight
            QTest::newRow(words) << QString::fromLatin1(words);
        }
    }
    void wordThatIsNoHeadIsRefused() {
        QFETCH(QString, words);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(namedHeads(words, comparison_.a)), Error);
    }

    void gridHasTheMapsOfItsHeads() {
        const auto part = headsPart(comparison_.a, named("L0 H1, L4 H2"), 0, {});
        const std::vector<NumberTable> tables = part->numbers();
        QCOMPARE(tables.size(), std::size_t{2});
        QCOMPARE(tables[0].title, std::string("L0 H1"));
        const Matrix& map = comparison_.a.map->values; // of L0 H1, by the same run
        for (Index query = 0; query < map.rows(); ++query) {
            QCOMPARE(tables[0].values(query, 0), map(query, 0));
        }
    }

    void allHeadsOfTheModelAreOffered() {
        const auto offers = headOffers(comparison_.a, {}, std::set<HeadId>{HeadId{1, 2}});
        QCOMPARE(offers.size(), std::size_t{3}); // of the layer, of the model, pinned; none is brushed
        QCOMPARE(offers[1].make({})->numbers().size(), std::size_t{48});
    }

    void keysTellOffersApartAndStayTheSame() {
        const FigureContent figure = comparisonFigure(comparison_, {});
        std::vector<FigureOffer> offers = mapOffers(figure, QRectF(0, 0, 4, 4));
        std::ranges::move(headOffers(comparison_.a, {{0, 0}}, {{1, 2}}), std::back_inserter(offers));
        std::set<QString> keys;
        for (const FigureOffer& offer : offers) {
            keys.insert(offer.key);
        }
        QCOMPARE(keys.size(), offers.size());
        QVERIFY(keys.contains(QStringLiteral("maps/2")));
        QVERIFY(keys.contains(QStringLiteral("heads:L0"))); // of side A's layer, as it is typed
    }

    void zoomedMapsAreOfferedToo() {
        const FigureContent figure = comparisonFigure(comparison_, {});
        QCOMPARE(mapOffers(figure, allCells(figure)).size(), std::size_t{4});
        QCOMPARE(mapOffers(figure, QRectF(0, 0, 4, 4)).size(), std::size_t{8});
        QVERIFY(mapOffers(FigureContent(), {}).empty());
    }

  private:
    [[nodiscard]] std::vector<HeadId> named(const char* words) const {
        return namedHeads(QString::fromLatin1(words), comparison_.a);
    }

    Comparison comparison_;
};

QTEST_MAIN(TestFigureOffers)
#include "tst_figure_offers.moc"
