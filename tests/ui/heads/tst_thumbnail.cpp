// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "ui/heads/thumbnail.h"

using namespace headscope;

namespace {

/// Entry n is the grey n.
ThumbnailColours greys() {
    ThumbnailColours colours;
    for (int entry = 0; entry < 256; ++entry) {
        colours.table[static_cast<std::size_t>(entry)] = qRgb(entry, entry, entry);
    }
    return colours;
}

constexpr float kMasked = std::numeric_limits<float>::quiet_NaN();

} // namespace

class ThumbnailTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rowsAreQueriesFromTopAndColumnsKeysFromLeft() {
        Matrix values(2, 2);
        values << 1.0F, 0.0F, 0.0F, 0.2F;
        const QImage image = thumbnailImage(values, greys());
        QCOMPARE(qRed(image.pixel(0, 0)), 255);
        QCOMPARE(qRed(image.pixel(1, 0)), 0);
        QCOMPARE(qRed(image.pixel(1, 1)), 51);
    }

    void maskedCellsAreTransparentAndZeroIsNot() {
        Matrix values(1, 2);
        values << 0.0F, kMasked;
        const QImage image = thumbnailImage(values, greys());
        QCOMPARE(qAlpha(image.pixel(0, 0)), 255);
        QCOMPARE(qAlpha(image.pixel(1, 0)), 0);
    }

    void valuesBeyondTheRangeAreClipped() {
        Matrix values(1, 2);
        values << 7.0F, -3.0F;
        const QImage image = thumbnailImage(values, greys());
        QCOMPARE(qRed(image.pixel(0, 0)), 255);
        QCOMPARE(qRed(image.pixel(1, 0)), 0);
    }

    void aLogarithmicScaleRunsFromItsFloorToOne() {
        ThumbnailColours colours = greys();
        colours.logFloor = 1e-4F;
        Matrix values(1, 4);
        values << 1.0F, 1e-2F, 1e-4F, 0.0F; // the second is half way in decades
        const QImage image = thumbnailImage(values, colours);
        QCOMPARE(qRed(image.pixel(0, 0)), 255);
        QCOMPARE(qRed(image.pixel(1, 0)), 128);
        QCOMPARE(qRed(image.pixel(2, 0)), 0);
        QCOMPARE(qRed(image.pixel(3, 0)), 0);
    }
};

QTEST_MAIN(ThumbnailTest)
#include "tst_thumbnail.moc"
