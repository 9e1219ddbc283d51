// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/attention/attention_weights.h"

using namespace headscope;

namespace {

Matrix rows(ScoreStage stage, const Mask& mask, float factor = 1.0F, Index firstQuery = 0) {
    Matrix queries(3, 2);
    queries << 1, 0, 0, 1, 1, 1;
    Matrix keys(3, 2);
    keys << 1, 2, 3, 4, 5, 6;
    Matrix out(3, 3);
    attentionRows({queries, firstQuery}, keys, {factor, 1, Pooling::Mean, mask}, stage, out);
    return out;
}

} // namespace

class TestAttentionWeights : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void scoresAreUndividedProducts() {
        Matrix expected(3, 3);
        expected << 1, 3, 5, 2, 4, 6, 3, 7, 11;
        QVERIFY(rows(ScoreStage::Scores, CausalMask{}, 0.5F) == expected);
    }

    void scaledScoresAreTheProductsTimesTheFactor() {
        QVERIFY(rows(ScoreStage::Scaled, CausalMask{}, 0.5F) ==
                0.5F * rows(ScoreStage::Scores, CausalMask{}));
    }

    void maskedScoresAreMinusInfinityAndOthersStay() {
        const Matrix masked = rows(ScoreStage::Masked, CausalMask{}, 0.5F);
        QCOMPARE(masked(2, 0), 1.5F);
        QVERIFY(std::isinf(masked(0, 1)) && masked(0, 1) < 0);
    }

    void weightsOfAHandWorkedRow() {
        const Matrix weights = rows(ScoreStage::Weights, CausalMask{}, 0.5F);
        const float sum = std::exp(1.0F) + std::exp(2.0F); // scores 2 and 4, times 0.5
        QVERIFY(std::abs(weights(1, 0) - std::exp(1.0F) / sum) < 1e-6F);
        QVERIFY(std::abs(weights(1, 1) - std::exp(2.0F) / sum) < 1e-6F);
    }

    void maskedWeightsAreExactlyZeroAndRowsSumToOne() {
        for (const Mask& mask : {Mask(CausalMask{}), Mask(WindowMask{2}), Mask(NoMask{})}) {
            const Matrix weights = rows(ScoreStage::Weights, mask);
            for (Index query = 0; query < 3; ++query) {
                const KeyRange range = allowedKeys(mask, query, 3);
                QVERIFY(std::abs(weights.row(query).sum() - 1) < 1e-6F);
                for (Index key = 0; key < 3; ++key) {
                    QCOMPARE(weights(query, key) == 0.0F, !range.contains(key));
                }
            }
        }
    }

    void rowsOfLaterPositionsSeeMoreKeys() {
        const Matrix weights = rows(ScoreStage::Weights, CausalMask{}, 1.0F, 2);
        QVERIFY((weights.array() > 0).all());
    }

    void poolingByMean() {
        Matrix states(1, 8); // four heads of width 2
        states << 1, 2, 3, 4, 5, 6, 7, 8;
        Matrix expected(1, 4);
        expected << 2, 3, 6, 7;
        QVERIFY(poolKvHeads(states, 4, 2, Pooling::Mean) == expected);
    }

    void poolingByFirstHead() {
        Matrix states(1, 8);
        states << 1, 2, 3, 4, 5, 6, 7, 8;
        Matrix expected(1, 4);
        expected << 1, 2, 5, 6;
        QVERIFY(poolKvHeads(states, 4, 2, Pooling::FirstHead) == expected);
    }

    void poolingToTheOwnNumberChangesNothing() {
        const Matrix states = Matrix::Random(3, 8);
        QVERIFY(poolKvHeads(states, 4, 4, Pooling::Mean) == states);
    }

    // Ainslie et al. 2023 pool projections; that equals the mean of the scores with the group's keys.
    void scoresWithPooledKeysAreTheMeanOfTheScores() {
        const Matrix query = Matrix::Random(1, 4);
        const Matrix keys = Matrix::Random(5, 8); // two heads of width 4
        const Matrix pooled = poolKvHeads(keys, 2, 1, Pooling::Mean);
        const Matrix mean =
            (query * keys.leftCols(4).transpose() + query * keys.rightCols(4).transpose()) / 2;
        QVERIFY((query * pooled.transpose() - mean).cwiseAbs().maxCoeff() < 1e-6F);
    }
};

QTEST_APPLESS_MAIN(TestAttentionWeights)
#include "tst_attention_weights.moc"
