// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <algorithm>

#include "pointing.h"
#include "sample_similarity.h"
#include "ui/panels/group_distance_plot.h"
#include "ui/panels/head_plane.h"
#include "ui/panels/similarity_view.h"

using namespace headscope;

class SimilarityViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<SimilarityView>();
        view_->resize(520, 380);
        view_->setSimilarity(sampleSimilarity(6, 8, 4));
        view_->show();
        QCoreApplication::processEvents();
    }

    void clusteredHeadsStandBesideThoseThatAreNear() {
        // The first heads of all layers are nearest to each other.
        for (int row = 1; row < 6; ++row) {
            QCOMPARE(view_->headAt(row).head, view_->headAt(0).head);
        }
    }

    void theOrderCanBeByLayer() {
        chooseSegment(*view_, QStringLiteral("similarityOrder"), 1);
        for (int row = 0; row < 48; ++row) {
            QVERIFY(view_->headAt(row) == (HeadId{row / 8, row % 8}));
        }
        QCOMPARE(view_->matrix()->content().groups.size(), std::size_t{6});
        chooseSegment(*view_, QStringLiteral("similarityOrder"), 0);
        QVERIFY(view_->matrix()->content().groups.empty());
    }

    void theMatrixIsInTheOrderOfItsLabels() {
        const MatrixContent& content = view_->matrix()->content();
        QCOMPARE(content.rowLabels, content.columnLabels);
        const auto similarity = sampleSimilarity(6, 8, 4);
        const auto index = [&](int row) {
            const HeadId head = view_->headAt(row);
            return Index{head.layer} * 8 + head.head;
        };
        QCOMPARE((*content.values)(5, 40), similarity->distances.distances(index(5), index(40)));
    }

    void hoveringNamesBothHeadsAndTheirDistance() {
        chooseSegment(*view_, QStringLiteral("similarityOrder"), 1);
        pointAt(view_->matrix(), middleOf(*view_->matrix(), 0, 9)); // L0 H0 and L1 H1
        QCOMPARE(line()->text(), QStringLiteral("L0 H0 and L1 H1 · divergence 0.076 nats"));
    }

    void aClickChoosesTheHeadOfTheRow() {
        chooseSegment(*view_, QStringLiteral("similarityOrder"), 1);
        QSignalSpy spy(view_.get(), &SimilarityView::headChosen);
        QTest::mouseClick(view_->matrix(), Qt::LeftButton, {}, middleOf(*view_->matrix(), 13, 2));
        QTest::mouseClick(view_->matrix(), Qt::RightButton, {}, middleOf(*view_->matrix(), 30, 2));
        QVERIFY(spy[0].at(0).value<SideName>() == SideName::A);
        QVERIFY(spy[0].at(1).value<HeadId>() == (HeadId{1, 5}));
        QVERIFY(spy[1].at(0).value<SideName>() == SideName::B);
        QVERIFY(spy[1].at(1).value<HeadId>() == (HeadId{3, 6}));
    }

    void aColumnLabelChoosesItsHead() {
        QSignalSpy spy(view_.get(), &SimilarityView::headChosen);
        QTest::mouseClick(view_->matrix(), Qt::LeftButton, {},
                          view_->matrix()->columnLabelPoint(20).toPoint());
        QVERIFY(spy[0].at(1).value<HeadId>() == view_->headAt(20));
    }

    void oneOfThreeIsShownWhereThereIsLittleRoom() {
        QVERIFY(view_->matrix()->isVisible() && !view_->plane()->isVisible() && !groups()->isVisible());
        chooseSegment(*view_, QStringLiteral("similarityPage"), 1);
        QVERIFY(!view_->matrix()->isVisible() && view_->plane()->isVisible());
        chooseSegment(*view_, QStringLiteral("similarityPage"), 2);
        QVERIFY(!view_->plane()->isVisible() && groups()->isVisible());
        QCOMPARE(view_->size(), QSize(520, 380)); // no page makes the window grow
    }

    void allThreeAreShownWhereThereIsRoom() {
        view_->resize(1400, 800);
        QCoreApplication::processEvents();
        QVERIFY(view_->matrix()->isVisible() && view_->plane()->isVisible() && groups()->isVisible());
    }

    void manyHeadsSayThatPixelsStandForSeveral() {
        view_->setSimilarity(sampleSimilarity(22, 32, 4));
        QVERIFY(line()->text().contains(QStringLiteral("each pixel shows the largest divergence")));
    }

    void oneHeadIsNotCompared() {
        view_->setSimilarity(sampleSimilarity(1, 1, 1));
        QVERIFY(view_->matrix()->content().isEmpty());
        QVERIFY(view_->matrix()->content().emptyText.contains(QStringLiteral("one head")));
    }

    void withoutDistancesItSaysWhy() {
        view_->setSimilarity(nullptr, QStringLiteral("comparing heads, 12 of 48"));
        QCOMPARE(view_->matrix()->content().emptyText, QStringLiteral("comparing heads, 12 of 48"));
        QVERIFY(view_->matrix()->isVisible());
        (void)view_->grab();
    }

    void groupsAreComparedLayerByLayer() {
        QCOMPARE(groups()->layerText(2),
                 QStringLiteral("L2 · within 0.075 nats (4 pairs) · between 0.250 nats "
                                "(24 pairs)"));
        QVERIFY(groups()->reason().isEmpty());
        chooseSegment(*view_, QStringLiteral("similarityPage"), 2);
        pointAt(groups(), groups()->layerRect(2).center());
        QCOMPARE(line()->text(), groups()->layerText(2));
    }

    void whatGroupsCannotSayIsSaid_data() {
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("kvHeads");
        QTest::addColumn<QString>("reason");
        QTest::newRow("multi-head") << 8 << 8 << QStringLiteral("keys and values of its own");
        QTest::newRow("multi-query") << 8 << 1 << QStringLiteral("read the same K/V head");
        QTest::newRow("one head") << 1 << 1 << QStringLiteral("no pairs in a layer");
    }
    void whatGroupsCannotSayIsSaid() {
        QFETCH(int, heads);
        QFETCH(int, kvHeads);
        QFETCH(QString, reason);
        view_->setSimilarity(sampleSimilarity(6, heads, kvHeads));
        chooseSegment(*view_, QStringLiteral("similarityPage"), 2);
        QVERIFY(groups()->reason().contains(reason));
        QVERIFY(groups()->accessibleDescription().contains(QStringLiteral("–")));
        (void)view_->grab();
    }

    void chosenHeadsThatAreNotThereAreNotMarked() {
        view_->setSelection({40, 3}, {0, 1, AttentionKind::Cross});
        (void)view_->grab();
    }

  private:
    [[nodiscard]] QLabel* line() const { return view_->findChild<QLabel*>(QStringLiteral("hoverLine")); }
    [[nodiscard]] GroupDistancePlot* groups() const { return view_->findChild<GroupDistancePlot*>(); }

    std::unique_ptr<SimilarityView> view_;
};

QTEST_MAIN(SimilarityViewTest)
#include "tst_similarity_view.moc"
