// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/rollout.h"
#include "core/base/error.h"
#include "tests/core/analysis/similarity_case.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

/// Two layers of two heads on two tokens. Of token 1, one head looks at token 0 and one at itself: M = (1/4,
/// 3/4) in each layer.
AttentionTrace twoLayers() {
    const Matrix back = matrixOf({{1, 0}, {1, 0}});
    const Matrix self = matrixOf({{1, 0}, {0, 1}});
    const auto layer = layerOfMaps({back, self}, CausalMask{});
    return AttentionTrace({layer, layer});
}

AttentionTrace randomTrace(Index tokens, int layers) {
    LayerTraces traces;
    for (int i = 0; i < layers; ++i) {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec = {3, 1, 4, 2, CausalMask{}};
        layer->residual = Matrix::Random(tokens, 12);
        layer->queries = Matrix::Random(tokens, 12);
        layer->keys = Matrix::Random(tokens, 4);
        layer->values = Matrix::Random(tokens, 4);
        traces.push_back(layer);
    }
    return AttentionTrace(traces);
}

} // namespace

class TestRollout : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twoHandWorkedLayers() {
        const RolloutRows rollout = rolloutRows(twoLayers(), {AttentionKind::Self, 1});
        const Matrix expected = matrixOf({{0.25F, 0.75F}, {0.4375F, 0.5625F}}); // 1 - 9/16, 9/16
        QVERIFY((rollout.shares - expected).cwiseAbs().maxCoeff() < 1e-6F);
        QCOMPARE(rollout.query, 1);
    }

    void agreesWithTheReference() {
        for (const auto& golden : golden::similarityCases()) {
            const RolloutRows rollout = rolloutRows(golden.trace(), {AttentionKind::Self, golden.query()});
            QVERIFY((rollout.shares - golden.matrix("rollout")).cwiseAbs().maxCoeff() < 1e-6F);
        }
    }

    void rowsSumToOneOverLongTexts() {
        const RolloutRows rollout = rolloutRows(randomTrace(600, 5), {AttentionKind::Self, 550});
        QCOMPARE(rollout.shares.rows(), 5);
        QVERIFY((rollout.shares.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
        QVERIFY(rollout.shares.rightCols(49).isZero(0)); // causal: nothing comes from later tokens
        QVERIFY(rollout.shares.minCoeff() >= 0);
    }

    void theFirstTokenOfACausalModelIsItself() {
        const RolloutRows rollout = rolloutRows(randomTrace(10, 3), {AttentionKind::Self, 0});
        QVERIFY((rollout.shares.col(0).array() - 1).abs().maxCoeff() < 1e-6F);
    }

    void edgesOfTwoHandWorkedLayers() {
        const std::vector<LayerEdge> edges = rolloutEdges(twoLayers(), {AttentionKind::Self, 1}, 0.01F);
        const std::vector<LayerEdge> expected{
            {0, 0, 0, 0.25F}, {0, 0, 1, 0.1875F}, {0, 1, 1, 0.5625F}, {1, 0, 1, 0.25F}, {1, 1, 1, 0.75F}};
        QVERIFY(areNear(edges, expected));
    }

    void edgesOfEachLayerSumToOneAndEndAtTheShares() {
        const AttentionTrace trace = randomTrace(30, 4);
        const RolloutRows rollout = rolloutRows(trace, {AttentionKind::Self, 29});
        RowVector layers = RowVector::Zero(4);
        RowVector arrived = RowVector::Zero(30);
        for (const LayerEdge& edge : rolloutEdges(trace, {AttentionKind::Self, 29}, 1e-12F)) {
            layers(edge.layer) += edge.weight;
            if (edge.layer == 0) {
                arrived(edge.from) += edge.weight;
            }
        }
        QVERIFY((layers.array() - 1).abs().maxCoeff() < 1e-5F);
        QVERIFY((arrived - rollout.shares.row(3)).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void encodersHaveTheirOwnLayers() {
        const auto golden = golden::similarityCases().back();
        const AttentionTrace trace({}, golden.trace().of(AttentionKind::Self));
        const RolloutRows rollout = rolloutRows(trace, {AttentionKind::Encoder, golden.query()});
        QVERIFY((rollout.shares - golden.matrix("rollout")).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY(rollout.kind == AttentionKind::Encoder);
    }

    void crossAttentionHasNoRollout() {
        const LayerTraces layers = twoLayers().of(AttentionKind::Self);
        const AttentionTrace trace(layers, layers, layers);
        const QString text = errorText([&] {
            static_cast<void>(rolloutRows(trace, {AttentionKind::Cross, 0}));
        });
        QCOMPARE(text,
                 QStringLiteral("paths through layers: kind: expected self or encoder, whose queries and "
                                "keys are the same tokens, found cross"));
    }

    void tokensThatAreNotThereAreRefused() {
        for (const Index query : {-1, 2}) {
            const QString text = errorText([&] {
                static_cast<void>(rolloutRows(twoLayers(), {AttentionKind::Self, query}));
            });
            QCOMPARE(text,
                     QStringLiteral("paths through layers: token: expected 0 to 1, found %1").arg(query));
        }
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(rolloutRows(twoLayers(), {AttentionKind::Encoder, 0})),
                                 Error);
    }

    void canBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(rolloutRows(twoLayers(), {}, {stop.get_token(), {}})),
                                 Stopped);
    }
};

QTEST_APPLESS_MAIN(TestRollout)
#include "tst_rollout.moc"
