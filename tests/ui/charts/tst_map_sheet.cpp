// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>

#include "ui/charts/map_sheet.h"
#include "ui/charts/sheet_layout.h"
#include "ui/theme/fonts.h"

using namespace headscope;

class TestMapSheet : public QObject {
    Q_OBJECT

    static SheetContent maps(int count, Index rows = 4, Index columns = 4) {
        SheetContent content;
        auto values = std::make_shared<Matrix>(rows, columns);
        for (Index row = 0; row < rows; ++row) {
            for (Index column = 0; column < columns; ++column) {
                (*values)(row, column) = static_cast<float>(row * columns + column);
            }
        }
        for (int map = 0; map < count; ++map) {
            SheetMap shown;
            shown.title = QStringLiteral("map %1").arg(map);
            shown.valueName = QStringLiteral("q·k");
            shown.values = values;
            shown.scale = ValueScale::linear(0, 15);
            content.maps.push_back(shown);
        }
        for (Index row = 0; row < rows; ++row) {
            content.rowLabels += QStringLiteral("q%1").arg(row);
        }
        for (Index column = 0; column < columns; ++column) {
            content.columnLabels += QStringLiteral("k%1").arg(column);
        }
        return content;
    }
    static std::unique_ptr<MapSheet> shown(const SheetContent& content, const QSize& size) {
        auto sheet = std::make_unique<MapSheet>();
        sheet->resize(size);
        sheet->setContent(content);
        sheet->show();
        return sheet;
    }

  private Q_SLOTS:
    void mapsAreSquareEqualAndApart() {
        const auto sheet = shown(maps(6), {900, 400});
        for (int map = 0; map < 6; ++map) {
            const QRectF rect = sheet->mapRect(map);
            QVERIFY(rect.width() > 40);
            QCOMPARE(rect.width(), rect.height());
            QCOMPARE(rect.size(), sheet->mapRect(0).size());
            QVERIFY(QRectF(sheet->rect()).contains(rect));
            for (int before = 0; before < map; ++before) {
                QVERIFY(!rect.intersects(sheet->mapRect(before)));
            }
        }
    }
    void aLongNoteBesideTheBarTakesASecondLine() {
        SheetContent content = maps(1);
        content.hasOneScale = true;
        content.barNote = QStringLiteral("short");
        const QFont font;
        const QSizeF narrow(30 * QFontMetricsF(font).height(), 400);
        const double one = layoutSheet(content, font, narrow).foot.height();
        content.barNote = QStringLiteral("each cell is what a head writes into a feature ").repeated(2);
        const double two = layoutSheet(content, font, narrow).foot.height();
        QVERIFY(two > one);
        content.barNote = content.barNote.repeated(5);
        QCOMPARE(layoutSheet(content, font, narrow).foot.height(), two); // cut there
        QCOMPARE(layoutSheet(content, font, {40 * narrow.width(), 400}).foot.height(), one);
    }
    void aNoteHasTheRoomBetweenTheMaps() {
        SheetContent content = maps(2);
        for (SheetMap& map : content.maps) {
            map.note = QStringLiteral("weights: rows sum to less than 1");
        }
        const QFont font;
        const SheetLayout layout = layoutSheet(content, font, {900, 150});
        QVERIFY(layout.maps[0].cells.width() < 150);
        QVERIFY(layout.maps[0].note.width() >=
                QFontMetricsF(smallerFont(font)).horizontalAdvance(content.maps[0].note));
        QVERIFY(!layout.maps[0].note.intersects(layout.maps[1].note));
        QVERIFY(layout.maps[1].note.right() <= 900);
        QCOMPARE(layout.maps[1].note.width(), layout.maps[0].note.width());
    }
    void theTooltipOfATitleHasItsNote() {
        SheetContent content = maps(1);
        content.maps[0].note = QStringLiteral("a note");
        const auto sheet = shown(content, {300, 200});
        const QPoint above(qRound(sheet->mapRect(0).center().x()), qRound(sheet->mapRect(0).top()) - 4);
        QHelpEvent help(QEvent::ToolTip, above, sheet->mapToGlobal(above));
        QCoreApplication::sendEvent(sheet.get(), &help);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("map 0")) &&
                     QToolTip::text().contains(QStringLiteral("a note")),
                 qPrintable(QToolTip::text()));
    }
    void aGivenNumberStandsInALine() {
        SheetContent content = maps(6);
        content.columns = 3;
        const auto sheet = shown(content, {900, 500});
        QCOMPARE(sheet->mapRect(0).top(), sheet->mapRect(2).top());
        QVERIFY(sheet->mapRect(3).top() > sheet->mapRect(0).bottom());
    }
    void aCellIsReadWithItsTokens() {
        const auto sheet = shown(maps(2), {600, 300});
        QCOMPARE(sheet->readout(1, 2, 3),
                 QStringLiteral("2 “\u2068q2\u2069” → 3 “\u2068k3\u2069”: q·k 11.00"));
        QVERIFY(sheet->readout(2, 0, 0).isEmpty());
        QVERIFY(sheet->readout(0, 4, 0).isEmpty());
    }
    void rightToLeftTokensAreIsolated() {
        SheetContent content = maps(1);
        content.rowLabels[0] = QStringLiteral("שלום");
        content.columnLabels[0] = QStringLiteral("ملك");
        const auto sheet = shown(content, {300, 300});
        QCOMPARE(sheet->readout(0, 0, 0),
                 QStringLiteral("0 “\u2068שלום\u2069” → 0 “\u2068ملك\u2069”: q·k 0"));
    }
    void maskedAndUndefinedCellsSaySo() {
        SheetContent content = maps(1);
        content.maps[0].allowed = {{0, 1}, {0, 2}, {0, 3}, {0, 4}};
        auto values = std::make_shared<Matrix>(*content.maps[0].values);
        (*values)(3, 0) = std::numeric_limits<float>::quiet_NaN();
        content.maps[0].values = values;
        const auto sheet = shown(content, {300, 300});
        QVERIFY(sheet->readout(0, 0, 1).endsWith(QStringLiteral("masked")));
        QVERIFY(sheet->readout(0, 3, 0).endsWith(QStringLiteral("–")));
    }
    void pointingAndClickingTellTheCell() {
        const auto sheet = shown(maps(2), {600, 300});
        QSignalSpy pointed(sheet.get(), &MapSheet::pointed);
        QSignalSpy chosen(sheet.get(), &MapSheet::chosen);
        const QPoint place = sheet->cellRect(1, 2, 3).center().toPoint();
        QTest::mouseMove(sheet.get(), place);
        QTest::mouseClick(sheet.get(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first(), (QVariantList{1, 2, 3}));
        QVERIFY(!pointed.isEmpty());
        QCOMPARE(pointed.last(), (QVariantList{1, 2, 3}));
    }
    void arrowKeysStayInsideTheMap() {
        const auto sheet = shown(maps(1), {300, 300});
        sheet->setChosen(0, 0);
        QSignalSpy pointed(sheet.get(), &MapSheet::pointed);
        QTest::keyClick(sheet.get(), Qt::Key_Up);
        QCOMPARE(pointed.last(), (QVariantList{0, 0, 0}));
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(sheet.get(), Qt::Key_Down);
        }
        QCOMPARE(pointed.last(), (QVariantList{0, 3, 0}));
        QSignalSpy chosen(sheet.get(), &MapSheet::chosen);
        QTest::keyClick(sheet.get(), Qt::Key_Return);
        QCOMPARE(chosen.last(), (QVariantList{0, 3, 0}));
    }
    void arrowKeysGoOnInTheNextMap() {
        const auto sheet = shown(maps(2), {600, 300});
        sheet->setChosen(2, 2);
        QSignalSpy pointed(sheet.get(), &MapSheet::pointed);
        QTest::keyClick(sheet.get(), Qt::Key_Right);
        QTest::keyClick(sheet.get(), Qt::Key_Right);
        QCOMPARE(pointed.last(), (QVariantList{1, 2, 0}));
        QTest::keyClick(sheet.get(), Qt::Key_Left);
        QCOMPARE(pointed.last(), (QVariantList{0, 2, 3}));
    }
    void theCellUnderTheKeysIsSpoken() {
        const auto sheet = shown(maps(2), {600, 300});
        QCOMPARE(sheet->accessibleDescription(), QStringLiteral("2 maps"));
        sheet->setChosen(2, 2);
        QTest::keyClick(sheet.get(), Qt::Key_Down);
        QCOMPARE(sheet->accessibleDescription(), sheet->readout(0, 3, 2));
    }
    void mapsOfOtherShapesFillTheirRoom() {
        const auto sheet = shown(maps(2, 4, 40), {800, 300});
        QVERIFY(sheet->mapRect(0).width() > 2 * sheet->mapRect(0).height());
    }
    void nothingIsDrawnWhereThereIsNoRoom() {
        const auto sheet = shown(maps(48), {60, 40});
        QVERIFY(sheet->mapRect(0).isEmpty());
        QVERIFY(!sheet->grab().isNull());
    }
};

QTEST_MAIN(TestMapSheet)
#include "tst_map_sheet.moc"
