// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "tests/support/processor_time.h"
#include "tests/ui/scores/sample_scores.h"
#include "ui/scores/score_table_grid.h"
#include "ui/scores/score_table_model.h"
#include "ui/scores/score_table_view.h"

using namespace headscope;

class ScoreTableViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ScoreTableView> view_;
    ScoreTableGrid* grid_ = nullptr;

    template <typename Widget>
    Widget* child(const char* name) {
        return view_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QString cell(int row, int column) { return grid_->model()->index(row, column).data().toString(); }
    QStringList heads() {
        QStringList names;
        for (int row = 0; row < grid_->model()->rowCount(); ++row) {
            names.append(cell(row, 0));
        }
        return names;
    }
    QAction* actionOf(QMenu* menu, const QString& text) {
        for (QAction* action : menu->actions()) {
            if (action->text().contains(text)) {
                return action;
            }
        }
        return nullptr;
    }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) {
        const QRect rect = grid_->visualRect(grid_->model()->index(row, 1));
        QTest::mouseClick(grid_->viewport(), Qt::LeftButton, modifiers, rect.center());
    }

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<ScoreTableView>();
        view_->resize(900, 600);
        grid_ = view_->grid();
        view_->show();
    }

    void withoutScoresASentenceSaysWhatToDo() {
        QVERIFY(child<QLabel>("scoresPlaceholder")->isVisible());
        view_->setPlaceholder(QStringLiteral("Scores are being computed…"));
        QCOMPARE(child<QLabel>("scoresPlaceholder")->text(), QStringLiteral("Scores are being computed…"));
        QVERIFY(!grid_->isVisible());
    }

    void everyHeadHasARowAndEveryScoreAColumn() {
        view_->setScores(sampleScores());
        QCOMPARE(grid_->model()->rowCount(), 48);
        QCOMPARE(grid_->model()->columnCount(), 3 + 17);
        QCOMPARE(cell(9, 0), QStringLiteral("L1 H1"));
        QVERIFY(child<QLabel>("scoresSubject")
                    ->text()
                    .startsWith(QStringLiteral("this text, 16 tokens · 48 heads")));
    }

    void numbersAreSortedAsNumbersAndUndefinedOnesComeLastInBothDirections() {
        view_->setScores(scoresOf({0.5, kNoValue, 10.0, 9.0}, 0));
        grid_->sortByColumn(ScoreTableModel::kFirstScore, Qt::AscendingOrder);
        QCOMPARE(heads().join(u' '), QStringLiteral("L0 H0 L0 H3 L0 H2 L0 H1"));
        grid_->sortByColumn(ScoreTableModel::kFirstScore, Qt::DescendingOrder);
        QCOMPARE(heads().join(u' '), QStringLiteral("L0 H2 L0 H3 L0 H0 L0 H1"));
        QCOMPARE(cell(3, ScoreTableModel::kFirstScore), QStringLiteral("–"));
    }

    void headsAreSortedByPlaceNotByName() {
        view_->setScores(sampleScores(1, 12));
        grid_->sortByColumn(ScoreTableModel::kHead, Qt::DescendingOrder);
        QCOMPARE(cell(0, 0), QStringLiteral("L0 H11"));
    }

    void aBadgeStandsOnlyFromItsThreshold() {
        view_->setScores(scoresOf({0.59, 0.6, kNoValue}));
        QCOMPARE(cell(0, ScoreTableModel::kBadges), QString());
        QCOMPARE(cell(1, ScoreTableModel::kBadges), QStringLiteral("previous token"));
        QCOMPARE(cell(2, ScoreTableModel::kBadges), QString());
        const QString tooltip =
            grid_->model()->index(1, ScoreTableModel::kBadges).data(Qt::ToolTipRole).toString();
        QVERIFY(tooltip.contains(QStringLiteral("≥ 0.6")));
    }

    void titlesAndCellsExplainThemselves() {
        view_->setScores(sampleScores(2, 2, 3));
        const auto* model = grid_->model();
        const QString title =
            model->headerData(ScoreTableModel::kFirstScore, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY(title.contains(QStringLiteral("Formula:")) && title.contains(QStringLiteral("nats")));
        const QString value = model->index(0, ScoreTableModel::kFirstScore).data(Qt::ToolTipRole).toString();
        QVERIFY(value.startsWith(QStringLiteral("L0 H0 · Entropy (nats): ")));
        QVERIFY(value.contains(QStringLiteral("standard error over 3 texts")));
    }

    void theTextFilterKnowsLayersHeadsAndBadges_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("layer") << "L2" << 8;
        QTest::newRow("not its longer cousin") << "L1" << 8;
        QTest::newRow("head") << "l2 h5" << 1;
        QTest::newRow("joined") << "L2H5" << 1;
        QTest::newRow("either") << "L2H5, L3 H1" << 2;
        QTest::newRow("nothing") << "L99" << 0;
    }

    void theTextFilterKnowsLayersHeadsAndBadges() {
        QFETCH(QString, text);
        view_->setScores(sampleScores(12, 8));
        child<QLineEdit>("filterHeads")->setText(text);
        QTEST(grid_->model()->rowCount(), "count");
    }

    void aBadgeIsFoundByItsWord() {
        view_->setScores(scoresOf({0.2, 0.7}));
        child<QLineEdit>("filterHeads")->setText(QStringLiteral("previous"));
        QCOMPARE(heads(), QStringList{QStringLiteral("L0 H1")});
    }

    void aBoundLeavesOutSmallerAndUndefinedValues() {
        view_->setScores(scoresOf({0.2, 0.7, kNoValue, 0.5}));
        QSignalSpy changed(view_.get(), &ScoreTableView::filterChanged);
        child<QLineEdit>("filterBound")->setText(QStringLiteral("0,5"));
        QCOMPARE(heads().join(u' '), QStringLiteral("L0 H1 L0 H3"));
        QVERIFY(view_->shownHeads() == (std::set<HeadId>{{0, 1}, {0, 3}}));
        child<QComboBox>("filterRelation")->setCurrentIndex(1);
        QCOMPARE(heads().join(u' '), QStringLiteral("L0 H0 L0 H3"));
        QCOMPARE(changed.size(), 2);
        QVERIFY(child<QLabel>("scoresSubject")->text().contains(QStringLiteral("2 of 4 heads")));
    }

    void onlyPinnedFollowsThePins() {
        view_->setScores(sampleScores());
        view_->setMarks({.pinned = {{1, 1}}});
        child<QCheckBox>("filterPinned")->setChecked(true);
        QCOMPARE(heads(), QStringList{QStringLiteral("L1 H1")});
        view_->setMarks({.pinned = {{1, 1}, {2, 2}}});
        QCOMPARE(grid_->model()->rowCount(), 2);
    }

    void onlyWithABadge() {
        view_->setScores(scoresOf({0.2, 0.7}));
        child<QCheckBox>("filterBadge")->setChecked(true);
        QCOMPARE(heads(), QStringList{QStringLiteral("L0 H1")});
    }

    void selectedRowsAreBrushed() {
        view_->setScores(sampleScores());
        QSignalSpy brushed(view_.get(), &ScoresCard::brushed);
        click(1);
        click(3, Qt::ControlModifier);
        QCOMPARE(brushed.size(), 2);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() == (std::set<HeadId>{{0, 1}, {0, 3}}));
    }

    void brushedHeadsAreSelectedWithoutASignal() {
        view_->setScores(sampleScores());
        QSignalSpy brushed(view_.get(), &ScoresCard::brushed);
        view_->setMarks({.brushed = {{0, 2}, {4, 4}}});
        QCOMPARE(grid_->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(brushed.size(), 0);
    }

    void aFilterDoesNotChangeTheBrush() {
        view_->setScores(sampleScores());
        view_->setMarks({.brushed = {{0, 2}, {4, 4}}});
        QSignalSpy brushed(view_.get(), &ScoresCard::brushed);
        child<QLineEdit>("filterHeads")->setText(QStringLiteral("L4"));
        QCOMPARE(grid_->selectionModel()->selectedRows().size(), 1);
        child<QLineEdit>("filterHeads")->clear();
        QCOMPARE(grid_->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(brushed.size(), 0);
    }

    void aDoubleClickAndEnterChooseSideA() {
        view_->setScores(sampleScores());
        QSignalSpy chosen(view_.get(), &ScoresCard::headChosen);
        const QPoint place = grid_->visualRect(grid_->model()->index(2, 1)).center();
        QTest::mouseClick(grid_->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(grid_->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::A);
        QVERIFY(chosen.last().at(1).value<HeadId>() == (HeadId{0, 2}));
        QTest::keyClick(grid_, Qt::Key_Return);
        QCOMPARE(chosen.size(), 2);
    }

    void theMenuOfARowChoosesBAndPins() {
        view_->setScores(sampleScores());
        QSignalSpy chosen(view_.get(), &ScoresCard::headChosen);
        QSignalSpy pinned(view_.get(), &ScoresCard::pinToggled);
        QSignalSpy saved(view_.get(), &ScoreTableView::saveRequested);
        QMenu* menu = view_->menuFor(9);
        actionOf(menu, QStringLiteral("side B"))->trigger();
        actionOf(menu, QStringLiteral("Pin"))->trigger();
        actionOf(menu, QStringLiteral("CSV"))->trigger();
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::B);
        QVERIFY(pinned.last().at(0).value<HeadId>() == (HeadId{1, 1}));
        child<QToolButton>("saveScores")->click();
        QCOMPARE(saved.size(), 2);
    }

    void copyingGivesTabSeparatedValuesWithAHeader() {
        view_->setScores(scoresOf({0.25, kNoValue}));
        grid_->setFocus();
        QTest::keyClick(grid_, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral(
                     "kind\tlayer\thead\tkv_head\tprevious_token\nself\t0\t0\t0\t0.25\nself\t0\t1\t1\t\n"));
    }

    void copyingTakesSelectedRowsAndShownColumnsInTheirOrder() {
        view_->setScores(sampleScores(2, 2, 1, 2));
        grid_->sortByColumn(ScoreTableModel::kHead, Qt::DescendingOrder);
        view_->setMarks({.brushed = {{0, 1}, {1, 0}}});
        actionOf(view_->columnMenu(), QStringLiteral("Entropy"))->setChecked(false);
        const QStringList lines = view_->copiedText().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], QStringLiteral("kind\tlayer\thead\tkv_head\tentropy_share"));
        QVERIFY(lines[1].startsWith(QStringLiteral("self\t1\t0")));
        QVERIFY(lines[2].startsWith(QStringLiteral("self\t0\t1")));
    }

    void theHeadsStayInSightWhileScoresAreScrolled() {
        view_->setScores(sampleScores());
        view_->resize(520, 420);
        QCoreApplication::processEvents();
        grid_->horizontalScrollBar()->setValue(grid_->horizontalScrollBar()->maximum());
        grid_->verticalScrollBar()->setValue(200);
        const auto* frozen = grid_->findChild<QTableView*>();
        QVERIFY(frozen->isVisible());
        QCOMPARE(frozen->geometry().left(), 0);
        QCOMPARE(frozen->width(), grid_->columnWidth(0));
        QCOMPARE(frozen->verticalScrollBar()->value(), grid_->verticalScrollBar()->value());
        QCOMPARE(frozen->rowHeight(0), grid_->rowHeight(0));
    }

    void theTitleOfTheHeadsSortsTheWholeTable() {
        view_->setScores(scoresOf({0.5, 0.9}, 0));
        grid_->sortByColumn(ScoreTableModel::kFirstScore, Qt::DescendingOrder);
        QCOMPARE(cell(0, 0), QStringLiteral("L0 H1"));
        auto* header = grid_->findChild<QTableView*>()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(10, header->height() / 2));
        QCOMPARE(cell(0, 0), QStringLiteral("L0 H0"));
        QCOMPARE(grid_->horizontalHeader()->sortIndicatorSection(), 0);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(10, header->height() / 2));
        QCOMPARE(cell(0, 0), QStringLiteral("L0 H1"));
    }

    void anotherTextKeepsOrderFilterAndSelection() {
        view_->setScores(sampleScores());
        grid_->sortByColumn(ScoreTableModel::kFirstScore + 3, Qt::DescendingOrder);
        view_->setMarks({.brushed = {{2, 2}}});
        child<QLineEdit>("filterHeads")->setText(QStringLiteral("L2"));
        view_->setScores(sampleScores(6, 8, 2));
        QCOMPARE(grid_->model()->rowCount(), 8);
        QCOMPARE(grid_->selectionModel()->selectedRows().size(), 1);
        QVERIFY(cell(0, ScoreTableModel::kFirstScore + 3) >= cell(1, ScoreTableModel::kFirstScore + 3));
    }

    void timeToShowGrowsWithTheHeads() {
        const auto show = [this](int layers) {
            return [this, scores = sampleScores(layers, 32), layers] {
                view_->setScores(scores);
                view_->setMarks({.brushed = {{layers - 1, 31}}});
            };
        };
        const double times = timesAsLong(show(8), show(32));
        QCOMPARE(grid_->model()->rowCount(), 1024);
        QVERIFY2(times < 12, qPrintable(QString::number(times)));
    }
};

QTEST_MAIN(ScoreTableViewTest)
#include "tst_score_table_view.moc"
