// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heads/head_text.h"

using namespace headscope;

namespace {

HeadGrid gridOf(int layers, int heads, int kvHeads) {
    HeadGrid grid;
    grid.layers.assign(static_cast<std::size_t>(layers), {heads, kvHeads});
    return grid;
}

struct Choice {
    SideName side;
    HeadId head;
    bool operator==(const Choice&) const = default;
};

Choice lastChoice(const QSignalSpy& spy) {
    return {spy.last().at(0).value<SideName>(), spy.last().at(1).value<HeadId>()};
}

} // namespace

class HeadMapViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<HeadMapView>();
        view_->resize(400, 500);
        view_->setGrid(gridOf(6, 8, 4));
        view_->show();
        canvas_ = view_->canvas();
        spy_ = std::make_unique<QSignalSpy>(view_.get(), &HeadMapView::headChosen);
    }

    void aClickChoosesSideA() {
        click(Qt::LeftButton, {2, 5});
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 5}}));
        QVERIFY(view_->selected(SideName::A) == (HeadId{2, 5}));
        QVERIFY(view_->selected(SideName::B) == (HeadId{0, 0}));
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

    void pointingAtAHeadIsAnnouncedOnce() {
        QSignalSpy hovered(view_.get(), &HeadMapView::headHovered);
        const QPoint middle = canvas_->headRect({1, 4}).center();
        QTest::mouseMove(canvas_, middle);
        QTest::mouseMove(canvas_, middle + QPoint(1, 1));
        QCOMPARE(hovered.count(), 1);
        QVERIFY(hovered.first().first().value<HeadId>() == (HeadId{1, 4}));
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

    void theLayoutDoesNotDependOnTheScrollBarsThatAreShown() {
        view_->resize(330, 250); // needs a vertical one
        const QSize first = canvas_->size();
        view_->resize(330, 900);
        view_->resize(330, 250);
        QCOMPARE(canvas_->size(), first);
    }

  private:
    void click(Qt::MouseButton button, const HeadId& head, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(canvas_, button, modifiers, canvas_->headRect(head).center());
    }

    std::unique_ptr<HeadMapView> view_;
    std::unique_ptr<QSignalSpy> spy_;
    HeadCanvas* canvas_ = nullptr;
};

QTEST_MAIN(HeadMapViewTest)
#include "tst_head_map_view.moc"
