// SPDX-License-Identifier: GPL-3.0-or-later
// What views of heads say as numbers.
#include <cmath>

#include <QtTest>

#include "ui/views/spectrum_chart.h"
#include "ui/views/spread_table.h"
#include "ui/views/step_bars.h"
#include "ui/views/text_canvas.h"

using namespace headscope;

namespace {

std::shared_ptr<const Matrix> twoByTwo() {
    Matrix values(2, 2);
    values << 1, 0, 0.25F, 0.75F;
    return std::make_shared<const Matrix>(values);
}

const QStringList kTokens{QStringLiteral("the"), QStringLiteral("the")};

} // namespace

class TestViewNumbers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void singularValuesHaveAColumnForEachSide() {
        SpectrumChart chart;
        QVERIFY(chart.shownNumbers().empty());
        chart.setSeries(QStringLiteral("QK"), {{SideName::A, {3, 2, 1}}, {SideName::B, {4}}});
        const NumberTable table = chart.shownNumbers().at(0);
        QCOMPARE(table.columns[1], std::string("B"));
        QCOMPARE(table.values(2, 0), 1.0F);
        QVERIFY(std::isnan(table.values(2, 1)));
    }

    void spreadIsARowForEachGroup() {
        SpreadTable spread;
        QVERIFY(spread.shownNumbers().empty());
        spread.setGroups({{0, 2, 0, 4, 0.5, 0.25, 0.125}});
        const NumberTable table = spread.shownNumbers().at(0);
        QVERIFY(table.rows[0].find("H0–H3") != std::string::npos);
        QCOMPARE(table.values(0, 2), 0.125F);
    }

    void stepsOfARowAreColumnsAndTokensThatRepeatAreToldApart() {
        StepsLook look;
        look.title = QStringLiteral("L2 H5");
        look.queryLabels = look.keyLabels = kTokens;
        StepLook step;
        step.title = QStringLiteral("weights");
        step.values = twoByTwo();
        step.allowed = {{0, 1}, {0, 2}};
        step.role = StepRole::Weight;
        look.steps = {step};
        StepBars bars;
        bars.setLook(look, StepRange::Shared);
        QVERIFY(bars.shownNumbers().empty()); // no row is chosen
        bars.setQuery(0);
        const NumberTable table = bars.shownNumbers().at(0);
        QVERIFY(table.rows[0] != table.rows[1]);
        QCOMPARE(table.values(0, 0), 1.0F);
        QVERIFY(std::isnan(table.values(1, 0))); // masked
    }

    void colouredTextGivesTheWeightsOfTheChosenToken() {
        auto map = std::make_shared<HeadMap>();
        map->values = *twoByTwo();
        map->allowed = {{0, 1}, {0, 2}};
        HeadLooks looks;
        looks.queryLabels = looks.keyLabels = kTokens;
        looks.sides.push_back({SideName::A, QStringLiteral("L2 H5"), QString(), map});
        TextCanvas canvas;
        canvas.setLooks(looks);
        QVERIFY(canvas.shownNumbers().empty());
        looks.query = 1;
        canvas.setLooks(looks);
        const NumberTable table = canvas.shownNumbers().at(0);
        QCOMPARE(table.columns[0], std::string("A L2 H5"));
        QCOMPARE(table.values(0, 0), 0.25F);
        QCOMPARE(table.values(1, 0), 0.75F);
    }
};

QTEST_MAIN(TestViewNumbers)
#include "tst_view_numbers.moc"
