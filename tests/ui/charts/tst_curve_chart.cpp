// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QSignalSpy>
#include <QtTest>

#include "ui/charts/curve_chart.h"

using namespace headscope;

class TestCurveChart : public QObject {
    Q_OBJECT

    static CurveContent twoCurves(bool isLog) {
        CurveContent content;
        content.xName = QStringLiteral("factor");
        content.isLogX = isLog;
        const double none = std::numeric_limits<double>::quiet_NaN();
        content.curves = {
            {QStringLiteral("entropy"), {0.01, 0.1, 1}, {3, 2, 1}, CurveRole::SideA, false, false},
            {QStringLiteral("largest"), {0.01, 0.1, 1}, {0.25, none, 0.75}, CurveRole::Plain, true, true}};
        return content;
    }

  private Q_SLOTS:
    void theNearestPointOfEachCurveIsRead() {
        CurveChart chart;
        chart.setContent(twoCurves(false));
        QCOMPARE(chart.readout(0.9), QStringLiteral("factor 1.000: entropy 1.000, largest 0.7500"));
        QCOMPARE(chart.readout(0.04), QStringLiteral("factor 0.01000: entropy 3.000, largest 0.2500"));
    }
    void distanceIsARatioOnALogarithmicAxis() {
        CurveChart chart;
        chart.setContent(twoCurves(true));
        QCOMPARE(chart.readout(0.04), QStringLiteral("factor 0.1000: entropy 2.000, largest –"));
    }
    void barsAreReadWhereTheyStand() {
        CurveChart chart;
        CurveContent content;
        content.xName = QStringLiteral("q·k");
        content.bars = {{QStringLiteral("share"), {0, 1, 2}, {0.25, 0.75}, CurveRole::Plain}};
        chart.setContent(content);
        QVERIFY(chart.readout(1.5).endsWith(QStringLiteral("share 0.7500")));
        QVERIFY(chart.readout(2.5).isEmpty());
        QVERIFY(chart.readout(-0.5).isEmpty());
    }
    void draggingChoosesAPlaceInsideTheRange() {
        CurveChart chart;
        chart.resize(500, 300);
        chart.setContent(twoCurves(true));
        chart.show();
        QSignalSpy chosen(&chart, &CurveChart::positionChosen);
        QTest::mousePress(&chart, Qt::LeftButton, {}, QPoint(qRound(chart.pixelOf(0.1)), 150));
        QCOMPARE(chosen.count(), 1);
        QVERIFY(std::abs(std::log10(chosen.last().first().toDouble()) + 1) < 0.02);
        QTest::mousePress(&chart, Qt::LeftButton, {}, QPoint(499, 150));
        QVERIFY(chosen.last().first().toDouble() <= 1.0 + 1e-9);
    }
    void arrowKeysStepFromPointToPoint() {
        CurveChart chart;
        CurveContent content = twoCurves(true);
        content.position = 0.1;
        chart.setContent(content);
        QSignalSpy chosen(&chart, &CurveChart::positionChosen);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chosen.last().first().toDouble(), 1.0);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chosen.last().first().toDouble(), 0.01);
    }
    void theChosenPlaceIsSpoken() {
        CurveChart chart;
        chart.setContent(twoCurves(true));
        chart.setPosition(0.1);
        QCOMPARE(chart.accessibleDescription(), chart.readout(0.1));
    }
    void emptyContentSaysWhatToDoAndChoosesNothing() {
        CurveChart chart;
        CurveContent content;
        content.emptyText = QStringLiteral("Type a sentence");
        chart.setContent(content);
        QSignalSpy chosen(&chart, &CurveChart::positionChosen);
        QTest::mousePress(&chart, Qt::LeftButton);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(chart.readout(1).isEmpty());
    }
};

QTEST_MAIN(TestCurveChart)
#include "tst_curve_chart.moc"
