// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks along a head of the bundled model. Expected values: numpy.linalg.svd of what the plain float64
// implementation (tests/golden/plain_llama.py) computes for the second text of tests/data/bundled, L2 H5.
#include <cmath>
#include <cstdlib>
#include <numeric>

#include <QtTest>

#include "core/analysis/circuits.h"
#include "core/analysis/subspace.h"
#include "core/analysis/symmetry.h"
#include "core/base/normal_numbers.h"
#include "core/model/head_weights.h"
#include "core/survey/head_ranks.h"
#include "core/survey/weight_scores.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

const HeadId kHead{2, 5};

bool near(double found, double expected, double tolerance) {
    return std::abs(found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

} // namespace

class TestHeadRanks : public QObject {
    Q_OBJECT

    golden::OpenedModel model_{golden::bundledModel()};
    std::shared_ptr<const Run> run_;

  private Q_SLOTS:
    void initTestCase() {
        const auto texts = golden::readJson(golden::dataFolder() / "bundled/golden.json")["texts"];
        run_ = model_.run(ModelInput(texts[1]["ids"].get<std::vector<int>>()));
    }

    void ranksAreTheReferences() {
        const HeadRanks ranks = headRanks(run_->trace, kHead, {});
        QCOMPARE(ranks.queries, Index{35});
        QCOMPARE(ranks.scores.rank, Index{32});
        QVERIFY(near(ranks.scores.effective, 10.858258324185954, 1e-4));
        QVERIFY(near(ranks.scores.singularValues[0], 1428.2112253464934, 1e-5));
        QVERIFY(std::abs(ranks.weights.rank - 12) <= 1); // float32 weights: one is near the threshold
        QVERIFY(near(ranks.weights.effective, 4.589288713717172, 1e-4));
        QVERIFY(std::abs(ranks.output.rank - 11) <= 1);
        QVERIFY(near(ranks.output.effective, 3.537708153873895, 1e-4));
        QVERIFY(near(ranks.output.singularValues[0], 48.79137844413554, 1e-5));
        QCOMPARE(ranks.concatenation.rank, Index{35});
        QVERIFY(near(ranks.concatenation.effective, 25.33621764162582, 1e-4));
        QVERIFY(near(ranks.concatenation.singularValues[0], 111.82452374068899, 1e-5));
    }

    void boundsAreThoseOfTheShapes() {
        const HeadRanks ranks = headRanks(run_->trace, kHead, {});
        QCOMPARE(ranks.scores.bound, Index{32});
        QCOMPARE(ranks.weights.bound, Index{35});
        QCOMPARE(ranks.output.bound, Index{32});
        QCOMPARE(ranks.concatenation.bound, Index{35});
        QCOMPARE(ranks.concatenation.columns, Index{256});
        for (const MatrixRank* rank : {&ranks.scores, &ranks.weights, &ranks.output, &ranks.concatenation}) {
            QVERIFY(rank->rank <= rank->bound);
            QVERIFY(rank->effective <= static_cast<double>(rank->bound));
        }
    }

    void settingsArePartOfIt() {
        AttentionSettings uniform;
        uniform.scale = FixedScale{0};
        uniform.mask = NoMask{};
        const HeadRanks ranks = headRanks(run_->trace, kHead, uniform);
        QCOMPARE(ranks.weights.rank, Index{1}); // all weights are 1/35
        QCOMPARE(ranks.output.rank, Index{1});
        QCOMPARE(ranks.scores.rank, Index{32}); // before the factor
    }

    void ofLongTextsTheFirstTokensAreTaken() {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec = {.heads = 2, .kvHeads = 2, .headWidth = 2, .mask = CausalMask{}};
        layer->queries = normalMatrix(kMostRankTokens + 9, 4, 1);
        layer->keys = normalMatrix(kMostRankTokens + 9, 4, 2);
        layer->values = normalMatrix(kMostRankTokens + 9, 4, 3);
        const AttentionTrace trace(LayerTraces{layer});
        AttentionSettings settings; // outputs are of all keys
        settings.mask = NoMask{};
        settings.grouping.kvHeads = 1;
        const HeadRanks ranks = headRanks(trace, {0, 1}, settings);
        QCOMPARE(ranks.queries, kMostRankTokens);
        QCOMPARE(ranks.keys, kMostRankTokens);
        QCOMPARE(ranks.keysOfText, kMostRankTokens + 9);
        QCOMPARE(ranks.scores.rank, Index{2});
        const HeadMap map = trace.headMap({0, 1}, settings);
        const Matrix values = (layer->values.leftCols(2) + layer->values.rightCols(2)) / 2;
        const Matrix output = map.values.topRows(kMostRankTokens) * values;
        const auto squares = [](const std::vector<double>& of) {
            return std::inner_product(of.begin(), of.end(), of.begin(), 0.0);
        };
        QVERIFY(near(squares(ranks.output.singularValues), double{output.squaredNorm()}, 1e-5));
        const auto corner = map.values.topLeftCorner(kMostRankTokens, kMostRankTokens);
        QVERIFY(near(squares(ranks.weights.singularValues), double{corner.squaredNorm()}, 1e-5));
        const HeadMap scores = trace.headMap({0, 1}, settings, ScoreStage::Scores);
        const auto pairs = scores.values.topLeftCorner(kMostRankTokens, kMostRankTokens);
        QVERIFY(near(squares(ranks.scores.singularValues), double{pairs.squaredNorm()}, 1e-5));
    }

    void aHeadThatIsNotThereIsRefused() {
        QVERIFY(errorText([&] {
                    static_cast<void>(headRanks(run_->trace, {2, 99}, {}));
                }).contains(QLatin1String("99")));
    }

    void geometryOfTheWeightsIsTheReferences() { // norm folded in, as circuits have it
        const HeadCircuits circuits = headCircuits(model_.transformer, kHead);
        QVERIFY(near(symmetryShares(circuits.qk).symmetric, 0.5052334889314795, 1e-5));
        const HeadWeights a = headWeights(model_.transformer, kHead, NormFolding::Folded);
        const HeadWeights b = headWeights(model_.transformer, {2, 2}, NormFolding::Folded);
        const std::vector<double> queries = principalAngles(rowBasis(a.query), rowBasis(b.query));
        const std::vector<double> keys = principalAngles(rowBasis(a.key), rowBasis(b.key));
        QCOMPARE(queries.size(), std::size_t{32});
        constexpr double kDegrees = 57.29577951308232;
        QVERIFY(near(queries.front() * kDegrees, 46.13886644282653, 1e-5));
        QVERIFY(near(queries.back() * kDegrees, 89.45218856109732, 1e-5));
        QVERIFY(near(keys.front() * kDegrees, 44.28949003922779, 1e-5));
        QVERIFY(near(keys.back() * kDegrees, 89.32507510413963, 1e-5));
    }
};

QTEST_APPLESS_MAIN(TestHeadRanks)
#include "tst_head_ranks.moc"
