// SPDX-License-Identifier: GPL-3.0-or-later
// The pages beside the maps, in the window, on the bundled model.
#include <cmath>
#include <numeric>

#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/controls/page_tabs.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/circuit_page.h"
#include "ui/pages/layers_page.h"
#include "ui/pages/look_pages.h"
#include "ui/pages/pattern_page.h"
#include "ui/pages/product_page.h"
#include "ui/pages/score_pages.h"
#include "ui/pages/selected_page.h"
#include "ui/pages/similarity_page.h"
#include "ui/pages/spectrum_page.h"
#include "ui/pages/token_page.h"
#include "ui/pages/value_page.h"
#include "ui/panels/layers_view.h"
#include "ui/panels/matrix_canvas.h"
#include "ui/panels/pattern_view.h"
#include "ui/panels/similarity_view.h"
#include "ui/panels/token_heads_view.h"
#include "ui/scores/head_link.h"
#include "ui/scores/head_score_panel.h"
#include "ui/scores/score_scatter.h"
#include "ui/scores/score_table_view.h"
#include "ui/views/lines_view.h"
#include "ui/window/main_window.h"

using namespace headscope;

class TestStagePages : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

    template <typename Page>
    Page* open() {
        auto* page = window_->findChild<Page*>();
        auto* tabs = window_->findChild<PageTabs*>();
        for (int index = 0; index < tabs->count() && !page->isVisible(); ++index) {
            tabs->setCurrentIndex(index);
        }
        return page;
    }
    template <typename Page, typename View>
    View* viewOf() {
        return open<Page>()->template findChild<View*>();
    }
    Session& session() { return window_->session(); }

    StageState shownState() {
        StageState state;
        state.comparison = session().comparison();
        state.text = state.comparison->text;
        state.query = 9;
        state.key = 3;
        return state;
    }
    /// The state is lost for a moment, as where a setting does not fit, and then the same text is there
    /// again.
    template <typename Page, typename View, typename IsEmpty>
    void comesBack(IsEmpty isEmpty) {
        Page page;
        page.resize(600, 400);
        page.setState(shownState());
        page.show();
        const auto* view = page.template findChild<View*>();
        QTRY_VERIFY_WITH_TIMEOUT(!isEmpty(*view), 60000);
        page.setState({});
        QVERIFY(isEmpty(*view));
        page.setState(shownState());
        QTRY_VERIFY(!isEmpty(*view));
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QVERIFY(computed.wait());
    }
    void cleanup() { window_.reset(); }

    void linesSayHowManyAreDrawn() {
        QVERIFY((viewOf<LinesPage, LinesView>()->caption().contains(QStringLiteral("0.1"))));
    }

    void productsAddUpToTheScore() {
        const ProductLooks looks = productLooksOf(shownState());
        QCOMPARE(looks.sides.size(), std::size_t{2});
        for (const ProductLook& look : looks.sides) {
            const float sum =
                std::inner_product(look.query.begin(), look.query.end(), look.key.begin(), 0.0F);
            QVERIFY(std::abs(sum - look.cell.score) < 1e-3F);
            QCOMPARE(look.partner.at(0), 16);
        }
    }

    void weightsStandBesideNormsAndZeroing() {
        auto* maps = viewOf<ValuePage, HeatmapView>();
        QTRY_COMPARE(maps->content().panels.size(), std::size_t{3});
        QCOMPARE(maps->content().panels[0].title, QStringLiteral("Weight"));
        QVERIFY(*maps->content().panels[0].values != *maps->content().panels[1].values);
    }

    void allHeadsHaveScores() {
        auto* table = viewOf<TablePage, ScoreTableView>();
        QTRY_VERIFY(table->scores() && table->scores()->heads().size() == 48);
        const auto scores = table->scores();
        const auto score = scores->indexOfScore("previous_token");
        const auto head = scores->indexOf({2, 6});
        QVERIFY(scores->mean(*head, *score) > 0.9);
        auto* panel = window_->findChild<HeadScorePanel*>();
        QTRY_COMPARE(panel->scores(), table->scores());
        QTRY_VERIFY(!std::isnan(table->scores()->mean(*head, *scores->indexOfScore("zeroing_kl"))));
        QCOMPARE((viewOf<ScatterPage, ScoreScatter>()->scores()), table->scores());
    }

    void aHeadChosenOnAPageIsSideAs() {
        auto* table = viewOf<TablePage, ScoreTableView>();
        Q_EMIT table->headChosen(SideName::A, {3, 4});
        QVERIFY((session().side(SideName::A).head == HeadId{3, 4}));
        QVERIFY((window_->findChild<HeadMapView*>()->selected(SideName::A) == HeadId{3, 4}));
    }

    void brushedHeadsAreBrushedEverywhere() {
        auto* similarity = viewOf<SimilarityPage, SimilarityView>();
        Q_EMIT similarity->brushed({{1, 1}, {2, 2}});
        auto* maps = viewOf<SelectedPage, HeatmapView>();
        QTRY_COMPARE(maps->content().panels.size(), std::size_t{3});
        QVERIFY(maps->content().panels[0].note.contains(QLatin1Char('2')));
        const Matrix& mean = *maps->content().panels[0].values;
        QVERIFY((mean.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
        QVERIFY((viewOf<TablePage, ScoreTableView>()->marks().brushed.size() == 2));
    }

    void allHeadsOfTheModelAreAddedUpWhereThatIsChosen() {
        auto* maps = viewOf<SelectedPage, HeatmapView>();
        auto* page = window_->findChild<SelectedPage*>();
        QCOMPARE(page->setSettings({{QStringLiteral("heads"), QStringLiteral("all")}}), QString());
        QTRY_COMPARE(maps->content().panels.size(), std::size_t{3});
        QTRY_VERIFY2(maps->content().panels[0].note.contains(QStringLiteral("48")),
                     qPrintable(maps->content().panels[0].note));
    }

    void withoutPinnedHeadsItSaysHowToPinOne() {
        auto* maps = viewOf<SelectedPage, HeatmapView>();
        QTRY_COMPARE(maps->content().panels.size(), std::size_t{3});
        auto* page = window_->findChild<SelectedPage*>();
        QCOMPARE(page->setSettings({{QStringLiteral("heads"), QStringLiteral("pinned")}}), QString());
        QVERIFY(maps->content().panels.empty());
        QVERIFY(maps->content().emptyText.contains(QStringLiteral("No head is pinned")));
    }

    void similarityHasARowForEachHead() {
        auto* view = viewOf<SimilarityPage, SimilarityView>();
        QTRY_COMPARE(view->matrix()->content().rows(), 48);
    }

    void aTokensRowsAreThoseOfTheMaps() {
        auto* view = viewOf<TokenPage, TokenHeadsView>();
        QTRY_COMPARE(view->tokenHeads().heads.size(), std::size_t{48});
        const TokenHeads& shown = view->tokenHeads();
        const HeadMap map = session().textResult()->run->trace.headMap({2, 7}, {});
        QVERIFY((shown.weights->row(2 * 8 + 7) - map.values.row(shown.query)).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void theHeadThatFollowsATypedPatternComesFirst() {
        auto* view = viewOf<PatternPage, PatternView>();
        auto* words = view->findChild<QLineEdit*>(QStringLiteral("patternWords"));
        QTest::keyClicks(words, QStringLiteral("-1"));
        auto* heads = view->findChild<HeadBars*>();
        QTRY_VERIFY(!heads->rows().empty());
        QVERIFY((heads->rows().front().head == HeadId{2, 6}));
        QVERIFY(heads->rows().front().value > 0.9);
    }

    void cellsOfAPatternAreDrawn() {
        auto* view = viewOf<PatternPage, PatternView>();
        auto* cells = view->findChild<MatrixCanvas*>();
        Q_EMIT cells->chosen(SideName::A, {.query = 5, .key = 4});
        auto* heads = view->findChild<HeadBars*>();
        QTRY_VERIFY(!heads->rows().empty());
        QCOMPARE((*cells->content().values)(5, 4), 1.0F);
    }

    void theLayersAreFollowedToTheText() {
        auto* view = viewOf<LayersPage, LayersView>();
        QTRY_VERIFY(!view->strips()->content().isEmpty());
    }

    void pagesComeBackWithTheirText() {
        const auto hasNoCells = [](const auto& matrix) { return matrix.content().isEmpty(); };
        const auto hasNoMaps = [](const HeatmapView& maps) { return maps.content().panels.empty(); };
        comesBack<SimilarityPage, MatrixCanvas>(hasNoCells);
        comesBack<CircuitPage, MatrixCanvas>(hasNoCells);
        comesBack<TokenPage, MatrixCanvas>(hasNoCells);
        comesBack<PatternPage, MatrixCanvas>(hasNoCells);
        comesBack<LayersPage, MatrixCanvas>(hasNoCells);
        comesBack<SelectedPage, HeatmapView>(hasNoMaps);
        comesBack<ValuePage, HeatmapView>(hasNoMaps);
    }

    void aLinkOutlivesItsClickAndOtherSettings() {
        auto* panel = window_->findChild<HeadScorePanel*>();
        // Of the last head, too: each table with more of them has links of its own.
        const auto isMeasured = [panel](std::size_t head) {
            return !std::isnan(panel->scores()->mean(head, *panel->scores()->indexOfScore("zeroing_kl")));
        };
        QTRY_VERIFY_WITH_TIMEOUT(
            panel->scores() && isMeasured(0) && isMeasured(panel->scores()->heads().size() - 1), 30000);
        const QPointer<HeadLink> link = panel->findChild<HeadLink*>(QStringLiteral("most/previous_token"));
        QVERIFY(link);
        link->click();
        QVERIFY(link);
        QVERIFY(session().side(SideName::A).head == link->head());
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        Side side = session().side(SideName::B);
        side.attention.scale = FixedScale{0.5F};
        session().setSide(SideName::B, side);
        QVERIFY(computed.wait());
        QVERIFY(link);
    }

    void whatIsOutOfSightIsNotComputed() {
        auto* page = window_->findChild<SimilarityPage*>();
        QVERIFY(!page->isVisible());
        QVERIFY(page->findChild<SimilarityView*>()->matrix()->content().isEmpty());
    }
};

QTEST_MAIN(TestStagePages)
#include "tst_stage_pages.moc"
