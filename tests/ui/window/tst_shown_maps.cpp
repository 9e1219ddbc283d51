// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/random_matrix.h"
#include "ui/window/shown_maps.h"

using namespace headscope;

namespace {

/// Maps of any numbers; text and model are not looked at where no words are merged.
std::shared_ptr<const ComparisonResult> resultOf(Index tokens, unsigned seed) {
    auto result = std::make_shared<ComparisonResult>();
    HeadMap map;
    map.values = randomMatrix(tokens, tokens, seed).cwiseAbs();
    map.allowed.assign(static_cast<std::size_t>(tokens), {0, tokens});
    result->comparison.a.map = std::make_shared<const HeadMap>(map);
    result->comparison.b.map = result->comparison.a.map;
    return result;
}

constexpr Index kFew = 40;
constexpr Index kMany = 700; // more cells than are made at once

} // namespace

class TestShownMaps : public QObject {
    Q_OBJECT

    static MapViewSettings renormalised() {
        MapViewSettings settings;
        settings.firstKey = FirstKey::LeftOutRenormalised;
        return settings;
    }
    static float firstColumn(const ShownMaps& maps) { return maps.comparison()->a.map->values.col(0).sum(); }

  private Q_SLOTS:
    void mapsAreShownAsTheyWereComputed() {
        ShownMaps maps;
        const auto result = resultOf(kMany, 1);
        maps.show(result, {});
        QCOMPARE(maps.comparison().get(), &result->comparison);
        QVERIFY(!maps.isBusy());
    }

    void fewCellsAreMadeAtOnce() {
        ShownMaps maps;
        maps.show(resultOf(kFew, 1), renormalised());
        QCOMPARE(firstColumn(maps), 0.0F);
        QVERIFY(!maps.isBusy());
    }

    void manyCellsAreMadeByAWorker() {
        ShownMaps maps;
        const auto result = resultOf(kMany, 1);
        QSignalSpy made(&maps, &ShownMaps::made);
        maps.show(result, {});
        maps.show(result, renormalised());
        QCOMPARE(maps.comparison().get(), &result->comparison); // until the others are there
        QVERIFY(maps.followed(renormalised()).firstKey == FirstKey::Shown);
        QVERIFY(made.wait());
        QCOMPARE(firstColumn(maps), 0.0F);
        QVERIFY(maps.followed(renormalised()).firstKey == FirstKey::LeftOutRenormalised);
    }

    void theSameIsNotMadeAgain() {
        ShownMaps maps;
        const auto result = resultOf(kMany, 1);
        QSignalSpy made(&maps, &ShownMaps::made);
        maps.show(result, renormalised());
        QVERIFY(made.wait());
        const auto first = maps.comparison();
        maps.show(result, renormalised());
        QVERIFY(!maps.isBusy());
        QCOMPARE(maps.comparison(), first);
    }

    void whatIsOutOfDateIsDropped() {
        ShownMaps maps;
        QSignalSpy made(&maps, &ShownMaps::made);
        const auto newer = resultOf(kMany, 2);
        maps.show(resultOf(kMany, 1), renormalised());
        maps.show(newer, renormalised());
        QVERIFY(made.wait());
        QCOMPARE(made.size(), 1);
        const Matrix& shown = maps.comparison()->a.map->values;
        const Matrix& all = newer->comparison.a.map->values;
        QVERIFY(std::abs(shown(5, 7) * all.row(5).tail(kMany - 1).sum() - all(5, 7)) < 1e-3F);
    }

    void nothingIsShownOfNothing() {
        ShownMaps maps;
        maps.show(resultOf(kFew, 1), renormalised());
        maps.show(nullptr, renormalised());
        QVERIFY(maps.comparison() == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestShownMaps)
#include "tst_shown_maps.moc"
