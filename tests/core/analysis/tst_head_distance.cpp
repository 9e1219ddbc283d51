// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>

#include <QtTest>

#include "core/analysis/head_distance.h"
#include "core/analysis/map_difference.h"
#include "core/base/error.h"
#include "tests/core/analysis/similarity_case.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

std::shared_ptr<const LayerTrace> randomLayer(Index tokens, const Mask& mask, float sharpness) {
    auto layer = std::make_shared<LayerTrace>();
    layer->spec = {4, 2, 6, sharpness, mask};
    layer->residual = Matrix::Random(tokens, 24);
    layer->queries = Matrix::Random(tokens, 24);
    layer->keys = Matrix::Random(tokens, 12);
    layer->values = Matrix::Random(tokens, 12);
    return layer;
}

/// Three layers: causal, a sliding window, sharp.
AttentionTrace randomTrace(Index tokens) {
    return AttentionTrace({randomLayer(tokens, CausalMask{}, 0.4F), randomLayer(tokens, WindowMask{5}, 1),
                           randomLayer(tokens, CausalMask{}, 60)});
}

/// The same by map_difference.
Matrix pairByPair(const AttentionTrace& trace, const std::vector<HeadId>& heads,
                  const AttentionSettings& settings = {}) {
    const auto count = static_cast<Index>(heads.size());
    Matrix distances = Matrix::Zero(count, count);
    for (Index a = 0; a < count; ++a) {
        for (Index b = 0; b < count; ++b) {
            const auto map = [&](Index head) {
                return trace.headMap(heads[static_cast<std::size_t>(head)], settings);
            };
            distances(a, b) = static_cast<float>(mapDifference(map(a), map(b)).meanJsDivergence);
        }
    }
    return distances;
}

float largestGap(const Matrix& a, const Matrix& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

} // namespace

class TestHeadDistance : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void agreesWithTheDifferenceOfTwoMaps() {
        const AttentionTrace trace = randomTrace(150);
        const HeadDistances result = headDistances(trace, {});
        QCOMPARE(result.size(), 12);
        QVERIFY(largestGap(result.distances, pairByPair(trace, result.heads)) < 1e-6F);
    }

    void agreesUnderOtherSettings() {
        const AttentionTrace trace = randomTrace(40);
        const AttentionSettings settings{FixedScale{2}, {1, Pooling::Mean}, NoMask{}, {}};
        const HeadDistances result = headDistances(trace, {AttentionKind::Self, settings});
        QVERIFY(largestGap(result.distances, pairByPair(trace, result.heads, settings)) < 1e-6F);
    }

    void longTextsGoBlockByBlock() {
        // 100 heads at 220 tokens are more cells than are kept in memory at one time
        LayerTraces layers;
        for (int layer = 0; layer < 25; ++layer) {
            layers.push_back(randomLayer(220, CausalMask{}, 1));
        }
        const AttentionTrace trace(layers);
        std::vector<double> shares;
        const HeadDistances result =
            headDistances(trace, {}, {{}, [&](double share, std::string_view) { shares.push_back(share); }});
        QVERIFY(shares.size() > 1);
        QVERIFY(std::ranges::is_sorted(shares));
        const std::vector<HeadId> some{result.heads[3], result.heads[57], result.heads[99]};
        const Matrix expected = pairByPair(trace, some);
        QVERIFY(std::abs(result.distances(3, 57) - expected(0, 1)) < 1e-6F);
        QVERIFY(std::abs(result.distances(57, 99) - expected(1, 2)) < 1e-6F);
    }

    void agreesWithTheReference() {
        for (const auto& golden : golden::similarityCases()) {
            const AttentionTrace trace = golden.trace();
            QVERIFY(largestGap(headDistances(trace, {}).distances, golden.matrix("distances")) < 1e-6F);
            HeadDistanceSettings smooth;
            smooth.smooth = true;
            const HeadDistances smoothed = headDistances(trace, smooth);
            QVERIFY(largestGap(smoothed.distances, golden.matrix("smoothed_distances")) < 1e-6F);
            QVERIFY(smoothed.smoothed);
        }
    }

    void disjointHeadsAreLn2Apart() {
        const Matrix left = matrixOf({{1, 0}, {1, 0}});
        const Matrix right = matrixOf({{0, 1}, {0, 1}});
        const AttentionTrace trace({layerOfMaps({left, right}, NoMask{})});
        const float distance = headDistances(trace, {}).distances(0, 1);
        QVERIFY(std::abs(distance - static_cast<float>(std::numbers::ln2)) < 1e-7F);
        HeadDistanceSettings smooth;
        smooth.smooth = true;
        QVERIFY(headDistances(trace, smooth).distances(0, 1) < distance - 1e-3F);
    }

    void equalHeadsAreExactlyZeroApart() {
        const Matrix map = matrixOf({{0.3F, 0.7F}, {0.123F, 0.877F}});
        const AttentionTrace trace({layerOfMaps({map, map, map}, NoMask{})});
        QVERIFY(headDistances(trace, {}).distances == Matrix::Zero(3, 3));
    }

    void distancesAreSymmetricAndBounded() {
        const Matrix distances = headDistances(randomTrace(60), {}).distances;
        QVERIFY(distances == distances.transpose());
        QVERIFY(distances.diagonal().isZero(0));
        QVERIFY(distances.minCoeff() >= 0);
        QVERIFY(distances.maxCoeff() <= static_cast<float>(std::numbers::ln2));
    }

    void headsSayWhichKeysTheyRead() {
        const HeadDistances result = headDistances(randomTrace(5), {});
        QVERIFY(result.heads[6] == (HeadId{1, 2}));
        QVERIFY((result.kvHeads == std::vector<int>{0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1}));
        const AttentionSettings one{{}, {1, Pooling::Mean}, {}, {}};
        QCOMPARE(headDistances(randomTrace(5), {AttentionKind::Self, one}).kvHeads[3], 0);
    }

    void oneTokenTellsNoHeadsApart() { QVERIFY(headDistances(randomTrace(1), {}).distances.isZero(0)); }

    void pairsAreSortedByDistanceThenByHeads() {
        HeadDistances distances;
        distances.distances = matrixOf({{0, 1, 2, 1}, {1, 0, 3, 3}, {2, 3, 0, 0.5F}, {1, 3, 0.5F, 0}});
        const std::vector<HeadPair> nearest{{2, 3, 0.5F}, {0, 1, 1}, {0, 3, 1}};
        QVERIFY(nearestPairs(distances, 3) == nearest);
        const std::vector<HeadPair> farthest{{1, 2, 3}, {1, 3, 3}};
        QVERIFY(farthestPairs(distances, 2) == farthest);
        QCOMPARE(nearestPairs(distances, 100).size(), 6U);
    }

    void aKindThatIsNotThereIsRefused() {
        const QString text =
            errorText([] { static_cast<void>(headDistances(randomTrace(5), {AttentionKind::Cross})); });
        QCOMPARE(text, QStringLiteral("similarity of heads: kind: expected a kind of attention that the "
                                      "model has, found cross"));
    }

    void canBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(headDistances(randomTrace(50), {}, {stop.get_token(), {}})), Stopped);
    }
};

QTEST_APPLESS_MAIN(TestHeadDistance)
#include "tst_head_distance.moc"
