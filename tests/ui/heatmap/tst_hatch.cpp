// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/heatmap/hatch.h"

using namespace headscope;

namespace {

MapPanel panelWith(Index tokens, const std::vector<KeyRange>& allowed) {
    MapPanel panel;
    panel.values = std::make_shared<const Matrix>(Matrix::Zero(tokens, tokens));
    panel.allowed = allowed;
    return panel;
}

std::vector<KeyRange> window(Index tokens, Index width) {
    std::vector<KeyRange> allowed;
    for (Index query = 0; query < tokens; ++query) {
        allowed.push_back({std::max<Index>(0, query + 1 - width), query + 1});
    }
    return allowed;
}

CellMapping mappingOf(Index tokens) {
    const auto cells = static_cast<double>(tokens);
    return {QRectF(0, 0, cells, cells), QRectF(20, 30, 160, 160)};
}

double length(const QList<QLineF>& lines) {
    double sum = 0;
    for (const QLineF& line : lines) {
        sum += line.length();
    }
    return sum;
}

} // namespace

class TestHatch : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingIsHatchedWhereNothingIsMasked() {
        QVERIFY(hatchLines(panelWith(8, {}), mappingOf(8), 5).isEmpty());
        QVERIFY(hatchLines(panelWith(8, std::vector<KeyRange>(8, {0, 8})), mappingOf(8), 5).isEmpty());
    }

    void linesLieInMaskedCellsOnly() {
        const MapPanel panel = panelWith(8, window(8, 3));
        const CellMapping mapping = mappingOf(8);
        for (const QLineF& line : hatchLines(panel, mapping, 5)) {
            for (double t = 0.01; t < 1; t += 0.01) {
                const QPointF cell = mapping.cellsAt(line.pointAt(t));
                QVERIFY(mapping.target.contains(line.pointAt(t)));
                QVERIFY(!panel.allowed[static_cast<std::size_t>(cell.y())].contains(
                    static_cast<Index>(cell.x())));
            }
        }
    }

    void theWholeMaskedAreaIsCovered() {
        // Lines at a distance of s along x, at 45 degrees, have a length of sqrt(2) / s by area.
        const MapPanel panel = panelWith(8, window(8, 3));
        const double cell = 20 * 20;
        const double masked = 64 - (8 + 7 + 6);
        const double expected = masked * cell * std::sqrt(2.0) / 0.5;
        QVERIFY(std::abs(length(hatchLines(panel, mappingOf(8), 0.5)) / expected - 1) < 0.01);
    }

    void lineThroughManyRowsIsOneLine() {
        const std::vector<KeyRange> nothing(8, {0, 0});
        const QList<QLineF> lines = hatchLines(panelWith(8, nothing), mappingOf(8), 40);
        QCOMPARE(lines.size(), 8); // one for each distance of 40 along 160 + 160
    }

    void cellsOfOneSideOnlyHaveLinesOfTheirOwn() {
        MapPanel panel = panelWith(8, window(8, 8));
        panel.allowedOnBothSides = window(8, 3);
        const CellMapping mapping = mappingOf(8);
        const QList<QLineF> lines = partlyAllowedLines(panel, mapping, 0.5);
        const double expected = (36 - 21) * 20 * 20 * std::sqrt(2.0) / 0.5;
        QVERIFY(std::abs(length(lines) / expected - 1) < 0.01);
        for (const QLineF& line : lines) {
            QVERIFY(line.dx() * line.dy() > 0); // falling, unlike those of masked cells
            const QPointF cell = mapping.cellsAt(line.center());
            const auto query = static_cast<std::size_t>(cell.y());
            const auto key = static_cast<Index>(cell.x());
            QVERIFY(panel.allowed[query].contains(key) && !panel.allowedOnBothSides[query].contains(key));
        }
    }

    void rowThatBothSidesMaskDifferentlyIsCoveredWhole() {
        MapPanel panel = panelWith(1, {{0, 1}});
        panel.allowedOnBothSides = {{0, 0}};
        const double expected = 160 * 160 * std::sqrt(2.0);
        QVERIFY(std::abs(length(partlyAllowedLines(panel, mappingOf(1), 1)) / expected - 1) < 0.02);
    }

    void equalMasksHaveNoLinesBetweenThem() {
        MapPanel panel = panelWith(8, window(8, 3));
        QVERIFY(partlyAllowedLines(panel, mappingOf(8), 5).isEmpty());
        panel.allowedOnBothSides = panel.allowed;
        QVERIFY(partlyAllowedLines(panel, mappingOf(8), 5).isEmpty());
    }

    void rowsThinnerThanPixelsAreCoveredToo() {
        const MapPanel panel = panelWith(1600, window(1600, 1600));
        const double expected = 160 * 160 / 2.0 * std::sqrt(2.0) / 2;
        QVERIFY(std::abs(length(hatchLines(panel, mappingOf(1600), 2)) / expected - 1) < 0.05);
    }
};

QTEST_GUILESS_MAIN(TestHatch)
#include "tst_hatch.moc"
