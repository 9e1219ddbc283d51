// SPDX-License-Identifier: GPL-3.0-or-later
// What panels say as numbers.
#include <cmath>
#include <limits>

#include <QtTest>

#include "tests/ui/panels/sample_similarity.h"
#include "ui/panels/group_distance_plot.h"
#include "ui/panels/head_bars.h"
#include "ui/panels/head_plane.h"
#include "ui/panels/matrix_canvas.h"

using namespace headscope;

class TestPanelNumbers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMatrixIsItsOwnTableWithoutWhatIsMasked() {
        MatrixCanvas canvas;
        QVERIFY(canvas.shownNumbers().empty());
        MatrixContent content;
        Matrix values(2, 2);
        values << 1, 2, 3, std::numeric_limits<float>::quiet_NaN();
        content.values = std::make_shared<const Matrix>(values);
        content.allowed = {{0, 1}, {0, 2}};
        content.rowLabels = {QStringLiteral("L0 H0"), QStringLiteral("L0 H1")};
        content.columnLabels = {QStringLiteral("a"), QStringLiteral("b")};
        content.rowName = QStringLiteral("head");
        canvas.setContent(content);
        const NumberTable table = canvas.shownNumbers().at(0);
        QCOMPARE(table.rowName, std::string("head"));
        QCOMPARE(table.rows[1], std::string("L0 H1"));
        QCOMPARE(table.values(1, 0), 3.0F);
        QVERIFY(std::isnan(table.values(0, 1))); // masked
        QVERIFY(std::isnan(table.values(1, 1))); // undefined
    }

    void barsOfHeadsAreARowEach() {
        HeadBars bars;
        QVERIFY(bars.shownNumbers().empty());
        bars.setRows(QStringLiteral("who looks at it"), {{{2, 5}, 0.75}, {{0, 1}, 0.25}});
        const NumberTable table = bars.shownNumbers().at(0);
        QCOMPARE(table.rows[0], std::string("L2 H5"));
        QCOMPARE(table.values(1, 0), 0.25F);
    }

    void thePlaneGivesThePlacesOfItsHeads() {
        HeadPlane plane;
        QVERIFY(plane.shownNumbers().empty());
        const auto similarity = sampleSimilarity(2, 4, 2);
        plane.setSimilarity(similarity);
        const NumberTable table = plane.shownNumbers().at(0);
        QCOMPARE(table.rows.size(), std::size_t{8});
        QCOMPARE(table.rows[5], std::string("L1 H1"));
        QCOMPARE(table.values(5, 0), static_cast<float>(similarity->plane.points(5, 0)));
    }

    void distancesOfGroupsEndWithThoseOfAllLayers() {
        GroupDistancePlot plot;
        QVERIFY(plot.shownNumbers().empty());
        const auto similarity = sampleSimilarity(3, 4, 2);
        plot.setSimilarity(similarity);
        const NumberTable table = plot.shownNumbers().at(0);
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[2], std::string("L2"));
        QCOMPARE(table.values(3, 1), static_cast<float>(similarity->groups.all.within.pairs));
    }
};

QTEST_MAIN(TestPanelNumbers)
#include "tst_panel_numbers.moc"
