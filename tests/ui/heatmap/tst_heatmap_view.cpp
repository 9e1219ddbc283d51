// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAccessible>
#include <QWheelEvent>

#include "tests/ui/heatmap/causal_maps.h"
#include "ui/heatmap/heatmap_view.h"

using namespace headscope;

namespace {

int differingPixels(const QImage& a, const QImage& b, const QRect& area) {
    int result = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            result += a.pixel(x, y) != b.pixel(x, y);
        }
    }
    return result;
}

} // namespace

class TestHeatmapView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<HeatmapView>();
        view_->resize(900, 480);
        view_->setContent(causalMaps(14, 3));
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        draw();
        plot_ = view_->findChild<QWidget*>(QStringLiteral("plot"));
        QVERIFY(plot_);
    }

    void cleanup() { view_.reset(); }

    void hoverReportsTheCellOnEachMap() {
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        for (int panel = 0; panel < 3; ++panel) {
            moveTo(panel, 9, 4 + panel);
            QVERIFY(!spy.isEmpty());
            QCOMPARE(spy.takeLast(), QList<QVariant>({9, 4 + panel, panel}));
            spy.clear();
        }
    }

    void hoverReportsTheCellUnderZoom() {
        wheel(1, 10, 8, 4);
        QVERIFY(view_->visibleCells().width() < 10);
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        moveTo(2, 11, 9);
        QCOMPARE(spy.takeLast(), QList<QVariant>({11, 9, 2}));
    }

    void hoverWithinOneCellReportsOnce() {
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        const QPoint centre = moveTo(0, 9, 4);
        QTest::mouseMove(plot_, centre + QPoint(2, 2));
        QCOMPARE(spy.size(), 1);
    }

    void leavingTheMapEndsTheHover() {
        moveTo(0, 9, 4);
        QSignalSpy spy(view_.get(), &HeatmapView::hoverEnded);
        QTest::mouseMove(plot_, QPoint(2, 2));
        QCOMPARE(spy.size(), 1);
    }

    void wheelZoomsAllMapsEqually() {
        wheel(1, 10, 8, 3);
        const QRectF first = view_->cellRect(0, 10, 8);
        for (int panel = 1; panel < 3; ++panel) {
            const QRectF rect = view_->cellRect(panel, 10, 8);
            QCOMPARE(rect.size(), first.size());
            QCOMPARE(rect.top(), first.top());
        }
    }

    void wheelKeepsTheCellUnderThePointer() {
        const QPointF before = view_->cellRect(0, 10, 8).center();
        wheel(0, 10, 8, 3);
        const QPointF after = view_->cellRect(0, 10, 8).center();
        QVERIFY((before - after).manhattanLength() < 1.5);
    }

    void doubleClickShowsEverythingAgain() {
        const QRectF all = view_->visibleCells();
        wheel(0, 10, 8, 5);
        QVERIFY(view_->visibleCells() != all);
        QTest::mouseDClick(plot_, Qt::LeftButton, {}, view_->cellRect(0, 10, 8).center().toPoint());
        QCOMPARE(view_->visibleCells(), all);
    }

    void draggingMovesAllMapsAndStopsAtTheEdge() {
        wheel(0, 7, 7, 4);
        const QRectF before = view_->visibleCells();
        const QRectF cell = view_->cellRect(0, 7, 7);
        const QPoint from = cell.center().toPoint();
        QTest::mousePress(plot_, Qt::LeftButton, {}, from);
        drag(from - QPoint(qRound(2 * cell.width()), 0));
        QVERIFY(std::abs(view_->visibleCells().left() - before.left() - 2) < 0.1);
        drag(from + QPoint(4000, 0));
        QCOMPARE(view_->visibleCells().left(), 0.0);
        QTest::mouseRelease(plot_, Qt::LeftButton, {}, from);
    }

    void highlightFramesRowAndColumnOnEveryMap() {
        const QImage before = view_->grab().toImage();
        view_->highlight(9, 4);
        draw();
        const QImage after = view_->grab().toImage();
        const QMargins around(2, 2, 2, 2); // frames lie outside their cells
        for (int panel = 0; panel < 3; ++panel) {
            const auto changed = [&](int query, int key) {
                return differingPixels(before, after, view_->cellRect(panel, query, key).toRect() + around) >
                       0;
            };
            QVERIFY(changed(9, 1));
            QVERIFY(changed(12, 4));
            QVERIFY(!changed(12, 8));
        }
    }

    void highlightEmitsNothing() {
        QSignalSpy hovered(view_.get(), &HeatmapView::hovered);
        QSignalSpy ended(view_.get(), &HeatmapView::hoverEnded);
        view_->highlight(9, 4);
        view_->clearHighlight();
        QVERIFY(hovered.isEmpty() && ended.isEmpty());
    }

    void clearingTheHighlightRestoresThePicture() {
        const QImage before = view_->grab().toImage();
        view_->highlight(6, 6);
        draw();
        QVERIFY(view_->grab().toImage() != before);
        view_->clearHighlight();
        draw();
        QCOMPARE(view_->grab().toImage(), before);
    }

    void arrowKeysMoveTheCell() {
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        view_->highlight(3, 2);
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(spy.takeLast(), QList<QVariant>({4, 3, 0}));
        QVERIFY(view_->accessibleDescription().contains(QStringLiteral("t4")));
    }

    void theCellUnderTheKeysIsSpoken() {
        QTest::keyClick(view_.get(), Qt::Key_Down);
        const QString first = view_->accessibleDescription();
        QVERIFY2(first.startsWith(QStringLiteral("query 0: ")), qPrintable(first));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QVERIFY(view_->accessibleDescription().startsWith(QStringLiteral("query 1: ")));
    }

    void aChartForAScreenReader() {
        QCOMPARE(QAccessible::queryAccessibleInterface(view_.get())->role(), QAccessible::Chart);
    }

    void arrowKeysStopAtTheEdgeAndBringTheCellIntoSight() {
        wheel(0, 1, 1, 5);
        view_->highlight(0, 0);
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        for (int step = 0; step < 20; ++step) {
            QTest::keyClick(view_.get(), Qt::Key_Down);
        }
        QCOMPARE(spy.takeLast(), QList<QVariant>({13, 0, 0}));
        QVERIFY(!view_->cellRect(0, 13, 0).isEmpty());
    }

    void focusByTabShowsTheCellThatKeysWillMove() {
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
        QApplication::sendEvent(view_.get(), &focus);
        QCOMPARE(spy.takeLast(), QList<QVariant>({0, 0, 0}));
    }

    void keysZoom() {
        const QRectF all = view_->visibleCells();
        QTest::keyClick(view_.get(), Qt::Key_Plus);
        QVERIFY(view_->visibleCells().width() < all.width());
        QTest::keyClick(view_.get(), Qt::Key_Minus);
        QCOMPARE(view_->visibleCells(), all);
        QTest::keyClick(view_.get(), Qt::Key_Plus);
        QTest::keyClick(view_.get(), Qt::Key_0);
        QCOMPARE(view_->visibleCells(), all);
    }

    void contentOfOtherCellsEndsTheHover() {
        moveTo(0, 9, 4);
        QSignalSpy spy(view_.get(), &HeatmapView::hoverEnded);
        view_->setContent(causalMaps(9, 3));
        QCOMPARE(spy.size(), 1);
    }

    void focusThatGoesTakesTheKeyboardsCellWithIt() {
        const QImage before = view_->grab().toImage();
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QSignalSpy spy(view_.get(), &HeatmapView::hoverEnded);
        sendFocusOut(Qt::TabFocusReason);
        QCOMPARE(spy.size(), 1);
        draw();
        QCOMPARE(view_->grab().toImage(), before);
    }

    void focusThatGoesLeavesThePointersCell() {
        QSignalSpy hovered(view_.get(), &HeatmapView::hovered);
        moveTo(0, 9, 4);
        QCOMPARE(hovered.size(), 1);
        QSignalSpy spy(view_.get(), &HeatmapView::hoverEnded);
        sendFocusOut(Qt::TabFocusReason);
        QVERIFY(spy.isEmpty());
    }

    void mapsHaveRoomInTheSmallestView() {
        QFont font = view_->font();
        font.setPixelSize(13);
        view_->setFont(font);
        view_->setContent(causalMaps(40, 3));
        view_->resize(view_->minimumSizeHint());
        draw();
        const QRectF map = view_->cellRect(0, 0, 0) | view_->cellRect(0, 39, 39);
        QVERIFY(std::min(map.width(), map.height()) >= 60);
    }

    void crosshairHidesAtMostTwoPixelsOnEitherSide() {
        view_->setContent(causalMaps(512, 1));
        draw();
        const QImage before = view_->grab().toImage();
        view_->highlight(300, 100);
        draw();
        const QImage after = view_->grab().toImage();
        const QRect row = view_->cellRect(0, 300, 250).toAlignedRect();
        for (int y = row.top() - 20; y <= row.bottom() + 20; ++y) {
            if (y < row.top() - 2 || y > row.bottom() + 2) {
                QCOMPARE(after.pixel(row.left(), y), before.pixel(row.left(), y));
            }
        }
        QVERIFY(after.pixel(row.left(), row.top() - 1) != before.pixel(row.left(), row.top() - 1));
    }

    void maskedCellsAreToldFromZero() {
        FigureContent content = causalMaps(14, 1);
        content.panels[0].values = std::make_shared<const Matrix>(Matrix::Zero(14, 14));
        view_->setContent(content);
        draw();
        const QImage image = view_->grab().toImage();
        const QRgb zero = image.pixel(view_->cellRect(0, 10, 3).center().toPoint());
        const QRect masked = view_->cellRect(0, 3, 10).toRect();
        QSet<QRgb> colours;
        for (int y = masked.top(); y < masked.bottom(); ++y) {
            for (int x = masked.left(); x < masked.right(); ++x) {
                colours.insert(image.pixel(x, y));
            }
        }
        QVERIFY(!colours.contains(zero));
        QVERIFY(colours.size() > 1); // ground and hatch
    }

    void newValuesAreShownWithoutMovingAnything() {
        wheel(0, 10, 8, 2);
        const QRectF rect = view_->cellRect(1, 10, 8);
        const QRgb before = view_->grab().toImage().pixel(rect.center().toPoint());
        FigureContent content = causalMaps(14, 3);
        content.panels[1].values = std::make_shared<const Matrix>(Matrix::Ones(14, 14));
        view_->setContent(content);
        draw();
        QCOMPARE(view_->cellRect(1, 10, 8), rect);
        QVERIFY(view_->grab().toImage().pixel(rect.center().toPoint()) != before);
    }

    void anotherNumberOfTokensShowsEverything() {
        wheel(0, 10, 8, 4);
        view_->setContent(causalMaps(9, 2));
        QCOMPARE(view_->visibleCells(), QRectF(0, 0, 9, 9));
    }

    void largerFontKeepsEverythingInside() {
        QFont font = view_->font();
        font.setPointSizeF(font.pointSizeF() * 2);
        view_->setFont(font);
        draw();
        QVERIFY(view_->rect().contains(view_->cellRect(2, 13, 13).toRect()));
        QVERIFY(view_->cellRect(0, 0, 0).left() > 40);
    }

    void emptyContentSaysSoAndTakesInputInItsStride() {
        FigureContent nothing;
        nothing.emptyText = QStringLiteral("nothing yet");
        view_->setContent(nothing);
        draw();
        QTest::mouseMove(plot_, QPoint(200, 200));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QTest::keyClick(view_.get(), Qt::Key_Plus);
        const QImage image = view_->grab().toImage();
        const QImage blank(image.size(), image.format());
        QImage ground = blank;
        ground.fill(FigureTheme::light().background);
        QVERIFY(differingPixels(image, ground, image.rect()) > 0);
        QVERIFY(view_->cellRect(0, 0, 0).isEmpty());
    }

    void hiddenFirstColumnCannotBeReached() {
        FigureContent content = causalMaps(14, 1);
        content.firstColumnHidden = true;
        view_->setContent(content);
        draw();
        QVERIFY(view_->cellRect(0, 5, 0).isEmpty());
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        view_->highlight(5, 1);
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(spy.takeLast(), QList<QVariant>({5, 1, 0}));
    }

    void cellsOfAnotherTextAreNotThoseOfTheFirst() {
        showTwoTexts();
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        moveTo(1, 20, 11);
        QCOMPARE(spy.takeLast(), QList<QVariant>({20, 11, 1}));
        const QImage before = view_->grab().toImage();
        const QRect first = view_->cellRect(0, 5, 5).toRect() | view_->cellRect(0, 0, 0).toRect();
        view_->highlight(4, 2, 1);
        draw();
        QCOMPARE(differingPixels(before, view_->grab().toImage(), first), 0);
    }

    void mapsOfTwoTextsAreZoomedToTheSameShare() {
        showTwoTexts();
        wheel(1, 15, 15, 4);
        const QRectF cells = view_->visibleCells(); // of the first: 6 x 6
        QVERIFY(cells.width() < 6);
        QVERIFY(!view_->cellRect(1, 15, 15).isEmpty());
        QVERIFY(view_->cellRect(1, 0, 0).isEmpty());
        const double share = view_->cellRect(0, 3, 3).width() * 6 / (view_->cellRect(1, 15, 15).width() * 30);
        QVERIFY(std::abs(share - 1) < 1e-6);
    }

    void arrowKeysGoOnInTheMapOfTheOtherText() {
        showTwoTexts();
        QSignalSpy spy(view_.get(), &HeatmapView::hovered);
        view_->highlight(2, 5, 0);
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(spy.takeLast(), QList<QVariant>({2, 0, 1}));
        QVERIFY(view_->accessibleDescription().contains(QStringLiteral("u2")));
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(spy.takeLast(), QList<QVariant>({2, 5, 0}));
    }

    void anotherTextOfOneSideEndsItsHover() {
        showTwoTexts();
        moveTo(1, 20, 11);
        QSignalSpy ended(view_.get(), &HeatmapView::hoverEnded);
        view_->setContent(mapsOfTwoTexts(6, 9));
        QCOMPARE(ended.size(), 1);
    }

  private:
    void showTwoTexts() {
        view_->setContent(mapsOfTwoTexts(6, 30));
        draw();
    }

    // Changes are drawn in the next turn of the event loop.
    static void draw() {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }

    void sendFocusOut(Qt::FocusReason reason) {
        QFocusEvent focus(QEvent::FocusOut, reason);
        QApplication::sendEvent(view_.get(), &focus);
    }

    QPoint moveTo(int panel, int query, int key) {
        const QPoint position = view_->cellRect(panel, query, key).center().toPoint();
        QTest::mouseMove(plot_, position + QPoint(1, 0)); // the pointer may be there already
        QTest::mouseMove(plot_, position);
        QCoreApplication::processEvents();
        return position;
    }

    void wheel(int panel, int query, int key, int notches) {
        const QPointF position = view_->cellRect(panel, query, key).center();
        QWheelEvent event(position, plot_->mapToGlobal(position), {}, QPoint(0, 120 * notches), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot_, &event);
        draw();
    }

    void drag(const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, QPointF(to), plot_->mapToGlobal(QPointF(to)), Qt::NoButton,
                          Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(plot_, &event);
        draw();
    }

    std::unique_ptr<HeatmapView> view_;
    QWidget* plot_ = nullptr;
};

QTEST_MAIN(TestHeatmapView)
#include "tst_heatmap_view.moc"
