// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/attention/attention_weights.h"
#include "core/ops/feature_map.h"
#include "tests/support/golden.h"

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

/// Two queries and two keys of width 1, so that q.k can be worked by hand.
struct SmallHead {
    ResolvedAttention attention{1.0F, 1, Pooling::Mean, CausalMask{}};
    float first = 0; // the queries
    float second = 0;

    [[nodiscard]] Matrix at(ScoreStage stage, float firstKey = 1, float secondKey = 1) const {
        Matrix queries(2, 1);
        queries << first, second;
        Matrix keys(2, 1);
        keys << firstKey, secondKey;
        Matrix out(2, 2);
        attentionRows({queries, 0}, keys, attention, stage, out);
        return out;
    }
};

std::shared_ptr<const OffsetBias> offsetBias(std::initializer_list<float> values) {
    OffsetBias bias;
    bias.zero = static_cast<Index>(values.size() / 2);
    bias.values = Eigen::Map<const RowVector>(values.begin(), static_cast<Index>(values.size()));
    return std::make_shared<const OffsetBias>(std::move(bias));
}

bool areNear(float a, double b) {
    return std::abs(static_cast<double>(a) - b) < 1e-6;
}

/// A case of tests/data/kernels.
struct GoldenCase {
    const nlohmann::json& json;

    [[nodiscard]] Matrix matrix(const char* name) const {
        const auto values = json.at(name).get<std::vector<std::vector<float>>>();
        Matrix matrix(static_cast<Index>(values.size()), static_cast<Index>(values.front().size()));
        for (std::size_t row = 0; row < values.size(); ++row) {
            matrix.row(static_cast<Index>(row)) =
                Eigen::Map<const RowVector>(values[row].data(), matrix.cols());
        }
        return matrix;
    }
    [[nodiscard]] ResolvedAttention attention() const {
        ResolvedAttention attention{json.at("factor").get<float>(), 1, Pooling::Mean, CausalMask{}};
        if (json.at("mask") == "none") {
            attention.mask = NoMask{};
        } else if (json.at("mask") == "window") {
            attention.mask = WindowMask{json.at("window").get<int>()};
        }
        attention.softCap = json.at("cap").get<float>();
        const auto bias = json.at("bias").get<std::vector<float>>();
        attention.bias = std::make_shared<const OffsetBias>(
            OffsetBias{Eigen::Map<const RowVector>(bias.data(), static_cast<Index>(bias.size())),
                       static_cast<Index>(bias.size() / 2)});
        return attention;
    }
    /// The largest difference of a stage from the reference, in units of the reference's largest value.
    [[nodiscard]] float error(ScoreStage stage, const char* name, const Kernel& kernel = {}) const {
        ResolvedAttention all = attention();
        all.kernel = kernel;
        const Matrix expected = matrix(name);
        Matrix out(expected.rows(), expected.cols());
        attentionRows({matrix("queries"), 0}, matrix("keys"), all, stage, out);
        return (out - expected).cwiseAbs().maxCoeff() / expected.cwiseAbs().maxCoeff();
    }
};

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

    void aCapComesAfterTheFactorAndBeforeTheBias() {
        SmallHead head{.first = 4, .second = -6};
        head.attention.factor = 0.5F; // 2 and -3
        head.attention.softCap = 2;
        head.attention.bias = offsetBias({10, 20, 30}); // of key - query = -1, 0, 1
        const Matrix capped = head.at(ScoreStage::Capped);
        QVERIFY(areNear(capped(0, 0), 2 * std::tanh(1.0)));
        QVERIFY(areNear(capped(1, 0), 2 * std::tanh(-1.5)));
        const Matrix adjusted = head.at(ScoreStage::Adjusted);
        QVERIFY(std::abs(adjusted(0, 0) - capped(0, 0) - 20) < 1e-5F);
        QVERIFY(std::abs(adjusted(0, 1) - capped(0, 1) - 30) < 1e-5F);
        QVERIFY(std::abs(adjusted(1, 0) - capped(1, 0) - 10) < 1e-5F);
        QVERIFY(std::abs(adjusted(1, 1) - capped(1, 1) - 20) < 1e-5F);
    }

    void withoutCapAndBiasTheStagesAreTheSame() {
        const Matrix scaled = rows(ScoreStage::Scaled, CausalMask{}, 0.5F);
        QVERIFY(rows(ScoreStage::Capped, CausalMask{}, 0.5F) == scaled);
        QVERIFY(rows(ScoreStage::Adjusted, CausalMask{}, 0.5F) == scaled);
    }

    void cappedScoresStayWithinTheCap() {
        SmallHead head{.first = 1e5F, .second = -1e5F};
        head.attention.softCap = 50;
        const Matrix capped = head.at(ScoreStage::Capped);
        QCOMPARE(capped(0, 0), 50.0F);
        QCOMPARE(capped(1, 1), -50.0F);
    }

    void twoEqualScoresAndAnEqualSinkHaveAThirdEach() {
        SmallHead head;
        head.attention.kernel = SinkKernel{0};
        const Matrix weights = head.at(ScoreStage::Weights);
        QVERIFY(areNear(weights(1, 0), 1.0 / 3));
        QVERIFY(areNear(weights(1, 1), 1.0 / 3));
        QVERIFY(areNear(weights(0, 0), 0.5)); // one key and the sink
        QCOMPARE(weights(0, 1), 0.0F);        // masked
    }

    void theSinksScoreIsNotMultipliedByTheFactor() {
        SmallHead head;
        head.attention.factor = 100;
        head.attention.kernel = SinkKernel{std::log(3.0F)};
        QVERIFY(areNear(head.at(ScoreStage::Weights)(0, 0), 0.25)); // 1 of 1 + 3
    }

    void withASinkRowsSumToOneLessItsShare() {
        const Matrix scores = rows(ScoreStage::Scaled, NoMask{}, 0.3F);
        Matrix queries(3, 2);
        queries << 1, 0, 0, 1, 1, 1;
        Matrix keys(3, 2);
        keys << 1, 2, 3, 4, 5, 6;
        Matrix weights(3, 3);
        const ResolvedAttention attention{0.3F, 1, Pooling::Mean, NoMask{}, 0, {}, SinkKernel{1.5F}};
        attentionRows({queries, 0}, keys, attention, ScoreStage::Weights, weights);
        for (Index query = 0; query < 3; ++query) {
            const double kept = scores.row(query).array().cast<double>().exp().sum();
            QVERIFY(areNear(weights.row(query).sum(), kept / (kept + std::exp(1.5))));
        }
    }

    void linearWeightsOfAHandWorkedRow() {
        SmallHead head{.first = 1, .second = -1}; // phi: 2 and 1/e
        head.attention.kernel = LinearKernel{};
        const Matrix weights = head.at(ScoreStage::Weights, 1, 0); // phi: 2 and 1
        QCOMPARE(weights(0, 0), 1.0F);
        QCOMPARE(weights(0, 1), 0.0F);            // masked
        QVERIFY(areNear(weights(1, 0), 2.0 / 3)); // of one feature, the query cancels
        QVERIFY(areNear(weights(1, 1), 1.0 / 3));
    }

    void linearWeightsOfTwoFeaturesOfAHandWorkedRow() {
        Matrix query(1, 2);
        query << 1, 0; // phi: 2, 1
        Matrix keys(2, 2);
        keys << 0, 2, 3, 0; // phi: (1, 3) and (4, 1); products 5 and 9
        const ResolvedAttention attention{1, 1, Pooling::Mean, NoMask{}, 0, {}, LinearKernel{}};
        Matrix weights(1, 2);
        attentionRows({query, 0}, keys, attention, ScoreStage::Weights, weights);
        QVERIFY(areNear(weights(0, 0), 5.0 / 14));
        QVERIFY(areNear(weights(0, 1), 9.0 / 14));
    }

    void aLinearKernelHasNeitherFactorNorCapNorBias() {
        SmallHead head{.first = 0.5F, .second = 2};
        head.attention.kernel = LinearKernel{};
        const Matrix plain = head.at(ScoreStage::Weights, 1, -2);
        head.attention.factor = 7;
        head.attention.softCap = 1;
        head.attention.bias = offsetBias({3, -3, 3});
        QVERIFY(head.at(ScoreStage::Weights, 1, -2) == plain);
        QVERIFY(head.at(ScoreStage::Scaled, 1, -2) == 7 * head.at(ScoreStage::Scores, 1, -2));
    }

    void everyStageAndKernelIsNumpys_data() {
        QTest::addColumn<int>("number");
        for (int number = 0; number < 3; ++number) {
            QTest::newRow(qPrintable(QString::number(number))) << number;
        }
    }

    void everyStageAndKernelIsNumpys() {
        QFETCH(int, number);
        const nlohmann::json json = golden::readJson(golden::dataFolder() / "kernels" / "golden.json");
        const GoldenCase golden{json.at("cases").at(static_cast<std::size_t>(number))};
        const auto tolerance = json.at("tolerance").get<float>();
        QVERIFY(golden.error(ScoreStage::Scores, "scores") < tolerance);
        QVERIFY(golden.error(ScoreStage::Scaled, "scaled") < tolerance);
        QVERIFY(golden.error(ScoreStage::Capped, "capped") < tolerance);
        QVERIFY(golden.error(ScoreStage::Adjusted, "adjusted") < tolerance);
        QVERIFY(golden.error(ScoreStage::Weights, "softmax") < tolerance);
        const SinkKernel sink{golden.json.at("sink_logit").get<float>()};
        QVERIFY(golden.error(ScoreStage::Weights, "sink", sink) < tolerance);
        QVERIFY(golden.error(ScoreStage::Weights, "linear", LinearKernel{}) < tolerance);
        const Matrix features =
            positiveFeatures(golden.matrix("queries")) * positiveFeatures(golden.matrix("keys")).transpose();
        const Matrix expected = golden.matrix("features");
        QVERIFY((features - expected).cwiseAbs().maxCoeff() < tolerance * expected.maxCoeff());
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
