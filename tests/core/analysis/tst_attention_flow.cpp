// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/attention_flow.h"
#include "core/base/error.h"
#include "tests/core/analysis/similarity_case.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

/// One head a layer. M of layer 0: (1, 0), (1/4, 3/4); of layer 1: (1, 0), (1/2, 1/2).
AttentionTrace twoLayers() {
    return AttentionTrace({layerOfMaps({matrixOf({{1, 0}, {0.5F, 0.5F}})}, CausalMask{}),
                           layerOfMaps({matrixOf({{1, 0}, {1, 0}})}, CausalMask{})});
}

} // namespace

class TestAttentionFlow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twoHandWorkedLayers() {
        const AttentionFlow flow = attentionFlow(twoLayers(), {AttentionKind::Self, 1});
        // To token 0: 1/2 by token 0, and of the 1/2 by token 1 no more than 1/4. To token 1: 1/2 of 3/4.
        const Matrix expected = matrixOf({{0.25F, 0.75F}, {0.75F, 0.5F}});
        QVERIFY((flow.flows - expected).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY((flow.rows.shares - matrixOf({{0.25F, 0.75F}, {0.6F, 0.4F}})).cwiseAbs().maxCoeff() < 1e-6F);
        QCOMPARE(flow.rows.query, 1);
    }

    void edgesOfTwoHandWorkedLayers() {
        const std::vector<LayerEdge> edges = attentionFlow(twoLayers(), {AttentionKind::Self, 1}).edges;
        const std::vector<LayerEdge> expected{
            {0, 0, 0, 0.4F}, {0, 0, 1, 0.2F}, {0, 1, 1, 0.4F}, {1, 0, 1, 0.4F}, {1, 1, 1, 0.6F}};
        QVERIFY(areNear(edges, expected));
    }

    void agreesWithTheReference() {
        for (const auto& golden : golden::similarityCases()) {
            const AttentionFlow flow = attentionFlow(golden.trace(), {AttentionKind::Self, golden.query()});
            QVERIFY((flow.flows - golden.matrix("flows")).cwiseAbs().maxCoeff() < 1e-6F);
        }
    }

    void whatEntersATokenLeavesIt() {
        const auto golden = golden::similarityCases().front();
        const AttentionFlow flow =
            attentionFlow(golden.trace(), {AttentionKind::Self, golden.query()}, {true, 1e-12F});
        const Index tokens = flow.flows.cols();
        Matrix entering =
            Matrix::Zero(flow.flows.rows(), tokens); // from above, to the tokens below each layer
        Matrix leaving = Matrix::Zero(flow.flows.rows(), tokens);
        for (const LayerEdge& edge : flow.edges) {
            entering(edge.layer, edge.from) += edge.weight;
            leaving(edge.layer, edge.to) += edge.weight;
        }
        for (Index layer = 0; layer + 1 < flow.flows.rows(); ++layer) {
            QVERIFY((leaving.row(layer) - entering.row(layer + 1)).cwiseAbs().maxCoeff() < 1e-6F);
        }
        QVERIFY((entering.row(0) - flow.rows.shares.bottomRows(1)).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY(std::abs(leaving(flow.flows.rows() - 1, golden.query()) - 1) < 1e-6F);
    }

    void aFlowIsAtLeastTheRolloutAndAtMostOne() {
        const auto golden = golden::similarityCases().back();
        const TokenPath path{AttentionKind::Self, golden.query()};
        const Matrix flows = attentionFlow(golden.trace(), path).flows;
        QVERIFY((flows - rolloutRows(golden.trace(), path).shares).minCoeff() > -1e-6F);
        QVERIFY(flows.maxCoeff() <= 1);
    }

    void theLastLayerAloneGivesTheSame() {
        const auto golden = golden::similarityCases().front();
        const TokenPath path{AttentionKind::Self, golden.query()};
        const AttentionFlow all = attentionFlow(golden.trace(), path);
        const AttentionFlow last = attentionFlow(golden.trace(), path, {false, 0.01F});
        QVERIFY(last.flows.bottomRows(1) == all.flows.bottomRows(1));
        QVERIFY(std::isnan(last.rows.shares(0, 0)));
        QVERIFY(last.edges == all.edges);
    }

    void oneTokenFlowsToItself() {
        const AttentionTrace trace({layerOfMaps({Matrix::Ones(1, 1)}, CausalMask{})});
        QCOMPARE(attentionFlow(trace, {}).flows(0, 0), 1.0F);
    }

    void crossAttentionHasNoFlow() {
        const LayerTraces layers = twoLayers().of(AttentionKind::Self);
        const AttentionTrace trace(layers, {}, layers);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(attentionFlow(trace, {AttentionKind::Cross, 0})), Error);
    }

    void graphsThatAreTooLargeAreRefused() {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec = {1, 1, 1, 1, NoMask{}};
        layer->residual = layer->queries = layer->keys = layer->values = Matrix::Random(1500, 1);
        const QString text =
            errorText([&] { static_cast<void>(attentionFlow(AttentionTrace({layer}), {})); });
        // one row of connections from the chosen token fits; two layers do not
        QVERIFY(text.isEmpty());
        const QString two = errorText([&] {
            static_cast<void>(attentionFlow(AttentionTrace({layer, layer}), {}));
        });
        QCOMPARE(two,
                 QStringLiteral("attention flow: graph: expected at most 2000000 connections between tokens "
                                "(a shorter text), found more, of 1500 tokens in 2 layers"));
    }

    void canBeStoppedBetweenFlows() {
        std::stop_source stop;
        const auto report = [&](double share, std::string_view) {
            if (share > 0) {
                stop.request_stop();
            }
        };
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(attentionFlow(twoLayers(), {}, {}, {stop.get_token(), report})), Stopped);
    }
};

QTEST_APPLESS_MAIN(TestAttentionFlow)
#include "tst_attention_flow.moc"
