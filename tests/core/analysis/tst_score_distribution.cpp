// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numeric>
#include <random>

#include <QtTest>

#include "core/analysis/score_distribution.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

namespace {

HeadMap scoresOf(const Matrix& queries, const Matrix& keys, bool isCausal) {
    HeadMap map;
    map.stage = ScoreStage::Scores;
    map.values = queries * keys.transpose();
    for (Index query = 0; query < queries.rows(); ++query) {
        map.allowed.push_back({0, isCausal ? query + 1 : keys.rows()});
    }
    return map;
}

Matrix normal(Index rows, Index columns, unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> draw;
    return Matrix::NullaryExpr(rows, columns, [&] { return draw(random); });
}

} // namespace

class TestScoreDistribution : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Pairs (0,0), (1,0), (1,1) with q.k = 2, 6, -3. Over pairs, E[q] = 7/3, E[q^2] = 19/3; E[k] = 1, E[k^2]
    /// = 3.
    void threePairsByHand() {
        Matrix queries(2, 1);
        queries << 1, 3;
        Matrix keys(2, 1);
        keys << 2, -1;
        const ScoreDistribution found = scoreDistribution(scoresOf(queries, keys, true), queries, keys, 3);
        QCOMPARE(found.pairs, Index{3});
        QVERIFY(isClose(found.mean, 5 / 3.0));
        QVERIFY(isClose(found.deviation, std::sqrt((4 + 36 + 9) / 3.0 - 25 / 9.0)));
        QVERIFY(isClose(found.unitDeviation, 1));
        QVERIFY(isClose(found.predictedMean, 7 / 3.0));
        QVERIFY(isClose(found.predictedDeviation, std::sqrt(19 / 3.0 * 3 - 49 / 9.0)));
        QCOMPARE(found.edges, (std::vector<double>{-3, 0, 3, 6}));
        for (const double density : found.densities) {
            QVERIFY(isClose(density, 1 / 9.0));
        }
    }

    void maskedPairsDoNotCount() {
        const Matrix states = normal(40, 8, 1);
        const ScoreDistribution all = scoreDistribution(scoresOf(states, states, false), states, states);
        const ScoreDistribution causal = scoreDistribution(scoresOf(states, states, true), states, states);
        QCOMPARE(all.pairs, Index{1600});
        QCOMPARE(causal.pairs, Index{820});
        QVERIFY(std::abs(all.mean - causal.mean) > 1e-3);
    }

    void unitEntriesHaveTheRootOfTheWidth() {
        for (const Index width : {4, 64, 256}) {
            const Matrix queries = normal(300, width, 2);
            const Matrix keys = normal(300, width, 3);
            const ScoreDistribution found = scoreDistribution(scoresOf(queries, keys, false), queries, keys);
            const double root = std::sqrt(static_cast<double>(width));
            QVERIFY(isClose(found.unitDeviation, root));
            QVERIFY(std::abs(found.deviation / root - 1) < 0.1);
            QVERIFY(std::abs(found.predictedDeviation / found.deviation - 1) < 0.06);
        }
    }

    /// Entries of other deviations and means: sqrt(d_k) is wrong, the moments are right.
    void momentsPredictWhatUnitEntriesDoNot() {
        Matrix queries = normal(400, 16, 4);
        Matrix keys = normal(400, 16, 5);
        queries.array().rowwise() *= RowVector::LinSpaced(16, 0.1F, 3).array();
        queries.array() += 0.5F;
        keys.array() -= 1;
        const ScoreDistribution found = scoreDistribution(scoresOf(queries, keys, false), queries, keys);
        QVERIFY(std::abs(found.unitDeviation / found.deviation - 1) > 0.3);
        QVERIFY(std::abs(found.predictedDeviation / found.deviation - 1) < 0.06);
        QVERIFY(std::abs(found.predictedMean - found.mean) < 0.03 * found.deviation);
    }

    void theAreaIsOne() {
        const Matrix states = normal(50, 8, 6);
        const ScoreDistribution found = scoreDistribution(scoresOf(states, states, true), states, states);
        QCOMPARE(found.edges.size(), found.densities.size() + 1);
        const double width = found.edges[1] - found.edges[0];
        QVERIFY(isClose(std::accumulate(found.densities.begin(), found.densities.end(), 0.0) * width, 1));
    }

    void oneScoreHasNoBins() {
        const Matrix one = Matrix::Ones(1, 4);
        const ScoreDistribution found = scoreDistribution(scoresOf(one, one, true), one, one);
        QCOMPARE(found.mean, 4.0);
        QCOMPARE(found.deviation, 0.0);
        QVERIFY(found.edges.empty());
    }

    void withoutPairsNothingIsDefined() {
        HeadMap map = scoresOf(Matrix::Ones(1, 2), Matrix::Ones(1, 2), true);
        map.allowed = {{0, 0}};
        const ScoreDistribution found = scoreDistribution(map, Matrix::Ones(1, 2), Matrix::Ones(1, 2));
        QVERIFY(std::isnan(found.mean) && std::isnan(found.deviation) &&
                std::isnan(found.predictedDeviation));
    }
};

QTEST_APPLESS_MAIN(TestScoreDistribution)
#include "tst_score_distribution.moc"
