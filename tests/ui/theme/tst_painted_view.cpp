// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QHBoxLayout>
#include <QtTest>

#include "ui/theme/painted_view.h"

using namespace headscope;

class TestPaintedView : public QObject {
    Q_OBJECT

    static QAccessibleInterface* spoken(QWidget& widget) {
        return QAccessible::queryAccessibleInterface(&widget);
    }

  private Q_SLOTS:
    void aWidgetHasTheRoleThatItDeclares() {
        QWidget chart;
        declarePainted(chart, QAccessible::Chart);
        QCOMPARE(spoken(chart)->role(), QAccessible::Chart);
    }
    void otherWidgetsKeepTheirs() {
        QWidget chart;
        declarePainted(chart, QAccessible::Chart);
        QWidget plain;
        QVERIFY(spoken(plain)->role() != QAccessible::Chart);
    }
    void nameAndDescriptionAreTheWidgets() {
        QWidget chart;
        declarePainted(chart, QAccessible::Chart);
        chart.setAccessibleName(QStringLiteral("Curves"));
        chart.setAccessibleDescription(QStringLiteral("factor 1"));
        QCOMPARE(spoken(chart)->text(QAccessible::Name), QStringLiteral("Curves"));
        QCOMPARE(spoken(chart)->text(QAccessible::Description), QStringLiteral("factor 1"));
    }
    void itsAxesAreNotMirrored() {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* chart = new QWidget;
        declarePainted(*chart, QAccessible::Chart);
        row->addWidget(chart);
        window.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(chart->layoutDirection(), Qt::LeftToRight);
    }
};

QTEST_MAIN(TestPaintedView)
#include "tst_painted_view.moc"
