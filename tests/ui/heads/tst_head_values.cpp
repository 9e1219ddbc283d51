// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <limits>

#include "ui/heads/head_values.h"

using namespace headscope;

namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

const ScoreInfo kShare{"share", "Share", "", "", "", "", 0, 1};
const ScoreInfo kNats{"nats", "Nats", "nats", "", "", "", 0, kNoUpperEnd};
const ScoreInfo kSigned{"copying", "Copying", "", "", "", "", -1, 1};

/// Of the heads of one layer.
HeadValues valuesOf(const ScoreInfo& info, const std::vector<double>& values) {
    std::vector<ScoredHead> heads;
    HeadGrid grid;
    for (int head = 0; head < static_cast<int>(values.size()); ++head) {
        heads.push_back({{0, head}, head});
    }
    grid.layers = {{static_cast<int>(values.size()), static_cast<int>(values.size())}};
    ScoreTable table(heads, {&info});
    for (std::size_t head = 0; head < values.size(); ++head) {
        table.add(head, 0, values[head]);
    }
    return headValuesOf(table, 0, grid);
}

std::array<QRgb, 256> greys() {
    std::array<QRgb, 256> table{};
    for (int entry = 0; entry < 256; ++entry) {
        table[static_cast<std::size_t>(entry)] = qRgb(entry, entry, entry);
    }
    return table;
}

} // namespace

class HeadValuesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aBoundedScoreIsColouredOverItsRange() {
        const HeadValues values = valuesOf(kShare, {0.2, 0.4});
        QCOMPARE(values.low, 0.0F);
        QCOMPARE(values.high, 1.0F);
    }

    void anUnboundedScoreIsColouredUpToItsLargestValue() {
        const HeadValues values = valuesOf(kNats, {0.5, 3.0, kNoValue});
        QCOMPARE(values.low, 0.0F);
        QCOMPARE(values.high, 3.0F);
        QCOMPARE(values.text(1, true), QStringLiteral("3.00 nats"));
        QCOMPARE(values.text(2, true), QStringLiteral("–"));
    }

    void valuesBelowZeroAreColouredAboutIt() {
        QVERIFY(valuesOf(kSigned, {0.5, 0.2}).hasZeroInside());
        const HeadValues values = valuesOf(kNats, {-2.0, 0.5});
        QCOMPARE(values.low, -2.0F);
        QCOMPARE(values.high, 2.0F);
        QVERIFY(valueColour(values, 1.0F, greys()) != valueColour(values, -1.0F, greys()));
    }

    void othersRunThroughThePalette() {
        const HeadValues values = valuesOf(kShare, {0, 1});
        QCOMPARE(qRed(valueColour(values, 0.2F, greys())), 51);
    }

    void headsOfAnotherKindHaveNoValue() {
        HeadGrid grid;
        grid.layers = {{1, 1}};
        grid.kind = AttentionKind::Cross;
        ScoreTable table(std::vector<ScoredHead>{{{0, 0}, 0}}, {&kShare});
        table.add(0, 0, 0.5);
        QVERIFY(std::isnan(headValuesOf(table, 0, grid).values.at(0)));
    }

    void equalHeadsKeepTheModelsOrder() {
        HeadGrid grid;
        grid.layers = {{4, 4}};
        const std::vector<HeadId> heads = sortedHeads(grid, valuesOf(kShare, {0.5, kNoValue, 0.9, 0.5}));
        QVERIFY(heads == (std::vector<HeadId>{{0, 2}, {0, 0}, {0, 3}, {0, 1}}));
    }
};

QTEST_MAIN(HeadValuesTest)
#include "tst_head_values.moc"
