// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/concentration.h"
#include "core/analysis/map_difference.h"
#include "core/analysis/row_shares.h"

using namespace headscope;

namespace {

HeadMap causalMap(std::initializer_list<std::initializer_list<float>> rows) {
    HeadMap map;
    map.values = Matrix::Zero(static_cast<Index>(rows.size()), static_cast<Index>(rows.size()));
    Index row = 0;
    for (const auto& values : rows) {
        Index key = 0;
        for (const float value : values) {
            map.values(row, key++) = value;
        }
        map.allowed.push_back({0, ++row});
    }
    return map;
}

bool areNear(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

} // namespace

class TestRowShares : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aRowWithASinkSumsToLessThanOne() {
        const std::vector<double> sums = rowSums(causalMap({{0.5F}, {0.25F, 0.5F}}));
        QVERIFY(areNear(sums[0], 0.5) && areNear(sums[1], 0.75));
        QVERIFY(areNear(meanOf(sums), 0.625));
    }

    void whatAWindowLeavesOut() {
        const HeadMap map = causalMap({{1.0F}, {0.25F, 0.75F}, {0.5F, 0.3F, 0.2F}});
        const std::vector<double> one = sharesOutside(map, 1);
        QVERIFY(areNear(one[0], 0) && areNear(one[1], 0.25) && areNear(one[2], 0.8));
        const std::vector<double> two = sharesOutside(map, 2);
        QVERIFY(areNear(two[1], 0) && areNear(two[2], 0.5));
        QVERIFY(areNear(meanOf(sharesOutside(map, 3)), 0));
    }

    void keysBehindTheQueryAreOutsideToo() {
        HeadMap map = causalMap({{0.4F, 0.6F}, {0.5F, 0.5F}});
        map.allowed = {{0, 2}, {0, 2}};
        QVERIFY(areNear(sharesOutside(map, 2)[0], 0.6));
    }

    void theShareIsOfWhatTheRowHas() {
        QVERIFY(areNear(sharesOutside(causalMap({{0.5F}, {0.1F, 0.4F}}), 1)[1], 0.2));
    }

    void distancesAreHalfTheSumOfDifferences() {
        const HeadMap a = causalMap({{1}, {0.2F, 0.8F}});
        const HeadMap b = causalMap({{1}, {0.7F, 0.3F}});
        QVERIFY(areNear(rowDistances(a, b)[0], 0) && areNear(rowDistances(a, b)[1], 0.5));
    }

    void whatASinkTakesIsOneMoreKeyOfTheEntropy() {
        HeadMap map = causalMap({{0.5F}});
        QVERIFY(areNear(meanEntropy(map), 0.5 * std::log(2))); // of a map without a sink, as it is
        map.attention.kernel = SinkKernel{0};
        QVERIFY(areNear(meanEntropy(map), std::log(2)));
        QVERIFY(areNear(meanEffectiveKeys(map), 2));
        map.values(0, 0) = 0.25F;
        QVERIFY(meanEntropy(map) < std::log(2));
    }

    void whatASinkTakesIsOneMoreKeyOfTheDivergence() {
        const HeadMap plain = causalMap({{1.0F}});
        HeadMap sink = causalMap({{0.0F}});
        sink.attention.kernel = SinkKernel{0};
        QVERIFY(areNear(mapDifference(plain, sink).meanJsDivergence, std::log(2))); // nothing in common
        QVERIFY(areNear(mapDifference(sink, sink).meanJsDivergence, 0));
    }
};

QTEST_APPLESS_MAIN(TestRowShares)
#include "tst_row_shares.moc"
