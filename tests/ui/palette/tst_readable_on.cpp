// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/palette/palette.h"
#include "ui/palette/readable_on.h"

using namespace headscope;

class ReadableOnTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void blackAndWhiteHaveTheLargestContrast() {
        QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21) < 1e-6);
        QVERIFY(std::abs(contrast(Qt::white, Qt::white) - 1) < 1e-6);
    }

    void letterOnGroundIsBlackOrWhite() {
        QCOMPARE(readableOn(Qt::white), QColor(Qt::black));
        QCOMPARE(readableOn(QColor(0x44, 0x01, 0x54)), QColor(Qt::white));
        QCOMPARE(readableOn(QColor(0xfd, 0xe7, 0x25)), QColor(Qt::black));
    }

    void everyColourOfEveryPaletteCanBeReadOn() { // WCAG asks for 4.5
        for (const Palette& palette : palettes()) {
            for (const QRgb colour : palette.table()) {
                QVERIFY(contrast(QColor(colour), readableOn(QColor(colour))) >= 4.5);
            }
        }
    }
};

QTEST_MAIN(ReadableOnTest)
#include "tst_readable_on.moc"
