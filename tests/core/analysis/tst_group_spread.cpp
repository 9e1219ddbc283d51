// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/group_spread.h"
#include "tests/core/analysis/trace_of_maps.h"

using namespace headscope;

namespace {

const Matrix kFirst = matrixOf({{1, 0}, {1, 0}});
const Matrix kSelf = matrixOf({{1, 0}, {0, 1}});

/// Four query heads over two K/V heads; the keys are (1, 0) and (0, 1) of both, as layerOfMaps has them.
std::shared_ptr<LayerTrace> fourHeads() {
    return std::make_shared<LayerTrace>(*layerOfMaps({kFirst, kSelf, kSelf, kSelf}, CausalMask{}, 2));
}

bool isNear(double value, double expected) {
    return std::abs(value - expected) < 1e-6;
}

} // namespace

class TestGroupSpread : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// (1, 0) and (0, 1): the mean (1/2, 1/2) is as long as each is far from it.
    void rightAnglesSpreadByOne() { QVERIFY(isNear(relativeSpread(matrixOf({{1, 0, 0, 1}}), 2), 1)); }

    /// 3 and 1 on one line: both are 1 from their mean 2. The second token's are equal.
    void spreadIsAMeanOverTokens() { QVERIFY(isNear(relativeSpread(matrixOf({{3, 1}, {5, 5}}), 2), 0.25)); }

    void oneMemberHasNoSpread() { QCOMPARE(relativeSpread(matrixOf({{3, 1}}), 1), 0.0); }

    void tokensWithoutAMeanAreLeftOut() {
        QVERIFY(isNear(relativeSpread(matrixOf({{1, -1}, {3, 1}}), 2), 0.5));
        QVERIFY(std::isnan(relativeSpread(matrixOf({{1, -1}}), 2)));
    }

    void membersOfAGroupLieSideBySide() {
        auto layer = fourHeads();
        layer->values = matrixOf({{1, 0, 0, 1}, {2, 0, 2, 0}});
        const AttentionTrace trace(LayerTraces{layer});
        const auto two = groupSpreads(trace, {0, 0}, 2);
        QCOMPARE(two.size(), std::size_t{2});
        QCOMPARE(two[1].firstKvHead, 1);
        QCOMPARE(two[1].firstHead, 2);
        QCOMPARE(two[1].heads, 2);
        QCOMPARE(two[1].values, 0.0);
        const auto one = groupSpreads(trace, {0, 0}, 1);
        QCOMPARE(one[0].kvHeads, 2);
        QCOMPARE(one[0].keys, 0.0);
        QVERIFY(isNear(one[0].values, 0.5));
        QVERIFY(isNear(meanSpread(one), 0.25));
    }

    /// Their first rows are the same, their second have nothing in common: ln 2 / 2.
    void mapsOfQueryHeadsThatShareAreCompared() {
        const AttentionTrace trace(LayerTraces{fourHeads()});
        const auto two = groupSpreads(trace, {0, 0}, 2);
        QVERIFY(isNear(two[0].maps, std::log(2.0) / 2));
        QCOMPARE(two[1].maps, 0.0);
        const auto one = groupSpreads(trace, {0, 0}, 1);
        QVERIFY(isNear(one[0].maps, 3 * (std::log(2.0) / 2) / 6)); // 3 of the 6 pairs
    }

    void aHeadAloneHasNoPairs() {
        const AttentionTrace trace(LayerTraces{layerOfMaps({kFirst, kSelf}, CausalMask{})});
        QVERIFY(std::isnan(groupSpreads(trace, {0, 0}, 2)[0].maps));
    }

    void keysAreThoseBeforeTheNorm() {
        auto layer = fourHeads();
        layer->keyRule = std::make_shared<const StateRule>();
        layer->projectedKeys = matrixOf({{1, 0, 0, 1}, {1, 0, 0, 1}});
        const AttentionTrace trace(LayerTraces{layer});
        QVERIFY(isNear(groupSpreads(trace, {0, 0}, 1)[0].keys, 1));
    }

    void groupsThatDoNotDivideAreRefused() {
        const AttentionTrace trace(LayerTraces{fourHeads()});
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(groupSpreads(trace, {0, 0}, 3)), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(groupSpreads(trace, {1, 0}, 1)), Error);
    }

    void workIsStopped() {
        std::stop_source source;
        source.request_stop();
        const AttentionTrace trace(LayerTraces{fourHeads()});
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(groupSpreads(trace, {0, 0}, 1, Job{source.get_token(), {}})), Stopped);
    }
};

QTEST_APPLESS_MAIN(TestGroupSpread)
#include "tst_group_spread.moc"
