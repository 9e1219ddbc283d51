// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <random>

#include "ui/views/line_layer.h"

using namespace headscope;

namespace {

constexpr QSize kSize(40, 30);

int sum(const LineLayer& layer, int width = kSize.width(), int height = kSize.height()) {
    int result = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            result += layer.opacityAt(x, y);
        }
    }
    return result;
}

} // namespace

class LineLayerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aLineOnPixelsIsOnePixelThick() {
        LineLayer layer(kSize, 1);
        layer.add({0, 10.5}, {40, 10.5}, 1);
        QCOMPARE(layer.opacityAt(20, 10), 255);
        QCOMPARE(layer.opacityAt(20, 9), 0);
        QCOMPARE(layer.opacityAt(20, 11), 0);
    }

    void betweenPixelsItIsShared() {
        LineLayer layer(kSize, 1);
        layer.add({0, 10}, {40, 10}, 1);
        QVERIFY(std::abs(layer.opacityAt(20, 9) - 127) <= 1);
        QVERIFY(std::abs(layer.opacityAt(20, 10) - 127) <= 1);
    }

    void slantedLinesPassThroughTheirMiddle() {
        for (const auto& [from, to] :
             {std::pair(QPointF(0, 5.5), QPointF(40, 20.5)), std::pair(QPointF(20.5, 0), QPointF(19.5, 30)),
              std::pair(QPointF(40, 2.5), QPointF(0, 24.5))}) {
            LineLayer layer(kSize, 1);
            layer.add(from, to, 1);
            const QPointF middle = (from + to) / 2;
            int around = 0;
            for (int y = -1; y <= 1; ++y) {
                for (int x = -1; x <= 1; ++x) {
                    around +=
                        layer.opacityAt(static_cast<int>(middle.x()) + x, static_cast<int>(middle.y()) + y);
                }
            }
            QVERIFY(around >= 255);
        }
    }

    void linesOverEachOtherGetDarkerAsPainted() { // 0.5 over 0.5 is 0.75
        LineLayer layer(kSize, 1);
        layer.add({0, 10.5}, {40, 10.5}, 0.5);
        layer.add({0, 10.5}, {40, 10.5}, 0.5);
        QVERIFY(std::abs(layer.opacityAt(20, 10) - 191) <= 2);
    }

    void aSharperScreenHasThickerLines() {
        LineLayer layer(kSize, 2);
        layer.add({0, 10.5}, {40, 10.5}, 1);
        QCOMPARE(layer.opacityAt(40, 20), 255);
        QCOMPARE(layer.opacityAt(40, 21), 255);
        QCOMPARE(layer.opacityAt(40, 18), 0);
        QCOMPARE(layer.opacityAt(40, 23), 0);
        const QImage image = layer.image(Qt::red);
        QCOMPARE(image.size(), QSize(80, 60));
        QCOMPARE(image.devicePixelRatio(), 2.0);
        QCOMPARE(image.pixelColor(40, 20), QColor(Qt::red));
    }

    void linesOutsideLeaveNothing() {
        LineLayer layer(kSize, 1);
        layer.add({0, -50}, {40, -2}, 1);
        layer.add({0, 50}, {40, 400}, 1);
        layer.add({0, -1e9}, {40, -1e9}, 1);
        QCOMPARE(sum(layer), 0);
    }

    void whatIsInsideOfALongLineIsDrawn() {
        LineLayer layer(kSize, 1);
        layer.add({0, -1000}, {40, 1030}, 1);
        QVERIFY(sum(layer) > 0);
    }

    void anyLineStaysInside() { // the sanitizer would tell
        std::mt19937 random(7);
        std::uniform_real_distribution<double> any(-100, 140);
        for (const double ratio : {1.0, 1.5, 2.0}) {
            LineLayer layer(kSize, ratio);
            for (int line = 0; line < 20000; ++line) {
                layer.add({any(random), any(random)}, {any(random), any(random)}, 0.3);
            }
            QVERIFY(sum(layer) > 0);
        }
    }

    void noRoomIsNoMistake() {
        for (const QSize& size : {QSize(0, 0), QSize(-5, 3), QSize(1, 1), QSize(3, 1)}) {
            LineLayer layer(size, 1);
            layer.add({0, 0}, {10, 10}, 1);
            (void)layer.image(Qt::red);
        }
    }
};

QTEST_MAIN(LineLayerTest)
#include "tst_line_layer.moc"
