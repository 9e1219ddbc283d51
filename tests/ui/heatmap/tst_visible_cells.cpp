// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/heatmap/visible_cells.h"

using namespace headscope;

namespace {

const QRectF kAll(0, 0, 40, 40);

} // namespace

class TestVisibleCells : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void zoomKeepsThePlaceOfThePointUnderThePointer() {
        const QRectF cells(4, 8, 20, 20);
        const QPointF about(9, 23);
        const QRectF zoomed = zoomedCells(cells, kAll, about, 2);
        QCOMPARE(zoomed.width(), 10.0);
        QCOMPARE((about.x() - zoomed.x()) / zoomed.width(), (about.x() - cells.x()) / cells.width());
        QCOMPARE((about.y() - zoomed.y()) / zoomed.height(), (about.y() - cells.y()) / cells.height());
    }

    void zoomNeverShowsLessThanFourCells() {
        const QRectF zoomed = zoomedCells(kAll, kAll, {20, 20}, 1e9);
        QCOMPARE(zoomed.size(), QSizeF(4, 4));
    }

    void mapsSmallerThanThatCannotBeZoomed() {
        const QRectF few(0, 0, 3, 3);
        QCOMPARE(zoomedCells(few, few, {1, 1}, 4), few);
    }

    void zoomNeverShowsMoreThanAll() {
        QCOMPARE(zoomedCells(QRectF(30, 30, 8, 8), kAll, {31, 31}, 1e-3), kAll);
    }

    void zoomKeepsCellsInShape() {
        const QRectF all(0, 0, 80, 40);
        const QRectF zoomed = zoomedCells(all, all, {70, 35}, 3);
        QVERIFY(std::abs(zoomed.width() / zoomed.height() - 2) < 1e-9);
    }

    void aSideOfFewCellsStaysWholeWhileTheOtherIsZoomed() {
        const QRectF all(0, 0, 80, 2);
        const QRectF zoomed = zoomedCells(all, all, {40, 1}, 4);
        QCOMPARE(zoomed, QRectF(30, 0, 20, 2));
        QCOMPARE(zoomedCells(zoomed, all, {40, 1}, 1e9).size(), QSizeF(4, 2));
        QCOMPARE(zoomedCells(zoomed, all, {40, 1}, 0.01), all);
    }

    void movingStopsAtTheEdges() {
        QCOMPARE(movedCells(QRectF(10, 10, 8, 8), kAll, {-50, 100}), QRectF(0, 32, 8, 8));
    }

    void showingACellMovesNoFurtherThanNeeded() {
        QCOMPARE(cellsShowing(QRectF(10, 10, 8, 8), kAll, {18, 12}), QRectF(11, 10, 8, 8));
        QCOMPARE(cellsShowing(QRectF(10, 10, 8, 8), kAll, {12, 3}), QRectF(10, 3, 8, 8));
        QCOMPARE(cellsShowing(QRectF(10, 10, 8, 8), kAll, {17, 17}), QRectF(10, 10, 8, 8));
    }

    void positionsAndCellsAreInverse() {
        const CellMapping mapping{QRectF(3, 5, 10, 10), QRectF(100, 50, 200, 200)};
        const QPointF centre = mapping.rect(7, 4).center();
        QCOMPARE(mapping.cellsAt(centre), QPointF(4.5, 7.5));
    }

    void cellsOutOfSightHaveNoRectangle() {
        const CellMapping mapping{QRectF(3, 5, 10, 10), QRectF(100, 50, 200, 200)};
        QVERIFY(mapping.rect(2, 4).isEmpty());
    }

    void figureOfOneMapHasNoNoteOnARangeSharedWithOthers() {
        FigureContent content;
        MapPanel panel;
        panel.rangeNote = QStringLiteral("shared");
        content.panels = {panel};
        QVERIFY(shownRangeNote(content, panel).isEmpty());
        content.panels = {panel, panel};
        QCOMPARE(shownRangeNote(content, panel), panel.rangeNote);
    }

    void hiddenFirstColumnIsNotAmongAllCells() {
        FigureContent content;
        MapPanel panel;
        panel.values = std::make_shared<const Matrix>(Matrix::Zero(5, 5));
        content.panels.push_back(panel);
        content.firstColumnHidden = true;
        QCOMPARE(allCells(content), QRectF(1, 0, 4, 5));
    }

    void anotherPanelIsZoomedToTheSameShare() {
        FigureContent content;
        for (const Index tokens : {5, 9}) {
            content.panels.emplace_back().values =
                std::make_shared<const Matrix>(Matrix::Zero(tokens, tokens));
        }
        content.firstColumnHidden = true;
        QCOMPARE(panelCells(content, 1, allCells(content)), QRectF(1, 0, 8, 9));
        const QRectF part = panelCells(content, 1, QRectF(2, 0, 2, 5));
        QCOMPARE(part, QRectF(3, 0, 4, 9));
        QCOMPARE(firstPanelCells(content, 1, part), QRectF(2, 0, 2, 5));
        QVERIFY(allCells(content, 2).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestVisibleCells)
#include "tst_visible_cells.moc"
