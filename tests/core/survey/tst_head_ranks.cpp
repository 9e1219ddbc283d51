// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks along a head of the bundled model. Expected values (tests/data/bundled/ranks.json): numpy's singular
// values of what transformers computes in float64 (tests/golden/bundled_ranks.py).
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

const HeadId kHead{2, 5}; // of ranks.json

bool near(double found, double expected, double tolerance) {
    return std::abs(found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

} // namespace

class TestHeadRanks : public QObject {
    Q_OBJECT

    golden::OpenedModel model_{golden::bundledModel()};
    const nlohmann::json expected_ = golden::readJson(golden::dataFolder() / "bundled" / "ranks.json");
    std::shared_ptr<const Run> run_;

    double expected(const char* what, const char* number) const { return expected_.at(what).at(number); }
    /// Float32 weights: one singular value may be near the threshold.
    static bool isNearRank(Index rank, double expected) {
        return std::abs(static_cast<double>(rank) - expected) <= 1;
    }

  private Q_SLOTS:
    void initTestCase() {
        const auto texts = golden::readJson(golden::dataFolder() / "bundled/golden.json")["texts"];
        run_ = model_.run(ModelInput(texts[1]["ids"].get<std::vector<int>>()));
    }

    void ranksAreTheReferences() {
        const HeadRanks ranks = headRanks(run_->trace, kHead, {});
        QCOMPARE(ranks.queries, Index{35});
        QVERIFY((kHead == HeadId{expected_.at("head").at(0), expected_.at("head").at(1)}));
        QCOMPARE(ranks.scores.rank, Index{32});
        QVERIFY(near(ranks.scores.effective, expected("scores", "effective"), 1e-4));
        QVERIFY(near(ranks.scores.singularValues[0], expected("scores", "largest"), 1e-5));
        QVERIFY(isNearRank(ranks.weights.rank, expected("weights", "rank")));
        QVERIFY(near(ranks.weights.effective, expected("weights", "effective"), 1e-4));
        QVERIFY(isNearRank(ranks.output.rank, expected("output", "rank")));
        QVERIFY(near(ranks.output.effective, expected("output", "effective"), 1e-4));
        QVERIFY(near(ranks.output.singularValues[0], expected("output", "largest"), 1e-5));
        QCOMPARE(ranks.concatenation.rank, expected_.at("concatenation").at("rank").get<Index>());
        QVERIFY(near(ranks.concatenation.effective, expected("concatenation", "effective"), 1e-4));
        QVERIFY(near(ranks.concatenation.singularValues[0], expected("concatenation", "largest"), 1e-5));
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
        QVERIFY(near(symmetryShares(circuits.qk).symmetric, expected("qk", "symmetric"), 1e-5));
        const HeadWeights a = headWeights(model_.transformer, kHead, NormFolding::Folded);
        const HeadWeights b = headWeights(model_.transformer, {2, 2}, NormFolding::Folded);
        const std::vector<double> queries = principalAngles(rowBasis(a.query), rowBasis(b.query));
        const std::vector<double> keys = principalAngles(rowBasis(a.key), rowBasis(b.key));
        QCOMPARE(queries.size(), std::size_t{32});
        constexpr double kDegrees = 57.29577951308232;
        QVERIFY(near(queries.front() * kDegrees, expected("query_angles", "smallest"), 1e-5));
        QVERIFY(near(queries.back() * kDegrees, expected("query_angles", "largest"), 1e-5));
        QVERIFY(near(keys.front() * kDegrees, expected("key_angles", "smallest"), 1e-5));
        QVERIFY(near(keys.back() * kDegrees, expected("key_angles", "largest"), 1e-5));
    }
};

QTEST_APPLESS_MAIN(TestHeadRanks)
#include "tst_head_ranks.moc"
