// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/views/part_bars.h"

using namespace headscope;

class TestPartBars : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void namesAndNumbersHaveRoomSideBySide() {
        PartBars bars;
        bars.setBars({{.name = QStringLiteral("H0"), .length = 0.25, .head = 0}});
        const int few = bars.minimumSizeHint().width();
        const QString name = QStringLiteral("the residual stream in front of it");
        bars.setBars({{.name = name, .length = 0.25, .head = 0}});
        const QFontMetrics metrics(bars.font());
        QVERIFY(bars.minimumSizeHint().width() > metrics.horizontalAdvance(name + QStringLiteral("0.250")));
        QVERIFY(few < bars.minimumSizeHint().width());
        QVERIFY(bars.sizeHint().width() >= bars.minimumSizeHint().width());
    }
};

QTEST_MAIN(TestPartBars)
#include "tst_part_bars.moc"
