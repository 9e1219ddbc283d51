// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOption>
#include <QTest>
#include <QToolButton>

#include "ui/theme/apply_theme.h"
#include "ui/theme/flat_style.h"

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
