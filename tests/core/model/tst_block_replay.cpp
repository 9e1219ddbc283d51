// SPDX-License-Identifier: GPL-3.0-or-later
// That a block finished once more from what a run keeps gives what the run went on with.
#include <numeric>

#include <QtTest>

#include "core/model/block_replay.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden_model.h"

using namespace headscope;
using golden::farthest;

namespace {

std::vector<Index> allTokens(const LayerTrace& trace) {
    std::vector<Index> tokens(static_cast<std::size_t>(trace.residual.rows()));
    std::iota(tokens.begin(), tokens.end(), Index{0});
    return tokens;
}

/// What a stack of the run hands on behind `layer`, and what it gives at its end behind its final norm.
Matrix expectedExit(const Run& run, AttentionKind kind, int layer) {
    const AttentionKind entry = kind == AttentionKind::Encoder ? kind : AttentionKind::Self;
    return layer + 1 < run.trace.layers(entry) ? run.trace.layer(layer + 1, entry).residual
           : entry == AttentionKind::Encoder   ? run.encoderStates
                                               : run.finalStates;
}

float worstExit(const Transformer& transformer, const Run& run) {
    float worst = 0;
    for (const AttentionKind kind : transformer.spec().kinds()) {
        const StackSpec& stack = transformer.spec().stackOf(kind);
        for (int layer = 0; layer < run.trace.layers(kind); ++layer) {
            const BlockReplay block(transformer, run, kind, layer);
            Matrix exit = block.exit(allTokens(block.trace()), block.attention());
            if (layer + 1 == run.trace.layers(kind) && stack.finalNorm) {
                exit = norm(exit, transformer.weights().stackOf(kind).finalNorm, stack.block.norm);
            }
            const Matrix expected = expectedExit(run, kind, layer);
            worst =
                std::max(worst, farthest(exit, expected) / std::max(1.0F, expected.cwiseAbs().maxCoeff()));
        }
    }
    return worst;
}

} // namespace

class TestBlockReplay : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void exitsAreTheEntriesOfTheNextLayer_data() {
        QTest::addColumn<QString>("folder");
        for (const char* group : {"families", "models"}) {
            for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / group)) {
                const std::string name = std::string(group) + "/" + entry.path().filename().string();
                QTest::newRow(name.c_str()) << QString::fromStdString(name);
            }
        }
    }

    void exitsAreTheEntriesOfTheNextLayer() {
        QFETCH(QString, folder);
        const golden::Subject subject(golden::dataFolder() / folder.toStdString());
        const auto run = subject.run(subject.input());
        const float worst = worstExit(subject.transformer, *run);
        QVERIFY2(worst <= 1e-5F, qPrintable(QString::number(worst)));
    }

    void exitsOfTheBundledModelUnderOtherSettings() {
        const golden::OpenedModel model(golden::bundledModel());
        std::vector<int> ids(40);
        std::iota(ids.begin(), ids.end(), 100);
        AttentionSettings settings;
        QVERIFY(worstExit(model.transformer, *model.run(ids, settings)) <= 1e-5F);
        settings.grouping.kvHeads = 2;
        settings.scale = FixedScale{0.5F};
        QVERIFY(worstExit(model.transformer, *model.run(ids, settings)) <= 1e-5F);
    }

    void rowsMayComeInAnyOrderAndTwice() {
        const golden::Subject subject(golden::dataFolder() / "families/bart");
        const auto run = subject.run(golden::inputOf(subject.json));
        const BlockReplay block(subject.transformer, *run, AttentionKind::Self, 0);
        const Matrix attention = block.attention();
        Matrix some(3, attention.cols());
        some << attention.row(4), attention.row(1), attention.row(4);
        const Matrix exit = block.exit(std::vector<Index>{4, 1, 4}, some);
        const Matrix& next = run->trace.layer(1).residual;
        Matrix expected(3, next.cols());
        expected << next.row(4), next.row(1), next.row(4);
        QVERIFY(farthest(exit, expected) <= 1e-5F);
    }

    void layersThatAreNotThereAreRefused() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto run = model.run(std::vector<int>{1, 2, 3});
        const auto refused = [&](AttentionKind kind, int layer) {
            return !errorText([&] { BlockReplay(model.transformer, *run, kind, layer); }).isEmpty();
        };
        QVERIFY(refused(AttentionKind::Self, 6));
        QVERIFY(refused(AttentionKind::Self, -1));
        QVERIFY(refused(AttentionKind::Encoder, 0));
        QVERIFY(refused(AttentionKind::Cross, 0));
    }
};

QTEST_APPLESS_MAIN(TestBlockReplay)
#include "tst_block_replay.moc"
