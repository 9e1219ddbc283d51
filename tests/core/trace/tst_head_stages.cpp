// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/base/error.h"
#include "core/trace/head_inputs.h"
#include "core/trace/head_stages.h"

using namespace headscope;

namespace {

constexpr Index kTokens = 90; // more than one block of rows

/// Four query heads of width 6 that read two K/V heads; a causal model.
AttentionTrace trace(float softCap = 0, const PositionBiasSpec& bias = {}) {
    auto layer = std::make_shared<LayerTrace>();
    layer->spec = {4, 2, 6, 0.4F, CausalMask{}};
    layer->spec.softCap = softCap;
    layer->spec.bias = bias;
    if (!std::holds_alternative<NoBias>(bias)) {
        layer->bias = std::make_shared<const PositionBias>(PositionBias{bias, 4, {}});
    }
    layer->residual = Matrix::Random(kTokens, 24);
    layer->queries = Matrix::Random(kTokens, 24);
    layer->keys = Matrix::Random(kTokens, 12);
    layer->values = Matrix::Random(kTokens, 12);
    return AttentionTrace({layer});
}

std::vector<StageKind> kinds(const HeadStages& stages) {
    std::vector<StageKind> kinds;
    for (const HeadStage& stage : stages.stages) {
        kinds.push_back(stage.kind);
    }
    return kinds;
}

bool areNear(const Matrix& a, const Matrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() && (a - b).cwiseAbs().maxCoeff() < 1e-5F;
}

} // namespace

class TestHeadStages : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aPlainHeadHasNeitherCapNorBias() {
        const HeadStages stages = headStages(trace(), {0, 1}, {});
        QVERIFY((kinds(stages) ==
                 std::vector{StageKind::Product, StageKind::Factor, StageKind::Masking, StageKind::Softmax}));
        QCOMPARE(stages.find(StageKind::Factor)->number, 0.4F);
        QCOMPARE(stages.headWidth, Index{6});
        QVERIFY(stages.find(StageKind::Cap) == nullptr);
    }

    void capAndBiasStandWhereTheModelHasThem() {
        const HeadStages capped = headStages(trace(1.5F), {0, 0}, {});
        QVERIFY((kinds(capped) == std::vector{StageKind::Product, StageKind::Factor, StageKind::Cap,
                                              StageKind::Masking, StageKind::Softmax}));
        QCOMPARE(capped.find(StageKind::Cap)->number, 1.5F);
        const HeadStages biased = headStages(trace(0, AlibiBias{}), {0, 0}, {});
        QVERIFY((kinds(biased) == std::vector{StageKind::Product, StageKind::Factor, StageKind::Bias,
                                              StageKind::Masking, StageKind::Softmax}));
    }

    void eachStepFollowsFromTheOneBefore() {
        const HeadStages all = headStages(trace(1.5F, AlibiBias{}), {0, 3}, {FixedScale{0.9F}, {}, {}, {}});
        const auto values = [&](StageKind kind) -> const Matrix& { return *all.find(kind)->values; };
        QVERIFY(areNear(values(StageKind::Factor), 0.9F * values(StageKind::Product)));
        QVERIFY(areNear(values(StageKind::Cap),
                        1.5F * (values(StageKind::Factor).array() / 1.5F).tanh().matrix()));
        Matrix biased = values(StageKind::Cap);
        for (Index query = 0; query < kTokens; ++query) {
            for (Index key = 0; key < kTokens; ++key) {
                biased(query, key) += static_cast<float>(key - query) / 256; // slope 2^-8 of head 3 of 4
            }
        }
        QVERIFY(areNear(values(StageKind::Bias), biased));
        QVERIFY(all.find(StageKind::Masking)->values == all.find(StageKind::Bias)->values); // one matrix
        Matrix weights = values(StageKind::Masking).array().exp().matrix();
        for (Index query = 0; query < kTokens; ++query) {
            const KeyRange range = all.allowed[static_cast<std::size_t>(query)];
            QVERIFY((range == KeyRange{0, query + 1}));
            weights.row(query).tail(kTokens - range.end).setZero();
            weights.row(query) /= weights.row(query).sum();
        }
        QVERIFY(areNear(values(StageKind::Softmax), weights));
    }

    void theSettingsOfTheSideHold() {
        const AttentionTrace model = trace();
        AttentionSettings settings{FixedScale{2.0F}, {1, Pooling::Mean}, WindowMask{4}, {}};
        const HeadStages all = headStages(model, {0, 2}, settings);
        QCOMPARE(all.find(StageKind::Factor)->number, 2.0F);
        QVERIFY((all.allowed[50] == KeyRange{47, 51}));
        QVERIFY(
            areNear(*all.stages.front().values, model.headMap({0, 2}, settings, ScoreStage::Scores).values));
        QVERIFY(areNear(*all.stages.back().values, model.headMap({0, 2}, settings).values));
    }

    void aSinkIsNamedWithItsScore() {
        AttentionSettings settings;
        settings.kernel = SinkKernel{2.5F};
        const HeadStages all = headStages(trace(), {0, 0}, settings);
        QCOMPARE(all.stages.back().kind, StageKind::Sink);
        QCOMPARE(all.stages.back().number, 2.5F);
        QVERIFY(all.stages.back().values->row(0).sum() < 1.0F);
    }

    void aLinearKernelHasFeaturesInsteadOfAFactor() {
        AttentionSettings settings;
        settings.kernel = LinearKernel{};
        const AttentionTrace model = trace(1.5F, AlibiBias{});
        const HeadStages all = headStages(model, {0, 1}, settings);
        QVERIFY((kinds(all) == std::vector{StageKind::Product, StageKind::Features, StageKind::Masking,
                                           StageKind::Normalise}));
        QVERIFY(all.find(StageKind::Features)->values->minCoeff() > 0);
        // Normalising what the mask leaves gives the weights that the attention itself computes.
        Matrix weights = *all.find(StageKind::Masking)->values;
        for (Index query = 0; query < kTokens; ++query) {
            weights.row(query).tail(kTokens - query - 1).setZero();
            weights.row(query) /= weights.row(query).sum();
        }
        QVERIFY(areNear(*all.stages.back().values, weights));
    }

    void inputsAreTheQueriesAndKeysOfTheHead() {
        const AttentionTrace model = trace();
        AttentionSettings settings;
        settings.grouping.kvHeads = 1;
        const HeadInputs inputs = headInputs(model, {0, 2}, settings);
        const LayerTrace& layer = model.layer(0);
        QVERIFY(inputs.queries == layer.queries.middleCols(12, 6));
        QVERIFY(areNear(inputs.keys, (layer.keys.leftCols(6) + layer.keys.rightCols(6)) / 2));
        QCOMPARE(inputs.attention.kvHeads, 1);
    }

    void weightsComeAfterTheMask() {
        const HeadStages all = headStages(trace(), {0, 0}, {});
        QVERIFY(!all.find(StageKind::Factor)->isAfterMask());
        QVERIFY(all.find(StageKind::Masking)->isAfterMask());
        QVERIFY(!all.find(StageKind::Masking)->isWeights());
        QVERIFY(all.stages.back().isWeights());
    }

    void whatOverflowsIsRefused() {
        auto huge = std::make_shared<LayerTrace>(trace().layer(0));
        huge->queries *= 1e20F;
        huge->keys *= 1e20F;
        AttentionSettings linear;
        linear.kernel = LinearKernel{};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(headStages(AttentionTrace({huge}), {0, 0}, {})), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(headStages(AttentionTrace({huge}), {0, 0}, linear)),
                                 Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(headStages(trace(), {0, 4}, {})), Error);
    }

    void aJobThatIsStoppedEndsIt() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(headStages(trace(), {0, 0}, {}, {source.get_token(), {}})),
                                 Stopped);
    }
};

QTEST_APPLESS_MAIN(TestHeadStages)
#include "tst_head_stages.moc"
