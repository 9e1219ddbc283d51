// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>
#include <mutex>

#include <QtTest>

#include "core/base/error.h"
#include "core/trace/attention_trace.h"
#include "core/trace/head_inputs.h"
#include "core/trace/head_values.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

constexpr Index kTokens = 150; // more than one block of rows

/// Four query heads of width 6 that read two K/V heads.
AttentionTrace randomTrace() {
    auto layer = std::make_shared<LayerTrace>();
    layer->spec = {4, 2, 6, 0.4F, CausalMask{}};
    layer->residual = Matrix::Random(kTokens, 24);
    layer->queries = Matrix::Random(kTokens, 24);
    layer->keys = Matrix::Random(kTokens, 12);
    layer->values = Matrix::Random(kTokens, 12);
    return AttentionTrace({layer});
}

/// Counts rows, and looks whether they are those of a map.
class RowsSeen : public MapReader {
  public:
    explicit RowsSeen(const HeadMap& expected)
        : expected_(expected), times_(static_cast<std::size_t>(expected.queries())) {}

    void start(const HeadMap& map) override {
        areRight_ = map.values.size() == expected_.values.size() && map.allowed == expected_.allowed;
    }
    void take(const HeadMap& map, Index begin, Index end) override {
        const std::lock_guard lock(mutex_);
        areRight_ =
            areRight_ && begin % kMapRowsAtOnce == 0 &&
            map.values.middleRows(begin, end - begin) == expected_.values.middleRows(begin, end - begin);
        for (Index row = begin; row < end; ++row) {
            ++times_[static_cast<std::size_t>(row)];
        }
    }
    [[nodiscard]] const std::vector<int>& times() const { return times_; }
    [[nodiscard]] bool areAllRight() const { return areRight_; }

  private:
    const HeadMap& expected_;
    std::mutex mutex_;
    std::vector<int> times_;
    bool areRight_ = false;
};

class ReaderThatThrows : public MapReader {
  public:
    void start(const HeadMap&) override {}
    void take(const HeadMap&, Index begin, Index) override {
        if (begin > 0) {
            throw Error("no more rows");
        }
    }
};

} // namespace

class TestAttentionTrace : public QObject {
    Q_OBJECT

    AttentionTrace trace_ = randomTrace();

  private Q_SLOTS:
    void scoresAreThisHeadsQueriesTimesItsGroupsKeys() {
        const HeadMap map = trace_.headMap({0, 3}, {}, ScoreStage::Scores);
        const LayerTrace& layer = trace_.layer(0);
        const Matrix expected = layer.queries.middleCols(18, 6) * layer.keys.middleCols(6, 6).transpose();
        QVERIFY((map.values - expected).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void aCellsStatesMultiplyToItsScore() {
        for (const AttentionSettings& settings :
             {AttentionSettings{}, AttentionSettings{{}, {1, Pooling::Mean}, {}, {}}}) {
            const CellStates states = trace_.cellStates({0, 3}, settings, 70, 12);
            QVERIFY(std::abs(states.query.dot(states.key) - trace_.cell({0, 3}, settings, 70, 12).score) <
                    1e-5F);
        }
        QVERIFY_EXCEPTION_THROWN((void)trace_.cellStates({0, 3}, {}, 150, 0), Error);
    }

    void aCellOfALinearKernelHasNoFactor() {
        AttentionSettings settings;
        settings.kernel = LinearKernel{};
        const CellScores cell = trace_.cell({0, 2}, settings, 100, 95);
        QVERIFY(std::isnan(cell.scaled) && std::isnan(cell.adjusted));
        QCOMPARE(cell.score, trace_.cell({0, 2}, {}, 100, 95).score); // q.k is there to compare with
        QVERIFY(std::abs(cell.weight - trace_.headMap({0, 2}, settings).values(100, 95)) < 1e-7F);
    }

    void theInputsOfAHeadMakeItsMap() {
        for (const AttentionSettings& settings :
             {AttentionSettings{}, AttentionSettings{{}, {1, Pooling::Mean}, {}, SinkKernel{1}}}) {
            const HeadInputs inputs = headInputs(trace_, {0, 3}, settings);
            Matrix weights(kTokens, kTokens);
            attentionRows({inputs.queries, 0}, inputs.keys, inputs.attention, ScoreStage::Weights, weights);
            QVERIFY((weights - trace_.headMap({0, 3}, settings).values).cwiseAbs().maxCoeff() < 1e-6F);
        }
    }

    void theValuesOfAHeadAreItsGroups() {
        const Matrix& values = trace_.layer(0).values;
        QVERIFY(headValues(trace_, {0, 1}, {}) == values.leftCols(6));
        QVERIFY(headValues(trace_, {0, 2}, {}) == values.rightCols(6));
        const Matrix mean = (values.leftCols(6) + values.rightCols(6)) / 2;
        QVERIFY((headValues(trace_, {0, 2}, {{}, {1, Pooling::Mean}, {}, {}}) - mean).cwiseAbs().maxCoeff() <
                1e-6F);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(headValues(trace_, {0, 4}, {})), Error);
    }

    void headsOfOneGroupShareKeys() {
        auto same = std::make_shared<LayerTrace>(trace_.layer(0));
        same->queries.middleCols(6, 6) = same->queries.leftCols(6);
        const AttentionTrace trace({same});
        QVERIFY(trace.headMap({0, 0}, {}).values == trace.headMap({0, 1}, {}).values);
    }

    void blocksOfRowsFitTogether() {
        const HeadMap map = trace_.headMap({0, 1}, {});
        QVERIFY((map.values.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
        QCOMPARE(map.values(63, 64), 0.0F);
        QVERIFY(map.values(64, 64) > 0.0F);
        QVERIFY(map.isMasked(0, 1));
        QVERIFY(!map.isMasked(149, 0));
    }

    void aReusedBufferGivesTheSameMap() {
        HeadMap buffer = trace_.headMap({0, 0}, {FixedScale{3}, {}, NoMask{}, {}});
        trace_.headMap({0, 2}, {}, ScoreStage::Weights, buffer);
        QVERIFY(buffer.values == trace_.headMap({0, 2}, {}).values);
        QVERIFY(buffer.allowed == trace_.headMap({0, 2}, {}).allowed);
    }

    void aReusedBufferIsClearWhereKeysAreMasked() {
        HeadMap buffer;
        const auto isAsInFreshMemory = [&](const Mask& mask, ScoreStage stage) {
            const AttentionSettings settings{{}, {}, mask, {}};
            trace_.headMap({0, 1}, settings, stage, buffer);
            const HeadMap fresh = trace_.headMap({0, 1}, settings, stage);
            return buffer.values == fresh.values && buffer.allowed == fresh.allowed;
        };
        for (const ScoreStage stage : {ScoreStage::Weights, ScoreStage::Scaled, ScoreStage::Weights}) {
            for (const Mask& mask : {Mask{CausalMask{}}, Mask{WindowMask{3}}, Mask{NoMask{}},
                                     Mask{CausalMask{}}, Mask{CausalMask{}}}) {
                QVERIFY(isAsInFreshMemory(mask, stage));
            }
        }
        // A map that could not be made leaves what is not to be relied on.
        auto huge = std::make_shared<LayerTrace>(trace_.layer(0));
        huge->queries *= 1e20F;
        huge->keys *= 1e20F;
        QVERIFY(isAsInFreshMemory(NoMask{}, ScoreStage::Weights));
        QVERIFY_EXCEPTION_THROWN(
            AttentionTrace({huge}).headMap({0, 1}, {{}, {}, CausalMask{}, {}}, ScoreStage::Weights, buffer),
            Error);
        QVERIFY(isAsInFreshMemory(CausalMask{}, ScoreStage::Weights));
    }

    void aReaderSeesEachRowOnceWhenItIsThere() {
        const HeadMap expected = trace_.headMap({0, 2}, {});
        RowsSeen reader(expected);
        HeadMap map;
        trace_.headMap({0, 2}, {}, ScoreStage::Weights, map, &reader);
        QCOMPARE(reader.times(), std::vector<int>(kTokens, 1));
        QVERIFY(reader.areAllRight());
    }

    void nothingIsLeftWhereAReaderThrows() {
        const HeadMap expected = trace_.headMap({0, 1}, {});
        HeadMap map = trace_.headMap({0, 2}, {}); // with the same mask: else it would not look like a map
        ReaderThatThrows reader;
        QVERIFY_EXCEPTION_THROWN(trace_.headMap({0, 1}, {}, ScoreStage::Weights, map, &reader), Error);
        QVERIFY(map.allowed.empty());
        trace_.headMap({0, 1}, {}, ScoreStage::Weights, map);
        QCOMPARE(map.values, expected.values);
    }

    void someRowsAreThoseOfTheMap() {
        const AttentionSettings settings{FixedScale{3}, {1, Pooling::Mean}, WindowMask{20}, {}};
        Matrix rows = Matrix::Constant(31, kTokens, 7);
        trace_.headRows({0, 3}, settings, 50, rows);
        const Matrix expected = trace_.headMap({0, 3}, settings).values.middleRows(50, 31);
        QVERIFY((rows - expected).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void pooledGroupsReadTheMeanOfTheKeys() {
        AttentionSettings one;
        one.grouping.kvHeads = 1;
        const HeadMap pooled = trace_.headMap({0, 0}, one, ScoreStage::Scores);
        const LayerTrace& layer = trace_.layer(0);
        const Matrix keys = (layer.keys.leftCols(6) + layer.keys.rightCols(6)) / 2;
        QVERIFY((pooled.values - layer.queries.leftCols(6) * keys.transpose()).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void theFirstHeadOfAGroupStandsForIt() {
        AttentionSettings one;
        one.grouping = {1, Pooling::FirstHead};
        QVERIFY(trace_.headMap({0, 1}, one).values == trace_.headMap({0, 1}, {}).values);
    }

    void aCellEqualsTheMapsCell() {
        const AttentionSettings settings{FixedScale{0.3F}, {1, Pooling::Mean}, WindowMask{20}, {}};
        const CellScores cell = trace_.cell({0, 2}, settings, 100, 95);
        const auto value = [&](ScoreStage stage) {
            return trace_.headMap({0, 2}, settings, stage).values(100, 95);
        };
        QVERIFY(std::abs(cell.score - value(ScoreStage::Scores)) < 1e-5F);
        QVERIFY(std::abs(cell.scaled - value(ScoreStage::Scaled)) < 1e-5F);
        QVERIFY(std::abs(cell.weight - value(ScoreStage::Weights)) < 1e-5F);
        QVERIFY(!cell.masked);
    }

    void aMaskedCellHasAScoreAndNoWeight() {
        const CellScores cell = trace_.cell({0, 0}, {}, 3, 9);
        QVERIFY(cell.masked);
        QVERIFY(cell.score != 0.0F);
        QCOMPARE(cell.weight, 0.0F);
    }

    void scoresThatOverflowAreRefusedAtEveryStage() {
        auto huge = std::make_shared<LayerTrace>(trace_.layer(0));
        huge->queries *= 1e15F;
        huge->keys *= 1e20F; // q.k is finite, q.k times the factor is not
        const AttentionTrace trace({huge});
        const AttentionSettings settings{FixedScale{1e6F}, {}, {}, {}};
        QVERIFY(trace.headMap({0, 0}, settings, ScoreStage::Scores).values.allFinite());
        for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Masked, ScoreStage::Weights}) {
            const QString text = errorText([&] {
                static_cast<void>(trace.headMap({0, 0}, settings, stage));
            });
            QVERIFY2(
                text.startsWith(QStringLiteral("L0 H0: scores: expected finite numbers, found values that "
                                               "overflow float32")),
                qPrintable(text));
        }
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(trace.cell({0, 0}, settings, 100, 3)), Error);
    }

    void oneCellThatOverflowsIsFoundInTheLastRow() {
        auto damaged = std::make_shared<LayerTrace>(trace_.layer(0));
        damaged->queries(kTokens - 1, 0) = std::numeric_limits<float>::infinity();
        const AttentionTrace trace({damaged});
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(trace.headMap({0, 0}, {})), Error);
        QVERIFY(trace.headMap({0, 1}, {}).values.allFinite());
    }

    void maskedScoresAreInfiniteInMaskedCellsOnly() {
        const HeadMap map = trace_.headMap({0, 0}, {}, ScoreStage::Masked);
        QVERIFY(std::isfinite(map.values(5, 5)));
        QCOMPARE(map.values(5, 6), -std::numeric_limits<float>::infinity());
    }

    void headsThatDoNotExistAreRefused() {
        for (const HeadId& head : {HeadId{1, 0}, HeadId{0, 4}, HeadId{-1, 0}, HeadId{0, -1}}) {
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(trace_.headMap(head, {})), Error);
        }
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(trace_.cell({0, 0}, {}, kTokens, 0)), Error);
    }
};

QTEST_APPLESS_MAIN(TestAttentionTrace)
#include "tst_attention_trace.moc"
