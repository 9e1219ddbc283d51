// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/panels/matrix_layout.h"

using namespace headscope;

namespace {

MatrixContent contentOf(int rows, int columns) {
    MatrixContent content;
    content.values = std::make_shared<const Matrix>(Matrix::Zero(rows, columns));
    for (int row = 0; row < rows; ++row) {
        content.rowLabels.append(QStringLiteral("L%1 H0").arg(row));
    }
    for (int column = 0; column < columns; ++column) {
        content.columnLabels.append(QStringLiteral("·queen"));
    }
    content.rowName = QStringLiteral("head");
    content.columnName = QStringLiteral("key");
    return content;
}

FigureGeometry laidOut(const MatrixContent& content, const QSizeF& size) {
    const FigureFonts fonts{QFont()};
    return layoutMatrix(content, fonts, LabelWidths::of(figureOf(content), fonts), size);
}

} // namespace

class MatrixLayoutTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everythingLiesInsideTheRoom_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("small") << 48 << 16 << QSizeF(480, 300);
        QTest::newRow("many") << 704 << 512 << QSizeF(480, 300);
        QTest::newRow("large") << 48 << 16 << QSizeF(1380, 720);
        QTest::newRow("flat") << 7 << 300 << QSizeF(500, 220);
    }
    void everythingLiesInsideTheRoom() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QSizeF, size);
        const FigureGeometry geometry = laidOut(contentOf(rows, columns), size);
        const PanelGeometry& panel = geometry.panels.front();
        const QRectF all(QPointF(), size);
        for (const QRectF& part : {panel.map.toRectF(), panel.keyLabels, panel.queryLabels, panel.bar,
                                   panel.barText, panel.keyAxisName, panel.note}) {
            QVERIFY(all.adjusted(-1, -1, 1, 1).contains(part));
        }
    }

    void aSymmetricMatrixHasSquareCells() {
        MatrixContent content = contentOf(48, 48);
        content.isSymmetric = true;
        const QRect map = laidOut(content, {700, 400}).panels.front().map;
        QCOMPARE(map.width(), map.height());
    }

    void theBarStandsBesideASquareMatrixWhereThereIsRoom() {
        MatrixContent content = contentOf(48, 48);
        content.isSymmetric = true;
        const PanelGeometry wide = laidOut(content, {700, 300}).panels.front();
        QVERIFY(wide.bar.left() > wide.map.right());
        const PanelGeometry narrow = laidOut(content, {300, 700}).panels.front();
        QVERIFY(narrow.bar.top() > narrow.map.bottom());
    }

    void fewCellsDoNotGrowBeyondASize() {
        const QRect map = laidOut(contentOf(2, 2), {1400, 800}).panels.front().map;
        QVERIFY(map.width() < 300);
        QVERIFY(map.height() < 150);
    }

    void longColumnLabelsLeaveRoomForTheCells() {
        MatrixContent content = contentOf(7, 16);
        content.columnLabels.fill(QStringLiteral("·incomprehensibilities"));
        const QRectF labels = laidOut(content, {500, 160}).panels.front().keyLabels;
        QVERIFY(labels.height() <= 0.4 * 160);
    }

    void withoutCellsThereIsNothing() { QVERIFY(laidOut(MatrixContent(), {400, 300}).panels.empty()); }
};

QTEST_MAIN(MatrixLayoutTest)
#include "tst_matrix_layout.moc"
