// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/attention/plain_attention.h"
#include "core/attention/tiled_softmax.h"
#include "tests/core/attention/head_case.h"

using namespace headscope;

namespace {

constexpr double kRounding = 2e-6;

void takeAll(TiledSoftmax& softmax) {
    while (softmax.done() < softmax.steps()) {
        softmax.advance();
    }
}

/// The largest difference of weights and outputs from the definition, for one tile size.
double error(const HeadCase& head, TileSize size) {
    TiledSoftmax softmax(head.operands(), size);
    takeAll(softmax);
    const double ofWeights = (softmax.weights().cast<double>() - head.weights()).cwiseAbs().maxCoeff();
    const double ofOutput = (softmax.state().output.cast<double>() - head.output()).cwiseAbs().maxCoeff();
    return std::max(ofWeights, ofOutput);
}

/// Two queries that see both of two keys, with scores 0 and ln 3, and values 1 and 5.
HeadCase handWorked() {
    HeadCase head(2);
    head.queries = Matrix::Ones(2, 1);
    head.keys = Matrix(2, 1);
    head.keys << 0, std::log(3.0F);
    head.values = Matrix(2, 1);
    head.values << 1, 5;
    head.attention.factor = 1;
    head.attention.mask = NoMask{};
    return head;
}

} // namespace

class TestTiledSoftmax : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aHandWorkedRowStepByStep() {
        const HeadCase head = handWorked();
        TiledSoftmax softmax(head.operands(), {1, 1});
        QCOMPARE(softmax.steps(), std::size_t{4});
        QVERIFY(std::isinf(softmax.state().largest[0]) && softmax.state().largest[0] < 0);
        softmax.advance(); // query 0, key 0
        QCOMPARE(softmax.state().largest[0], 0.0F);
        QCOMPARE(softmax.state().sum[0], 1.0F);
        QCOMPARE(softmax.state().output(0, 0), 1.0F);
        QCOMPARE(softmax.state().sum[1], 0.0F); // its turn is next: queries inside, keys outside
        softmax.advance();
        softmax.advance(); // query 0, key 1: exp(0 - ln 3) * 1 + 1
        QVERIFY(std::abs(softmax.state().sum[0] - 4.0F / 3) < 1e-6F);
        QVERIFY(std::abs(softmax.state().output(0, 0) - 4.0F) < 1e-6F); // (1 + 3 * 5) / 4
    }

    void stepsOfARowTellWhatTheSumWasRescaledBy() {
        const HeadCase head = handWorked();
        TiledSoftmax softmax(head.operands(), {2, 1});
        const std::vector<RowStep> steps = finish(softmax, 1);
        QCOMPARE(steps.size(), std::size_t{2});
        QCOMPARE(steps[0].rescale, 0.0F); // there was nothing
        QVERIFY(std::abs(steps[1].rescale - 1.0F / 3) < 1e-6F);
        QVERIFY(std::abs(steps[1].largest - std::log(3.0F)) < 1e-6F);
        QVERIFY(std::abs(steps[1].sum - 4.0F / 3) < 1e-6F);
    }

    void everyTileSizeGivesThePlainSoftmax() {
        const HeadCase head(13);
        for (Index queries = 1; queries <= 15; ++queries) {
            for (Index keys = 1; keys <= 15; ++keys) {
                QVERIFY(error(head, {queries, keys}) < kRounding);
            }
        }
    }

    void everyMaskGivesThePlainSoftmax() {
        for (const Mask& mask : {Mask(NoMask{}), Mask(CausalMask{}), Mask(WindowMask{3})}) {
            HeadCase head(17);
            head.attention.mask = mask;
            for (const TileSize size : {TileSize{1, 1}, TileSize{4, 3}, TileSize{2, 16}, TileSize{64, 64}}) {
                QVERIFY(error(head, size) < kRounding);
            }
        }
    }

    void queriesAndKeysOfTwoTexts() {
        HeadCase head(5, 11);
        head.attention.mask = NoMask{};
        QVERIFY(error(head, {2, 4}) < kRounding);
    }

    void aBiasGoesByTheDistanceInEveryTile() {
        HeadCase head(11);
        head.addBias();
        QVERIFY(error(head, {3, 4}) < kRounding);
        head.attention.mask = NoMask{};
        QVERIFY(error(head, {4, 3}) < kRounding);
    }

    void aSinkIsWhatTheSumBeginsWith() {
        HeadCase head(9);
        head.attention.kernel = SinkKernel{1.5F};
        QVERIFY(error(head, {2, 3}) < kRounding);
        TiledSoftmax softmax(head.operands(), {2, 3});
        QCOMPARE(softmax.state().largest[0], 1.5F);
        QCOMPARE(softmax.state().sum[0], 1.0F);
        takeAll(softmax);
        QVERIFY(softmax.weights().rowwise().sum().maxCoeff() < 1);
    }

    void hugeScoresDoNotOverflow() {
        const HeadCase head(12, 0, 40); // scores of thousands
        QVERIFY(head.weights().allFinite());
        TiledSoftmax softmax(head.operands(), {3, 3});
        takeAll(softmax);
        QVERIFY(softmax.weights().allFinite());
        QVERIFY(softmax.state().output.allFinite());
        // What a float32 score of this size is rounded by is what the exponential makes of it.
        const double rounding = 2e-7 * static_cast<double>(softmax.state().largest.abs().maxCoeff());
        QVERIFY((softmax.weights().cast<double>() - head.weights()).cwiseAbs().maxCoeff() < 2 * rounding);
        QVERIFY((softmax.state().output - plainAttention(head.operands())).cwiseAbs().maxCoeff() <
                static_cast<float>(40 * 6 * rounding));
    }

    void tilesThatNobodySeesAreSkippedAndCounted() {
        HeadCase head(8);
        TiledSoftmax causal(head.operands(), {2, 2});
        QCOMPARE(causal.tiles().size(), std::size_t{16});
        QCOMPARE(causal.skipped(), std::size_t{6}); // above the diagonal of 4 x 4
        head.attention.mask = WindowMask{1};
        TiledSoftmax diagonal(head.operands(), {2, 2});
        QCOMPARE(diagonal.steps(), std::size_t{4});
        head.attention.mask = NoMask{};
        QCOMPARE(TiledSoftmax(head.operands(), {2, 2}).skipped(), std::size_t{0});
    }

    void tilesAtTheEndsAreSmaller() {
        const HeadCase head(7);
        const TiledSoftmax softmax(head.operands(), {3, 5});
        QCOMPARE(softmax.tiles().size(), std::size_t{6});
        QVERIFY((softmax.tiles().back() == Tile{{6, 7}, {5, 7}, false}));
    }

    void aTileThatIsToComeHasNoWeights() {
        const HeadCase head(6);
        TiledSoftmax softmax(head.operands(), {3, 3});
        softmax.advance(); // queries 0 to 2, keys 0 to 2
        const Matrix weights = softmax.weights();
        QVERIFY((weights.topLeftCorner(3, 3).cast<double>() - head.weights().topLeftCorner(3, 3))
                    .cwiseAbs()
                    .maxCoeff() < kRounding);
        QVERIFY(weights.bottomRows(3).isZero());
    }

    void aStoppedJobStops() {
        const HeadCase head(6);
        TiledSoftmax softmax(head.operands(), {2, 2});
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(finish(softmax, 0, {source.get_token(), {}})), Stopped);
    }

    void memoryByFormula() {
        QCOMPARE(plainAttentionBytes(100, 100), std::uint64_t{40000});
        QCOMPARE(tiledSoftmaxBytes(100, 100, {8, 16}), std::uint64_t{4 * (8 * 16 + 200)});
        QCOMPARE(tiledSoftmaxBytes(4, 6, {64, 64}), std::uint64_t{4 * (4 * 6 + 8)});
    }
};

QTEST_APPLESS_MAIN(TestTiledSoftmax)
#include "tst_tiled_softmax.moc"
