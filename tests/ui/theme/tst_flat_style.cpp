// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOption>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "ui/theme/apply_theme.h"
#include "ui/theme/flat_style.h"
#include "ui/theme/menu_hint.h"

using namespace headscope;

class FlatStyleTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::light()); }

    void applyingAThemeAgainKeepsTheStyle() {
        const QStyle* before = qApp->style();
        applyTheme(*qApp, Theme::dark());
        QCOMPARE(qApp->style(), before);
        QVERIFY(Theme::of(qApp->palette()).isDark);
        applyTheme(*qApp, Theme::light());
    }

    void theUpperHalfOfASpinBoxButtonCountsUp() {
        QSpinBox box;
        box.resize(box.sizeHint());
        box.show();
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.width() - 4, box.height() / 4));
        QCOMPARE(box.value(), 1);
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.width() - 4, 3 * box.height() / 4));
        QCOMPARE(box.value(), 0);
    }

    void draggingAScrollBarsKnobReachesTheEnd() {
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 100);
        bar.setPageStep(50);
        bar.resize(bar.sizeHint().width(), 200);
        bar.show();
        const int x = bar.width() / 2;
        QTest::mousePress(&bar, Qt::LeftButton, {}, QPoint(x, 10));
        QTest::mouseMove(&bar, QPoint(x, 100));
        QTest::mouseMove(&bar, QPoint(x, 195));
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, QPoint(x, 195));
        QCOMPARE(bar.value(), 100);
    }

    void aMenuButtonHasRoomForItsChevron() {
        QToolButton plain;
        plain.setText(QStringLiteral("Samples"));
        QToolButton opening;
        opening.setText(QStringLiteral("Samples"));
        opening.setPopupMode(QToolButton::InstantPopup);
        opening.setMenu(new QMenu(&opening));
        QVERIFY(opening.sizeHint().width() >= plain.sizeHint().width() + plain.fontMetrics().height() / 2);
    }

    void aListIsWideEnoughForItsLongestText_data() {
        QTest::addColumn<double>("points");
        for (const double points : {8.0, 10.0, 15.0, 24.0}) {
            QTest::newRow(qPrintable(QString::number(points))) << points;
        }
    }
    void aListIsWideEnoughForItsLongestText() {
        QFETCH(double, points);
        QComboBox box;
        QFont font = box.font();
        font.setPointSizeF(points);
        box.setFont(font);
        box.addItems({QStringLiteral("first head"), QStringLiteral("mean of the heads")});
        box.resize(box.sizeHint());
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        const QRect text =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        QVERIFY(text.width() - 2 >= box.fontMetrics().horizontalAdvance(box.itemText(1)));
    }

    void aDocksTitleBarGrowsWithTheFont() {
        QMainWindow window;
        QDockWidget dock(QStringLiteral("Heads"));
        dock.setWidget(new QWidget);
        window.addDockWidget(Qt::LeftDockWidgetArea, &dock);
        window.resize(600, 400);
        window.show();
        const int titleBefore = dock.widget()->y();
        auto* close = dock.findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"));
        const int buttonBefore = close->sizeHint().height();
        QFont font = dock.font();
        font.setPointSizeF(2 * font.pointSizeF());
        dock.setFont(font);
        QCoreApplication::processEvents();
        QVERIFY(dock.widget()->y() >= QFontMetrics(font).height());
        QVERIFY(dock.widget()->y() > titleBefore);
        QVERIFY(close->sizeHint().height() > 3 * buttonBefore / 2);
    }

    void aToolBarsIconsGrowWithTheFontAtOnce() {
        QToolBar bar;
        bar.show();
        const int before = bar.iconSize().height();
        QFont font = bar.font();
        font.setPointSizeF(2 * font.pointSizeF());
        bar.setFont(font);
        QVERIFY(bar.iconSize().height() > 3 * before / 2);
    }

    void aMenuItemsHintIsALineOfItsOwn() {
        QMenu plain;
        plain.addAction(menuTextWithHint(QStringLiteral("Q & A"), {}));
        QMenu hinted;
        hinted.addAction(menuTextWithHint(QStringLiteral("Q & A"), QStringLiteral("two voices")));
        QVERIFY(hinted.sizeHint().height() > plain.sizeHint().height() + plain.fontMetrics().height() / 2);
        QCOMPARE(hinted.actions().first()->text(), QStringLiteral("Q && A\ntwo voices"));
    }

    void aFieldsTextEndsBeforeItsArrow() {
        QComboBox box;
        box.resize(200, 30);
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        const QRect text =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        const QRect arrow =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, &box);
        QVERIFY(!text.isEmpty());
        QVERIFY(!text.intersects(arrow));
    }
};

QTEST_MAIN(FlatStyleTest)
#include "tst_flat_style.moc"
