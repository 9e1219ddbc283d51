// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <memory>

#include "tests/ui/scores/sample_scores.h"
#include "ui/scores/scatter_canvas.h"
#include "ui/scores/score_scatter.h"

using namespace headscope;

class ScoreScatterTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ScoreScatter> scatter_;
    ScatterCanvas* canvas_ = nullptr;

    QPoint placeOf(const HeadId& head) { return canvas_->places().placeOf(head)->toPoint(); }
    /// By the left button from corner to corner.
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(canvas_, Qt::LeftButton, modifiers, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), canvas_->mapToGlobal(QPointF(to)), Qt::NoButton,
                         Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(canvas_, &move);
        QTest::mouseRelease(canvas_, Qt::LeftButton, modifiers, to);
    }
    /// Three heads far from each other, and one without an induction score.
    static std::shared_ptr<ScoreTable> fewScores() {
        std::vector<ScoredHead> heads;
        for (int layer = 0; layer < 4; ++layer) {
            heads.push_back({{layer, 0}, 0});
        }
        auto table = std::make_shared<ScoreTable>(
            heads, std::vector<const ScoreInfo*>{&sampleInfos()[6], &sampleInfos()[11], &sampleInfos()[0]});
        const double values[][3] = {{0.1, 0.1, 1}, {0.5, 0.9, 2}, {0.9, 0.2, 3}, {0.5, kNoValue, 4}};
        for (std::size_t head = 0; head < 4; ++head) {
            for (std::size_t score = 0; score < 3; ++score) {
                table->add(head, score, values[head][score]);
            }
        }
        table->subject = "this text, 16 tokens";
        return table;
    }

  private Q_SLOTS:
    void init() {
        scatter_ = std::make_unique<ScoreScatter>();
        scatter_->resize(520, 420);
        canvas_ = scatter_->canvas();
        scatter_->show();
        scatter_->setScores(fewScores());
        scatter_->setMarks({.a = {0, 0}, .b = {0, 0}});
        QCoreApplication::processEvents();
    }

    void twoScoresAreChosenAtFirst() {
        QCOMPARE(scatter_->findChild<QComboBox*>(QStringLiteral("scatterX"))->currentText(),
                 QStringLiteral("Previous token"));
        QCOMPARE(scatter_->findChild<QComboBox*>(QStringLiteral("scatterY"))->currentText(),
                 QStringLiteral("Induction"));
    }

    void valuesGrowToTheRightAndUpwards() {
        QVERIFY(placeOf({2, 0}).x() > placeOf({0, 0}).x());
        QVERIFY(placeOf({1, 0}).y() < placeOf({0, 0}).y());
        QVERIFY(canvas_->places().plot().contains(placeOf({1, 0})));
    }

    void headsWithoutAValueAreCounted() {
        const auto* line = scatter_->findChild<QLabel*>(QStringLiteral("scatterMissing"));
        QCOMPARE(line->text(), QStringLiteral("1 head has no value"));
        QVERIFY(!canvas_->places().placeOf({3, 0}));
        scatter_->setAxes({"previous_token", "entropy"});
        QVERIFY(!line->isVisible());
        QVERIFY(canvas_->places().placeOf({3, 0}).has_value());
    }

    void axesCanBeSwapped() {
        const QPoint before = placeOf({2, 0});
        scatter_->findChild<QToolButton*>(QStringLiteral("scatterSwap"))->click();
        QVERIFY(placeOf({2, 0}).x() < before.x());
    }

    void clicksChooseTheSides() {
        QSignalSpy chosen(scatter_.get(), &ScoresCard::headChosen);
        QTest::mouseClick(canvas_, Qt::LeftButton, {}, placeOf({1, 0}));
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::A);
        QVERIFY(chosen.last().at(1).value<HeadId>() == (HeadId{1, 0}));
        QTest::mouseClick(canvas_, Qt::RightButton, {}, placeOf({2, 0}));
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::B);
        QTest::mouseClick(canvas_, Qt::LeftButton, Qt::ShiftModifier, placeOf({0, 0}));
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::B);
        QCOMPARE(chosen.size(), 3);
    }

    void aRectangleBrushesAndWithControlAdds() {
        QSignalSpy brushed(scatter_.get(), &ScoresCard::brushed);
        const QPoint place = placeOf({1, 0});
        drag(place - QPoint(20, 20), place + QPoint(20, 20));
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() == (std::set<HeadId>{{1, 0}}));
        scatter_->setMarks({.brushed = {{1, 0}}});
        const QPoint other = placeOf({2, 0});
        drag(other - QPoint(20, 20), other + QPoint(20, 20), Qt::ControlModifier);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() == (std::set<HeadId>{{1, 0}, {2, 0}}));
    }

    void escapeEndsTheBrushing() {
        scatter_->setMarks({.brushed = {{1, 0}}});
        QSignalSpy brushed(scatter_.get(), &ScoresCard::brushed);
        QTest::keyClick(canvas_, Qt::Key_Escape);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>().empty());
    }

    void aMiddleClickPins() {
        QSignalSpy pinned(scatter_.get(), &ScoresCard::pinToggled);
        QTest::mouseClick(canvas_, Qt::MiddleButton, {}, placeOf({1, 0}));
        QVERIFY(pinned.last().at(0).value<HeadId>() == (HeadId{1, 0}));
    }

    void arrowsGoToTheNearestHead() {
        QSignalSpy chosen(scatter_.get(), &ScoresCard::headChosen);
        QTest::keyClick(canvas_, Qt::Key_Right);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.last().at(1).value<HeadId>() != (HeadId{0, 0}));
        QTest::keyClick(canvas_, Qt::Key_Left);
        QCOMPARE(chosen.size(), 1); // nothing there
    }

    void theTooltipNamesTheHeadAndBothValues() {
        const QPoint place = placeOf({1, 0});
        QHelpEvent help(QEvent::ToolTip, place, canvas_->mapToGlobal(place));
        QApplication::sendEvent(canvas_, &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("L1 H0\nPrevious token: 0.500\nInduction: 0.900"));
        QToolTip::hideText();
    }

    void anEmptyTableIsNoProblem() {
        scatter_->setScores(std::make_shared<ScoreTable>());
        (void)scatter_->grab();
        scatter_->setScores(nullptr);
        (void)scatter_->grab();
    }
};

QTEST_MAIN(ScoreScatterTest)
#include "tst_score_scatter.moc"
