// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <limits>

#include "tests/ui/heads/shown_heads.h"
#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heads/head_text.h"

using namespace headscope;

class HeadMapViewTest : public QObject, ShownHeads {
    Q_OBJECT

  private Q_SLOTS:
    void init() { showHeads(); }

    void aClickChoosesSideA() {
        click(Qt::LeftButton, {2, 5});
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 5}}));
        QVERIFY(view_->selected(SideName::A) == (HeadId{2, 5}));
        QVERIFY(view_->selected(SideName::B) == (HeadId{0, 0}));
    }

    void aModelWithOneKindHasNoChoice() {
        view_->setKinds({AttentionKind::Self});
        QVERIFY(kindChoice()->isHidden());
    }

    void aKindIsChosenOverTheMapAndStaysUntilTheGridIsSet() {
        QSignalSpy kinds(view_.get(), &HeadMapView::kindChosen);
        view_->setKinds({AttentionKind::Encoder, AttentionKind::Self, AttentionKind::Cross});
        QVERIFY(kindChoice()->isVisible());
        QCOMPARE(kindChoice()->text(kindChoice()->current()), QStringLiteral("Decoder"));
        kindChoice()->findChildren<QAbstractButton*>().last()->click();
        QCOMPARE(kinds.count(), 1);
        QVERIFY(kinds.last().at(0).value<AttentionKind>() == AttentionKind::Cross);
    }

    void aClickChoosesAHeadOfTheGridsKind() {
        HeadGrid grid = gridOf(3, 4, 4);
        grid.kind = AttentionKind::Cross;
        view_->setGrid(grid);
        click(Qt::LeftButton, {1, 2, AttentionKind::Cross});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {1, 2, AttentionKind::Cross}}));
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 2, AttentionKind::Cross}}));
        QVERIFY(canvas_->accessibleDescription().contains(QStringLiteral("cross L2 H2")));
    }

    void headsOfOneSideAloneAreChosenForIt() {
        QSignalSpy sides(view_.get(), &HeadMapView::sideChosen);
        auto* choice = view_->findChild<SegmentedChoice*>(QStringLiteral("headsSideChoice"));
        QVERIFY(choice->isHidden());
        view_->setShownSide(SideName::B, true);
        QVERIFY(choice->isVisible());
        click(Qt::LeftButton, {3, 1});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 1}}));
        QVERIFY(!canvas_->accessibleDescription().contains(QStringLiteral("Side A")));
        choice->findChildren<QAbstractButton*>().first()->click();
        QCOMPARE(sides.count(), 1);
        QVERIFY(sides.last().at(0).value<SideName>() == SideName::A);
        view_->setShownSide(std::nullopt);
        click(Qt::LeftButton, {2, 1});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 1}}));
    }

    void aRightClickChoosesSideB() {
        click(Qt::RightButton, {3, 1});
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 1}}));
    }

    void aShiftClickChoosesSideB() {
        click(Qt::LeftButton, {4, 7}, Qt::ShiftModifier);
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {4, 7}}));
    }

    void aClickBetweenHeadsChoosesNothing() {
        QTest::mouseClick(canvas_, Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(spy_->count(), 0);
    }

    void arrowsMoveSideAAndShiftArrowsSideB() {
        view_->setSelection({2, 2}, {4, 4});
        QTest::keyClick(canvas_, Qt::Key_Right);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {3, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {4, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 3}}));
    }

    void arrowsStopAtTheEdges() {
        view_->setSelection({0, 0}, {5, 7});
        QTest::keyClick(canvas_, Qt::Key_Left);
        QTest::keyClick(canvas_, Qt::Key_Up);
        QTest::keyClick(canvas_, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(canvas_, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(spy_->count(), 0);
    }

    void movingToALayerWithFewerHeadsStaysInside() {
        HeadGrid grid;
        grid.layers = {{8, 8}, {2, 1}};
        view_->setGrid(grid);
        view_->setSelection({0, 6}, {0, 0});
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(view_->selected(SideName::A) == (HeadId{1, 1}));
    }

    void setSelectionEmitsNothing() {
        view_->setSelection({1, 1}, {2, 2});
        QCOMPARE(spy_->count(), 0);
    }

    void aSmallerModelKeepsTheSelectionInside() {
        view_->setSelection({5, 7}, {0, 3});
        view_->setGrid(gridOf(2, 4, 4));
        QVERIFY(view_->selected(SideName::A) == (HeadId{1, 3}));
        QVERIFY(view_->selected(SideName::B) == (HeadId{0, 3}));
    }

    void theTooltipSaysWhichKeysAreShared() {
        const QPoint where = canvas_->headRect({2, 5}).center();
        QHelpEvent help(QEvent::ToolTip, where, canvas_->mapToGlobal(where));
        QApplication::sendEvent(canvas_, &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("L2 H5 · reads K/V head 2 with H4"));
        QToolTip::hideText();
    }

    void aHeadWithItsOwnKeysIsOnlyNamed() {
        QCOMPARE(headDescription(gridOf(2, 12, 12), {1, 11}), QStringLiteral("L1 H11"));
    }

    void screenReadersHearBothSides() {
        view_->setSelection({2, 5}, {0, 1});
        QCOMPARE(canvas_->accessibleDescription(),
                 QStringLiteral(
                     "Side A: L2 H5 · reads K/V head 2 with H4. Side B: L0 H1 · reads K/V head 0 with H0."));
    }

    void aThousandHeadsScrollToTheChosenOne() {
        view_->setGrid(gridOf(32, 32, 8));
        view_->setSelection({31, 31}, {0, 0});
        auto* area = view_->findChild<QScrollArea*>();
        const QRect shown = QRect(canvas_->mapTo(area->viewport(), canvas_->headRect({31, 31}).topLeft()),
                                  canvas_->headRect({31, 31}).size());
        QVERIFY(area->viewport()->rect().contains(shown));
    }

    void eightHeadsHaveAGoodSizeInTheDefaultWidth() {
        view_->resize(view_->sizeHint().width(), 500);
        QCoreApplication::processEvents();
        const double line = view_->fontMetrics().height();
        const int size = canvas_->headRect({0, 0}).width();
        QVERIFY2(size >= 1.6 * line && size <= 2 * line, qPrintable(QString::number(size)));
    }

    void itMayBeMadeNarrow() {
        QVERIFY(view_->minimumSizeHint().width() <= 9 * view_->fontMetrics().height());
    }

    void theCaptionTakesALineOnlyWhereThereIsOne() {
        const auto* caption = view_->findChild<QLabel*>(QStringLiteral("headsCaption"));
        QVERIFY(caption->isHidden());
        view_->setCaption(QStringLiteral("the model's own run"));
        QVERIFY(caption->isVisible());
        QCOMPARE(caption->text(), QStringLiteral("the model's own run"));
    }

    void maskedCellsLookLikeNoColourOfThePalette() { // a hatch has two colours, where one weight has one
        auto masked =
            std::make_shared<Matrix>(Matrix::Constant(8, 8, std::numeric_limits<float>::quiet_NaN()));
        auto zeros = std::make_shared<Matrix>(Matrix::Zero(8, 8));
        HeadGrid grid = gridOf(1, 2, 2);
        grid.thumbnails = {masked, zeros};
        view_->setGrid(grid);
        QVERIFY(coloursIn({0, 0}) > 1);
        QCOMPARE(coloursIn({0, 1}), 1);
    }

    void picturesAppearAsTheyCome() {
        HeadGrid grid = gridOf(2, 1, 1);
        view_->setGrid(grid);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Ones(8, 8))};
        view_->setGrid(grid);
        const QRgb ofOne = canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center());
        grid.thumbnails.push_back(std::make_shared<Matrix>(Matrix::Ones(8, 8)));
        view_->setGrid(grid);
        const QImage seen = canvas_->grab().toImage();
        QCOMPARE(seen.pixel(canvas_->headRect({0, 0}).center()), ofOne);
        QCOMPARE(seen.pixel(canvas_->headRect({1, 0}).center()), ofOne);
    }

    void anotherPictureTakesThePlaceOfTheOneBefore() {
        HeadGrid grid = gridOf(1, 1, 1);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Ones(8, 8))};
        view_->setGrid(grid);
        const auto middle = [this] {
            return canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center());
        };
        const QRgb before = middle();
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Zero(8, 8))};
        view_->setGrid(grid);
        QVERIFY(middle() != before);
    }

    void otherColoursAreTakenOver() {
        HeadGrid grid = gridOf(1, 1, 1);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Zero(8, 8))};
        view_->setGrid(grid);
        (void)canvas_->grab();
        ThumbnailColours green;
        green.table.fill(qRgb(0, 200, 0));
        view_->setColours(green);
        QCOMPARE(canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center()), qRgb(0, 200, 0));
    }

    void theLayoutDoesNotDependOnTheScrollBarsThatAreShown() {
        view_->resize(330, 250); // needs a vertical one
        const QSize first = canvas_->size();
        view_->resize(330, 900);
        view_->resize(330, 250);
        QCOMPARE(canvas_->size(), first);
    }

  private:
    [[nodiscard]] SegmentedChoice* kindChoice() const {
        return view_->findChild<SegmentedChoice*>(QStringLiteral("kindChoice"));
    }
};

QTEST_MAIN(HeadMapViewTest)
#include "tst_head_map_view.moc"
