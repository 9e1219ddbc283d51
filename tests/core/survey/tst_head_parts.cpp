// SPDX-License-Identifier: GPL-3.0-or-later
// What each head writes, and that it adds up.
#include <QTest>

#include "core/base/error.h"
#include "core/model/block_replay.h"
#include "core/model/head_weights.h"
#include "core/model/random_model.h"
#include "core/survey/head_parts.h"
#include "core/survey/pooled_columns.h"
#include "core/survey/projection_map.h"
#include "tests/core/survey/circuit_fixture.h"

using namespace headscope;

namespace {

std::shared_ptr<const Model> opened(const std::string& text) {
    return openRandomLayer(parseRandomLayer("random:" + text));
}

std::shared_ptr<const Run> runOf(const Model& model) {
    return model.transformer().run(model.encode(numberedTokens(12)).input(), model.transformer().uniform({}));
}

} // namespace

class HeadPartsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void partsAddUpToTheLayersOutput_data() { addCircuitFixtures(); }
    /// Of checkpoints of many families: biases, grouped heads, fused and transposed tensors, cross-attention.
    void partsAddUpToTheLayersOutput() {
        QFETCH(QString, family);
        const CircuitFixture fixture(family.toStdString());
        const Transformer& transformer = fixture.model.transformer;
        for (const HeadId& head : fixture.heads()) {
            const HeadParts parts = headParts(transformer, *fixture.run, head.kind, head.layer);
            const BlockReplay replay(transformer, *fixture.run, head.kind, head.layer);
            Matrix output = replay.attention();
            if (const RowVector& layerScale = replay.weights().attention(head.kind).outputScale;
                layerScale.size() > 0) {
                output.array().rowwise() *= layerScale.array();
            }
            const double scale = std::max(1.0F, output.cwiseAbs().maxCoeff());
            QVERIFY(parts.difference <= 1e-5 * scale);
            QVERIFY(parts.sliceDifference <= 1e-5 * std::max(1.0, parts.largestOutput));
            QCOMPARE(parts.largestOutput, static_cast<double>(output.cwiseAbs().maxCoeff()));
            const Matrix part = headPart(transformer, *fixture.run, head);
            QVERIFY(std::abs(parts.norms(0, head.head) - part.row(0).norm()) <= 1e-6F * (1 + part.norm()));
        }
    }

    /// A missing head is missed: the sum without it is another one.
    void aPartIsNotNothing() {
        const auto model = opened("");
        const auto run = runOf(*model);
        const HeadParts parts = headParts(model->transformer(), *run, AttentionKind::Self, 0);
        const Matrix part = headPart(model->transformer(), *run, {0, 2});
        QVERIFY(part.cwiseAbs().maxCoeff() > 1000 * parts.difference);
        QVERIFY(!parts.isPooled());
        QVERIFY(*parts.parts[2] == part);
        QVERIFY(parts.difference <= 1e-5);
    }

    /// Exercise 2: heads that share W_Q, W_K and W_V write head * sum_i W_O[i].
    void identicalProjectionsAreOneHead() {
        const auto model = opened("width=48,heads=6,same=qkv");
        const Transformer& transformer = model->transformer();
        const auto run = runOf(*model);
        Matrix outputs = Matrix::Zero(48, 8);
        for (int head = 0; head < 6; ++head) {
            outputs += headOutputWeights(transformer, {0, head});
        }
        const Matrix head = run->trace.headMap({0, 0}, {}).values * run->trace.layer(0).values.leftCols(8);
        const Matrix expected = head * outputs.transpose();
        const Matrix found = BlockReplay(transformer, *run, AttentionKind::Self, 0).attention();
        QVERIFY((found - expected).cwiseAbs().maxCoeff() <= 1e-5F);
        // With a head of its own values it is not so.
        const auto other = opened("width=48,heads=6,same=qk");
        const auto otherRun = runOf(*other);
        const Matrix otherHead =
            otherRun->trace.headMap({0, 0}, {}).values * otherRun->trace.layer(0).values.leftCols(8);
        const Matrix otherFound =
            BlockReplay(other->transformer(), *otherRun, AttentionKind::Self, 0).attention();
        QVERIFY((otherFound - otherHead * outputs.transpose()).cwiseAbs().maxCoeff() > 0.1F);
    }

    void aHeadThatTheRunDoesWithoutWritesNothing() {
        const auto model = opened("");
        RunSettings settings = model->transformer().uniform({});
        settings.zeroed = {{0, 1}};
        const auto run = model->transformer().run(model->encode(numberedTokens(5)).input(), settings);
        const HeadParts parts = headParts(model->transformer(), *run, AttentionKind::Self, 0);
        QCOMPARE(parts.norms.col(1).maxCoeff(), 0.0F);
        QVERIFY(parts.norms.col(0).minCoeff() > 0);
        QVERIFY(parts.difference <= 1e-5);
    }

    void aRunWithFewerGroupsAddsUpToo() {
        const auto model = opened("heads=8");
        AttentionSettings settings;
        settings.grouping.kvHeads = 2;
        const Transformer& transformer = model->transformer();
        const auto run =
            transformer.run(model->encode(numberedTokens(7)).input(), transformer.uniform(settings));
        QVERIFY(headParts(transformer, *run, AttentionKind::Self, 0).difference <= 1e-5);
    }

    void aLayerThatIsNotThereIsRefused() {
        const auto model = opened("");
        const auto run = runOf(*model);
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(headParts(model->transformer(), *run, AttentionKind::Self, 1)), Error);
    }

    void poolingKeepsTheLargestWithItsSign() {
        const Matrix values{{1, -3, 2, 0.5F, -0.5F}, {0, 0, 0, 0, 7}};
        QCOMPARE(pooledColumns(values, 2), (Matrix{{-3, 2}, {0, 7}}));
        QCOMPARE(pooledColumns(values, 5), values);
        QCOMPARE(pooledColumns(values, 64), values);
    }

    void aProjectionIsCutIntoItsHeads() {
        const auto model = opened("width=24,heads=4,kv-heads=2,head-width=5");
        const Transformer& transformer = model->transformer();
        const ProjectionMap query = projectionMap(transformer, {0, 0}, Projection::Query, 256);
        QCOMPARE(query.slices, 4);
        QCOMPARE(query.sliceRows, 5);
        QVERIFY(!query.isPooled());
        QVERIFY(query.values->middleRows(10, 5) == headWeights(transformer, {0, 2}).query);
        const ProjectionMap value = projectionMap(transformer, {0, 0}, Projection::Value, 256);
        QCOMPARE(value.slices, 2);
        QVERIFY(value.values->bottomRows(5) == headWeights(transformer, {0, 3}).value);
        const ProjectionMap output = projectionMap(transformer, {0, 0}, Projection::Output, 256);
        QVERIFY(output.values->topRows(5) == headWeights(transformer, {0, 0}).output.transpose());
        QCOMPARE(output.largest, static_cast<double>(output.values->cwiseAbs().maxCoeff()));
    }

    void aLargeProjectionIsPooledWithinItsSlices() {
        const auto model = opened("width=24,heads=4,head-width=6");
        const ProjectionMap map = projectionMap(model->transformer(), {0, 0}, Projection::Query, 8);
        QVERIFY(map.isPooled());
        QCOMPARE(map.sliceRows, 2);
        QCOMPARE(map.values->rows(), Index{8});
        QCOMPARE(map.values->cols(), Index{8});
        const Matrix first = headWeights(model->transformer(), {0, 0}).query.topLeftCorner(3, 3);
        QCOMPARE(std::abs((*map.values)(0, 0)), first.cwiseAbs().maxCoeff());
    }
};

QTEST_GUILESS_MAIN(HeadPartsTest)
#include "tst_head_parts.moc"
