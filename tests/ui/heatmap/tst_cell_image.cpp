// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QtTest>

#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/reduction_text.h"

using namespace headscope;

namespace {

constexpr QRgb kMasked = 0xff111111;
constexpr QRgb kNotANumber = 0xff222222;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

MapPanel panelOf(const Matrix& values) {
    MapPanel panel;
    panel.values = std::make_shared<const Matrix>(values);
    return panel;
}

MapPanel causal(MapPanel panel) {
    for (Index query = 0; query < panel.values->rows(); ++query) {
        panel.allowed.push_back({0, query + 1});
    }
    return panel;
}

QImage imageOf(const MapPanel& panel, const QSize& size, QRectF visible = {},
               Reduction reduction = Reduction::Largest) {
    if (visible.isEmpty()) {
        visible = QRectF(0, 0, static_cast<double>(panel.values->cols()),
                         static_cast<double>(panel.values->rows()));
    }
    const Palette& palette =
        findPalette({}, panel.difference ? Palette::Kind::Diverging : Palette::Kind::Sequential);
    return cellImage(panel, {palette, panel.scale, kMasked, kNotANumber}, visible, size, reduction);
}

QRgb colourOf(double t) {
    return findPalette({}, Palette::Kind::Sequential).colour(t);
}

MapPanel withLevels(MapPanel panel) {
    std::vector<KeyRange> allowed;
    for (Index query = 0; query < panel.values->rows(); ++query) {
        allowed.push_back(allowedIn(panel, query));
    }
    panel.levels = std::make_shared<const MapLevels>(mapLevels(*panel.values, allowed));
    return panel;
}

int count(const QImage& image, QRgb colour) {
    int result = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            result += image.pixel(x, y) == colour;
        }
    }
    return result;
}

} // namespace

class TestCellImage : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rowsAreQueriesAndColumnsAreKeys() {
        Matrix values = Matrix::Zero(2, 3);
        values(0, 2) = 1;
        const QImage image = imageOf(panelOf(values), {30, 20});
        QCOMPARE(image.pixel(25, 5), colourOf(1));
        QCOMPARE(image.pixel(25, 15), colourOf(0));
        QCOMPARE(image.pixel(15, 5), colourOf(0));
    }

    void cellsOfUnevenSizeAllAppear() {
        Matrix values(1, 7);
        values << 0, 1, 0, 1, 0, 1, 0;
        const QImage image = imageOf(panelOf(values), {10, 1});
        int changes = 0;
        for (int x = 1; x < 10; ++x) {
            changes += image.pixel(x, 0) != image.pixel(x - 1, 0);
        }
        QCOMPARE(changes, 6);
    }

    void poolingKeepsEachBrightCell() {
        constexpr int kTokens = 512;
        for (const int at : {0, 1, 200, 311, 511}) {
            Matrix values = Matrix::Constant(kTokens, kTokens, 0.01F);
            values(at, kTokens - 1 - at) = 1;
            QVERIFY(count(imageOf(panelOf(values), {123, 97}), colourOf(1)) == 1);
        }
    }

    void poolingTakesTheLargestValueNotTheMean() {
        Matrix values(2, 2);
        values << 0.1F, 0.2F, 0.8F, 0.3F;
        QCOMPARE(imageOf(panelOf(values), {1, 1}).pixel(0, 0), colourOf(0.8F));
    }

    void poolingOfDifferencesKeepsTheSignOfTheLargestInSize() {
        Matrix values(2, 2);
        values << 0.1F, 0.5F, -0.9F, 0.3F;
        MapPanel panel = panelOf(values);
        panel.difference = true;
        panel.scale = ValueScale::diverging(1);
        const Palette& palette = findPalette({}, Palette::Kind::Diverging);
        QCOMPARE(imageOf(panel, {1, 1}).pixel(0, 0), palette.colour(panel.scale.position(-0.9F)));
    }

    void maskedCellsHaveTheirOwnColour() {
        const QImage image = imageOf(causal(panelOf(Matrix::Zero(3, 3))), {3, 3});
        QCOMPARE(count(image, kMasked), 3);
        QCOMPARE(image.pixel(2, 0), kMasked);
        QCOMPARE(image.pixel(0, 2), colourOf(0));
    }

    void valuesUnderTheMaskAreNotDrawn() {
        Matrix values = Matrix::Zero(4, 4);
        values(0, 3) = 1;
        const QImage image = imageOf(causal(panelOf(values)), {2, 2});
        QCOMPARE(count(image, colourOf(1)), 0);
        QCOMPARE(image.pixel(1, 0), kMasked);
    }

    void pixelsThatAreOnlyPartlyMaskedShowTheRest() {
        Matrix values = Matrix::Constant(2, 2, 1);
        QCOMPARE(imageOf(causal(panelOf(values)), {1, 1}).pixel(0, 0), colourOf(1));
    }

    void nanIsNeverDrawnAsANumber() {
        Matrix values = Matrix::Zero(2, 2);
        values(1, 0) = kNan;
        QCOMPARE(imageOf(panelOf(values), {2, 2}).pixel(0, 1), kNotANumber);
    }

    void nanOutdoesNumbersInOnePixelWhateverTheOrder() {
        for (Index at = 0; at < 4; ++at) {
            Matrix values = Matrix::Constant(2, 2, 1);
            values(at / 2, at % 2) = kNan;
            QCOMPARE(imageOf(panelOf(values), {1, 1}).pixel(0, 0), kNotANumber);
        }
    }

    void theMeanIsOverTheCellsThatAreNotMasked() {
        const QImage image =
            imageOf(causal(panelOf(Matrix::Constant(4, 4, 0.6F))), {2, 2}, {}, Reduction::Mean);
        QCOMPARE(image.pixel(0, 0), colourOf(0.6F)); // of three cells, not of four
        QCOMPARE(image.pixel(0, 1), colourOf(0.6F));
        QCOMPARE(image.pixel(1, 0), kMasked);
    }

    void theMeanIsThatOfAllCellsOfAPixel() {
        Matrix values(2, 2);
        values << 0.1F, 0.2F, 0.8F, 0.3F;
        QCOMPARE(imageOf(panelOf(values), {1, 1}, {}, Reduction::Mean).pixel(0, 0), colourOf(0.35));
    }

    void nanOutdoesNumbersInAMeanToo() {
        Matrix values = Matrix::Constant(2, 2, 1);
        values(1, 0) = kNan;
        QCOMPARE(imageOf(panelOf(values), {1, 1}, {}, Reduction::Mean).pixel(0, 0), kNotANumber);
    }

    void levelsDrawWhatTheCellsDraw_data() {
        QTest::addColumn<bool>("difference");
        QTest::addColumn<bool>("mean");
        QTest::addColumn<QRectF>("visible");
        for (const bool difference : {false, true}) {
            for (const bool mean : {false, true}) {
                const auto name = [&](const char* part) {
                    return QStringLiteral("%1, %2, %3")
                        .arg(difference ? QStringLiteral("difference") : QStringLiteral("weights"),
                             mean ? QStringLiteral("mean") : QStringLiteral("largest"), QLatin1String(part))
                        .toUtf8();
                };
                QTest::newRow(name("all").constData()) << difference << mean << QRectF(0, 0, 256, 256);
                QTest::newRow(name("a part").constData()) << difference << mean << QRectF(64, 128, 128, 128);
            }
        }
    }
    void levelsDrawWhatTheCellsDraw() {
        QFETCH(bool, difference);
        QFETCH(bool, mean);
        QFETCH(QRectF, visible);
        Matrix values = Matrix::Random(256, 256);
        values = difference ? values : Matrix(0.5F * values.cwiseAbs());
        values.col(0).setOnes(); // a sink
        MapPanel panel = causal(panelOf(values));
        panel.difference = difference;
        panel.scale = difference ? ValueScale::diverging(1) : ValueScale::linear(0, 1);
        const Reduction reduction = mean ? Reduction::Mean : Reduction::Largest;
        const QSize size(32, 32); // pixels of 4 x 4 or 8 x 8 cells
        const QImage expected = imageOf(panel, size, visible, reduction);
        const QImage image = imageOf(withLevels(panel), size, visible, reduction);
        int differing = 0;
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                const QColor a(image.pixel(x, y));
                const QColor b(expected.pixel(x, y));
                // Sums in another order may round to the next colour.
                differing += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                                 std::abs(a.blue() - b.blue()) >
                             6;
            }
        }
        QCOMPARE(differing, 0);
    }

    void keysOutOfSightAreNotInAPixelOfALevel() {
        Matrix values = Matrix::Constant(256, 256, 0.1F);
        values.col(0).setOnes();
        for (const Reduction reduction : {Reduction::Largest, Reduction::Mean}) {
            const QImage image =
                imageOf(withLevels(panelOf(values)), {32, 32}, QRectF(1, 0, 255, 256), reduction);
            QCOMPARE(count(image, colourOf(0.1F)), 32 * 32);
        }
    }

    void aPixelStandsForAsManyCellsAsFallOnIt() {
        QCOMPARE(cellsAPixel({400, 400}, {400, 400}), QSize(1, 1));
        QCOMPARE(cellsAPixel({40, 40}, {400, 400}), QSize(1, 1));
        QCOMPARE(cellsAPixel({4096, 401}, {400, 400}), QSize(11, 2));
    }

    void whatAPixelShowsIsSaidWhereItStandsForSeveralCells() {
        FigureContent content;
        MapPanel panel;
        QCOMPARE(reductionText(content, panel, {1, 1}), QString());
        QCOMPARE(reductionText(content, panel, {11, 10}), QStringLiteral("largest of 11 × 10 cells a pixel"));
        panel.difference = true;
        QCOMPARE(reductionText(content, panel, {2, 1}),
                 QStringLiteral("largest in size of 2 × 1 cells a pixel"));
        content.reduction = Reduction::Mean;
        QCOMPARE(reductionText(content, panel, {2, 2}), QStringLiteral("mean of 2 × 2 cells a pixel"));
    }

    void aPaintersOwnPixelsCount() {
        QImage picture(400, 400, QImage::Format_RGB32);
        QPainter painter(&picture);
        const CellMapping mapping{QRectF(0, 0, 300, 300), QRectF(0, 0, 100, 100)};
        QCOMPARE(cellsAPixel(painter, {}, mapping), QSize(3, 3));
        painter.scale(3, 3);
        QCOMPARE(cellsAPixel(painter, {}, mapping), QSize(1, 1));
    }

    void onlyTheVisiblePartIsDrawn() {
        Matrix values = Matrix::Zero(8, 8);
        values(5, 6) = 1;
        const QImage image = imageOf(panelOf(values), {20, 20}, QRectF(6, 5, 2, 2));
        QCOMPARE(image.pixel(5, 5), colourOf(1));
        QCOMPARE(count(image, colourOf(1)), 100);
    }

    void mapsArePooledToTheDevicesPixelsAtAnyScale() {
        FigureContent content;
        content.panels = {panelOf(Matrix::Random(512, 512))};
        const MapPanel& panel = content.panels.front();
        const QRectF cells(0, 0, 512, 512);
        for (const double scale : {1.0, 1.25, 1.5, 1.5625}) {
            QImage picture(400, 400, QImage::Format_RGB32);
            QPainter painter(&picture);
            painter.scale(scale, scale);
            CellRaster().paint(painter, content, panel, {cells, QRectF(13, 27, 201, 201)});
            painter.end();
            const QPoint topLeft = (QPointF(13, 27) * scale).toPoint();
            const QPoint end = (QPointF(214, 228) * scale).toPoint();
            const QSize size(end.x() - topLeft.x(), end.y() - topLeft.y());
            QCOMPARE(picture.copy(QRect(topLeft, size)),
                     cellImage(panel, cellColours(content, panel), cells, size));
        }
    }

    void noPaletteContainsTheColourOfNan() {
        for (const FigureTheme& theme : {FigureTheme::light(), FigureTheme::dark(), FigureTheme::print()}) {
            for (const Palette& palette : palettes()) {
                QVERIFY(std::ranges::find(palette.table(), theme.notANumber.rgb()) == palette.table().end());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCellImage)
#include "tst_cell_image.moc"
