// SPDX-License-Identifier: GPL-3.0-or-later
// That the matrices of single heads are those that the model computes with.
#include <QtTest>

#include "core/model/head_weights.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden_model.h"

using namespace headscope;
using golden::farthest;

namespace {

std::filesystem::path folderOf(const QString& name) {
    return golden::dataFolder() / name.toStdString();
}

Matrix withBias(Matrix values, const RowVector& bias) {
    if (bias.size() > 0) {
        values.rowwise() += bias;
    }
    return values;
}

/// Rows of a residual stream whose norm leaves nothing but its weights: mean 0 where it centres, and a mean
/// square of 1 but for epsilon.
Matrix unitRows(const Matrix& residual, const NormSpec& norm) {
    const NormWeights plain{RowVector::Ones(residual.cols()), RowVector::Zero(residual.cols())};
    return headscope::norm(residual, plain, norm);
}

} // namespace

class TestHeadWeights : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rowsAndColumnsAreThoseOfTheWholeMatrices_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"families/gpt2", "families/gpt_neox", "families/phi3", "families/bloom",
                                   "families/gemma2", "families/bert", "families/t5", "models/gqa"}) {
            QTest::newRow(folder) << folder;
        }
    }

    void rowsAndColumnsAreThoseOfTheWholeMatrices() { // fused, transposed, grouped ...
        QFETCH(QString, folder);
        const golden::OpenedModel model(folderOf(folder));
        for (const AttentionKind kind : model.transformer.spec().kinds()) {
            const AttentionSpec& spec = model.transformer.spec().attention(kind, 1);
            const AttentionWeights& whole =
                model.transformer.weights().stackOf(kind).layers[1].attention(kind);
            const Index width = spec.headWidth;
            for (int head = 0; head < spec.heads; ++head) {
                const HeadWeights found = headWeights(model.transformer, {1, head, kind});
                const Index row = head * width;
                const Index kvRow = spec.kvHeadOf(head, spec.kvHeads) * width;
                QCOMPARE(found.query, widened(whole.query.weight).middleRows(row, width));
                QCOMPARE(found.key, widened(whole.key.weight).middleRows(kvRow, width));
                QCOMPARE(found.value, widened(whole.value.weight).middleRows(kvRow, width));
                QCOMPARE(found.output, widened(whole.output.weight).middleCols(row, width));
                QCOMPARE(found.kvHead, spec.kvHeadOf(head, spec.kvHeads));
                if (whole.query.bias.size() > 0) {
                    QCOMPARE(found.queryBias, whole.query.bias.segment(row, width));
                    QCOMPARE(found.valueBias, whole.value.bias.segment(kvRow, width));
                }
            }
        }
    }

    void columnsOfQuantisedRowsAreCutOutOfTheirBlocks() {
        const golden::OpenedModel model(folderOf(QStringLiteral("gguf/quantised_llama/model.gguf")));
        const AttentionSpec& spec = model.transformer.spec().attention(AttentionKind::Self, 0);
        const Weight& output = model.transformer.weights().stack.layers[0].self.output.weight;
        for (int head = 0; head < spec.heads; ++head) {
            QCOMPARE(headOutputWeights(model.transformer, {0, head}),
                     widened(output).middleCols(head * spec.headWidth, spec.headWidth));
        }
    }

    void valuesOfARunAreThoseOfTheFoldedMatrix_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"families/gpt2", "families/gpt_neox", "families/gemma2", "families/bert",
                                   "families/olmo2", "models/gqa", "models/biases_qkv"}) {
            QTest::newRow(folder) << folder;
        }
    }

    void valuesOfARunAreThoseOfTheFoldedMatrix() {
        QFETCH(QString, folder);
        const golden::OpenedModel model(folderOf(folder));
        const BlockSpec& block = model.transformer.spec().stack.block;
        const auto run = model.run(std::vector<int>{1, 17, 4, 33, 9, 2});
        const bool before =
            block.placement == NormPlacement::Before || block.placement == NormPlacement::Around;
        for (int layer = 0; layer < 2; ++layer) {
            const LayerTrace& trace = run->trace.layer(layer);
            const Matrix input = before ? unitRows(trace.residual, block.norm) : trace.residual;
            for (int head = 0; head < trace.spec.heads; ++head) {
                const HeadWeights weights =
                    headWeights(model.transformer, {layer, head}, NormFolding::Folded);
                const Matrix found = withBias(input * weights.value.transpose(), weights.valueBias);
                const Matrix expected =
                    trace.values.middleCols(weights.kvHead * trace.spec.headWidth, trace.spec.headWidth);
                QVERIFY(farthest(found, expected) <= 1e-5F);
            }
        }
    }

    void foldedLayerNormsReadNoMean() {
        const golden::OpenedModel model(folderOf(QStringLiteral("families/gpt2")));
        const HeadWeights weights = headWeights(model.transformer, {0, 1}, NormFolding::Folded);
        QVERIFY(weights.query.rowwise().sum().cwiseAbs().maxCoeff() <= 1e-5F);
        QVERIFY(weights.value.rowwise().sum().cwiseAbs().maxCoeff() <= 1e-5F);
    }

    void nothingIsFoldedWhereTheNormStandsBehind() {
        for (const char* folder : {"families/bert", "families/olmo2"}) {
            const golden::OpenedModel model(golden::dataFolder() / folder);
            QCOMPARE(headWeights(model.transformer, {1, 2}, NormFolding::Folded).query,
                     headWeights(model.transformer, {1, 2}).query);
        }
    }

    void keysOfACrossAttentionReadTheEncodersStatesAsTheyAre() {
        const golden::OpenedModel model(folderOf(QStringLiteral("families/t5")));
        const HeadId head{1, 2, AttentionKind::Cross};
        const HeadWeights raw = headWeights(model.transformer, head);
        const HeadWeights folded = headWeights(model.transformer, head, NormFolding::Folded);
        QCOMPARE(folded.key, raw.key);
        QCOMPARE(folded.value, raw.value);
        QVERIFY(folded.query != raw.query);
    }

    void headsThatAreNotThereAreRefused() {
        const golden::OpenedModel model(folderOf(QStringLiteral("models/gqa")));
        const auto refused = [&](const HeadId& head) {
            return errorText([&] { static_cast<void>(headWeights(model.transformer, head)); });
        };
        QVERIFY(refused({99, 0}).contains(QStringLiteral("layer")));
        QVERIFY(refused({-1, 0}).contains(QStringLiteral("layer")));
        QVERIFY(refused({0, 8}).contains(QStringLiteral("head")));
        QVERIFY(refused({0, 0, AttentionKind::Encoder}).contains(QStringLiteral("kind")));
    }
};

QTEST_APPLESS_MAIN(TestHeadWeights)
#include "tst_head_weights.moc"
