// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QtTest>

#include "core/analysis/map_difference.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

namespace {

/// Three causal rows: (1), (0, 1), (1, 0, 0).
HeadMap otherMap() {
    HeadMap map = handWorkedMap();
    map.values.row(1) << 0, 1, 0;
    return map;
}

constexpr Index kLong = 1200;

/// Rows of `window` equal weights up to the query.
HeadMap windowedMap(Index window) {
    HeadMap map;
    map.values = Matrix::Zero(kLong, kLong);
    for (Index row = 0; row < kLong; ++row) {
        const Index begin = std::max<Index>(0, row + 1 - window);
        map.allowed.push_back({begin, row + 1});
        map.values.row(row)
            .segment(begin, row + 1 - begin)
            .setConstant(1 / static_cast<float>(row + 1 - begin));
    }
    return map;
}

} // namespace

class TestMapDifference : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void absoluteDifferencesAreOverAllowedCells() {
        const MapDifference difference = mapDifference(handWorkedMap(), otherMap());
        QVERIFY(std::abs(difference.meanAbsolute - 1.0 / 6) < 1e-7); // 1/2 + 1/2 over six cells
        QCOMPARE(difference.maxAbsolute, 0.5);
    }

    void jensenShannonOfAHandWorkedRow() {
        // p = (1/2, 1/2), q = (0, 1), m = (1/4, 3/4)
        const double row = 0.5 * (0.5 * std::log(2.0) + 0.5 * std::log(2.0 / 3)) + 0.5 * std::log(4.0 / 3);
        QVERIFY(std::abs(mapDifference(handWorkedMap(), otherMap()).meanJsDivergence - row / 3) < 1e-7);
    }

    void disjointRowsReachTheMaximumOfLn2() {
        HeadMap a = handWorkedMap();
        HeadMap b = handWorkedMap();
        a.allowed = b.allowed = {{0, 3}, {0, 3}, {0, 3}};
        a.values << 1, 0, 0, 1, 0, 0, 1, 0, 0;
        b.values << 0, 1, 0, 0, 1, 0, 0, 0, 1;
        QVERIFY(std::abs(mapDifference(a, b).meanJsDivergence - std::log(2.0)) < 1e-7);
    }

    void smallDivergencesAreMoreThanRounding() {
        for (const double change : {1e-5, 1e-3, 0.1, 0.27, 0.3, 0.9}) { // of both weights, relative
            HeadMap a;
            a.values = Matrix::Constant(1, 1000, 0.001F);
            a.allowed = {{0, 1000}};
            HeadMap b = a;
            double expected = 0;
            for (Index key = 0; key < 1000; ++key) {
                b.values(0, key) *= static_cast<float>(key % 2 == 0 ? 1 + change : 1 - change);
                const double p = a.values(0, key);
                const double q = b.values(0, key);
                const double t = (q - p) / (p + q);
                expected += (p + q) / 4 * ((1 + t) * std::log1p(t) + (1 - t) * std::log1p(-t));
            }
            const double found = mapDifference(a, b).meanJsDivergence;
            QVERIFY2(std::abs(found / expected - 1) < 1e-3, qPrintable(QString::number(change)));
        }
    }

    void equalMapsDoNotDiffer() {
        const MapDifference difference = mapDifference(handWorkedMap(), handWorkedMap());
        QCOMPARE(difference.meanAbsolute, 0.0);
        QCOMPARE(difference.maxAbsolute, 0.0);
        QCOMPARE(difference.meanJsDivergence, 0.0);
    }

    void subtractionIsBMinusA() { QCOMPARE(subtractMaps(otherMap(), handWorkedMap()).values(1, 1), 0.5F); }

    void cellsThatEitherSideMaySeeAreAllowedInTheDifference() {
        HeadMap unmasked = handWorkedMap();
        unmasked.allowed = {{0, 3}, {0, 3}, {0, 3}};
        QVERIFY(subtractMaps(handWorkedMap(), unmasked).allowed.front() == (KeyRange{0, 3}));
        QVERIFY(subtractMaps(unmasked, handWorkedMap()).allowed.front() == (KeyRange{0, 3}));
    }

    void onePassGivesTheSameDifferenceIntoUsedMemory() {
        const HeadMap a = windowedMap(900);
        const HeadMap b = windowedMap(40);
        HeadMap difference;
        difference.values = Matrix::Constant(kLong, kLong, 7);
        const MapDifference measures = mapDifference(a, b, difference);
        const HeadMap expected = subtractMaps(b, a);
        QVERIFY(difference.values == expected.values);
        QVERIFY(difference.allowed == expected.allowed);
        const MapDifference alone = mapDifference(a, b);
        QCOMPARE(measures.meanAbsolute, alone.meanAbsolute);
        QCOMPARE(measures.maxAbsolute, alone.maxAbsolute);
        QCOMPARE(measures.meanJsDivergence, alone.meanJsDivergence);
        QVERIFY(measures.meanJsDivergence > 0.1);
        for (const Index window : {40, 900, 40}) { // what used memory holds outside is not what it should
            const HeadMap other = windowedMap(window);
            (void)mapDifference(other, other, difference);
            QVERIFY((difference.values.array() == 0).all());
            (void)mapDifference(a, b, difference);
            (void)mapDifference(a, b, difference);
            QVERIFY(difference.values == expected.values);
        }
    }
};

QTEST_APPLESS_MAIN(TestMapDifference)
#include "tst_map_difference.moc"
