// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QtTest>

#include "core/trace/map_levels.h"
#include "tests/core/trace/equal_levels.h"

using namespace headscope;

namespace {

std::vector<KeyRange> unmasked(const Matrix& values) {
    return std::vector<KeyRange>(static_cast<std::size_t>(values.rows()), KeyRange{0, values.cols()});
}

std::vector<KeyRange> ofMask(const Mask& mask, const Matrix& values) {
    std::vector<KeyRange> allowed;
    for (Index query = 0; query < values.rows(); ++query) {
        allowed.push_back(allowedKeys(mask, query, values.cols()));
    }
    return allowed;
}

/// The numbers of a cell of a level, from the map itself.
struct Expected {
    float largest = std::numeric_limits<float>::quiet_NaN();
    double sum = 0;

    Expected(const Matrix& values, const std::vector<KeyRange>& allowed, Index row, Index column,
             Index side) {
        for (Index query = row * side; query < std::min(values.rows(), (row + 1) * side); ++query) {
            for (Index key = column * side; key < std::min(values.cols(), (column + 1) * side); ++key) {
                if (allowed[static_cast<std::size_t>(query)].contains(key)) {
                    const float value = values(query, key);
                    largest = std::isnan(largest) ? value : largerInSize(largest, value);
                    sum += static_cast<double>(value);
                }
            }
        }
    }
};

/// The first cell that is wrong; empty where none is.
QString wrongCell(const Matrix& values, const std::vector<KeyRange>& allowed) {
    const MapLevels levels = mapLevels(values, allowed);
    for (std::size_t index = 0; index < levels.size(); ++index) {
        const MapLevel& level = levels[index];
        for (Index row = 0; row < level.sum.rows(); ++row) {
            for (Index column = 0; column < level.sum.cols(); ++column) {
                const Expected expected(values, allowed, row, column, Index{2} << index);
                const float largest = level.largest(row, column);
                const bool isMasked = std::isnan(expected.largest);
                const bool isRight =
                    (isMasked ? std::isnan(largest) : largest == expected.largest) &&
                    std::abs(static_cast<double>(level.sum(row, column)) - expected.sum) < 1e-3 &&
                    level.allowed[static_cast<std::size_t>(row)].contains(column) == !isMasked;
                if (!isRight) {
                    return QStringLiteral("level %1, row %2, column %3").arg(index).arg(row).arg(column);
                }
            }
        }
    }
    return {};
}

} // namespace

class TestMapLevels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void eachLevelHasHalfTheRowsAndColumns() {
        const Matrix values = Matrix::Zero(300, 131);
        const MapLevels levels = mapLevels(values, unmasked(values));
        QCOMPARE(levels.size(), std::size_t{3}); // of 150, 75 and 38 rows: then no side has more than 64
        QCOMPARE(levels[0].largest.rows(), Index{150});
        QCOMPARE(levels[0].largest.cols(), Index{66});
        QCOMPARE(levels[2].sum.rows(), Index{38});
        QCOMPARE(levels[2].sum.cols(), Index{17});
    }

    void aSmallMapHasNone() {
        const Matrix values = Matrix::Zero(64, 64);
        QVERIFY(mapLevels(values, unmasked(values)).empty());
    }

    void cellsAreTheLargestAndTheSumOfThoseThatAreNotMasked_data() {
        QTest::addColumn<int>("queries");
        QTest::addColumn<int>("keys");
        QTest::addColumn<int>("window"); // 0: causal, -1: no mask
        QTest::newRow("causal") << 200 << 200 << 0;
        QTest::newRow("causal, odd") << 131 << 131 << 0;
        QTest::newRow("a narrow window") << 133 << 133 << 3;
        QTest::newRow("a window of one key") << 130 << 130 << 1;
        QTest::newRow("nothing masked") << 97 << 140 << -1;
        QTest::newRow("one query") << 1 << 140 << -1;
        QTest::newRow("more levels than of rows that come in at once") << 130 << 9000 << -1;
        QTest::newRow("more rows than keys") << 8300 << 3 << -1;
    }
    void cellsAreTheLargestAndTheSumOfThoseThatAreNotMasked() {
        QFETCH(int, queries);
        QFETCH(int, keys);
        QFETCH(int, window);
        const Matrix values = Matrix::Random(queries, keys); // of both signs
        const auto allowed = window < 0    ? unmasked(values)
                             : window == 0 ? ofMask(CausalMask{}, values)
                                           : ofMask(WindowMask{window}, values);
        QCOMPARE(wrongCell(values, allowed), QString());
    }

    void ofTwoAsLargeThePositiveOneStands() {
        QCOMPARE(largerInSize(-0.5F, 0.5F), 0.5F);
        QCOMPARE(largerInSize(0.5F, -0.5F), 0.5F);
        QCOMPARE(largerInSize(0.25F, -0.5F), -0.5F);
    }

    void whatStandsUnderTheMaskIsNotRead() {
        Matrix values = Matrix::Zero(128, 128);
        values(10, 100) = 7;
        const MapLevels levels = mapLevels(values, ofMask(CausalMask{}, values));
        QVERIFY(std::isnan(levels.front().largest(5, 50)));
        QCOMPARE(levels.front().sum.maxCoeff(), 0.0F);
    }

    void usedMemoryGivesTheSameLevels() {
        MapLevels levels;
        const auto isAsInFreshMemory = [&](Index size, const Mask& mask) {
            const Matrix values = Matrix::Random(size, size);
            const auto allowed = ofMask(mask, values);
            mapLevels(values, allowed, levels);
            return areEqual(levels, mapLevels(values, allowed));
        };
        for (const Index size : {200, 131, 200, 600}) {
            QVERIFY(isAsInFreshMemory(size, CausalMask{}));
            QVERIFY(isAsInFreshMemory(size, CausalMask{}));
            QVERIFY(isAsInFreshMemory(size, WindowMask{30}));
            QVERIFY(isAsInFreshMemory(size, NoMask{}));
            QVERIFY(isAsInFreshMemory(size, WindowMask{30}));
        }
    }

    void theLargestOfAMapIsThatOfItsLevels() {
        Matrix values = 0.5F * Matrix::Random(200, 200);
        const auto allowed = ofMask(CausalMask{}, values);
        for (Index query = 0; query < 200; ++query) {
            values.row(query).tail(199 - query).setZero();
        }
        for (const Index key : {0, 1, 2, 3, 7, 64, 150}) {
            values(199, key) = -2;
            const MapLevels levels = mapLevels(values, allowed);
            QCOMPARE(largestSize(values, &levels, 0), 2.0F);
            QCOMPARE(largestSize(values, &levels, 1), values.rightCols(199).cwiseAbs().maxCoeff());
            QCOMPARE(largestSize(values, nullptr, 1), values.rightCols(199).cwiseAbs().maxCoeff());
            values(199, key) = 0;
        }
    }

    void levelsTakeTwoThirdsOfTheMapsMemory() {
        const Matrix values = Matrix::Zero(1024, 1024);
        const double share = static_cast<double>(bytesOf(mapLevels(values, unmasked(values)))) /
                             static_cast<double>(values.size() * 4);
        QVERIFY(share > 0.65 && share < 0.68);
    }
};

QTEST_APPLESS_MAIN(TestMapLevels)
#include "tst_map_levels.moc"
