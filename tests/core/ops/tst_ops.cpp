// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

#include <QtTest>

#include "core/ops/activation.h"
#include "core/ops/embedding.h"
#include "core/ops/feature_map.h"
#include "core/ops/linear.h"
#include "core/ops/norm.h"
#include "core/ops/rotary.h"
#include "core/ops/rotary_scaling.h"
#include "core/ops/softmax.h"
#include "core/ops/weight.h"

using namespace headscope;

namespace {

template <typename Number>
std::vector<std::byte> bytesOf(const std::vector<Number>& numbers, std::size_t offset = 0) {
    std::vector<std::byte> bytes(offset + numbers.size() * sizeof(Number));
    std::memcpy(bytes.data() + offset, numbers.data(), numbers.size() * sizeof(Number));
    return bytes;
}

} // namespace

class TestOps : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void bf16IsWidenedExactly() {
        const auto bytes = bytesOf(std::vector<std::uint16_t>{0x3f80, 0xc049, 0x0001, 0x7f80});
        const Matrix values = widened({bytes, DataType::BF16, 1, 4});
        QCOMPARE(values(0, 0), 1.0F);
        QCOMPARE(values(0, 1), -3.140625F);
        QCOMPARE(values(0, 2), std::ldexp(1.0F, -133)); // a subnormal number
        QVERIFY(std::isinf(values(0, 3)));
    }

    void f16IsWidenedExactlyAlsoAtAnOddAddress() {
        const auto bytes = bytesOf(std::vector<std::uint16_t>{0x3c00, 0xc248, 0x0001, 0x7bff}, 1);
        const Matrix values = widened({std::span(bytes).subspan(1), DataType::F16, 2, 2});
        QCOMPARE(values(0, 0), 1.0F);
        QCOMPARE(values(0, 1), -3.140625F);
        QCOMPARE(values(1, 0), std::ldexp(1.0F, -24));
        QCOMPARE(values(1, 1), 65504.0F);
    }

    void linearMultipliesByTheTransposeAndAddsTheBias() {
        const auto bytes = bytesOf(std::vector<float>{1, 2, 3, 4, 5, 6}); // 3 outputs, 2 inputs
        Matrix input(2, 2);
        input << 1, 1, 2, 0;
        RowVector bias(3);
        bias << 10, 20, 30;
        const Matrix output = linear(input, {bytes, DataType::F32, 3, 2}, bias);
        Matrix expected(2, 3);
        expected << 13, 27, 41, 12, 26, 40;
        QVERIFY(output == expected);
    }

    void linearReadsUnalignedWeights() {
        const auto bytes = bytesOf(std::vector<float>{1, 2}, 3);
        const Matrix output = linear(Matrix::Ones(1, 2), {std::span(bytes).subspan(3), DataType::F32, 1, 2});
        QCOMPARE(output(0, 0), 3.0F);
    }

    void linearInBlocksEqualsOneProduct() {
        const Index outputs = 1000;
        const Index inputs = 33;
        const Matrix weight = Matrix::Random(outputs, inputs);
        const auto bytes = bytesOf(std::vector<float>(weight.data(), weight.data() + weight.size()));
        const Matrix input = Matrix::Random(5, inputs);
        const Matrix output = linear(input, {bytes, DataType::F32, outputs, inputs});
        QVERIFY((output - input * weight.transpose()).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void embeddingPicksRows() {
        const auto bytes = bytesOf(std::vector<float>{1, 2, 3, 4, 5, 6});
        const std::array ids{2, 0};
        const Matrix rows = embed({bytes, DataType::F32, 3, 2}, ids);
        Matrix expected(2, 2);
        expected << 5, 6, 1, 2;
        QVERIFY(rows == expected);
    }

    void rmsNormOfAHandWorkedRow() {
        Matrix input(1, 2);
        input << 3, 4; // mean square 12.5
        RowVector weight(2);
        weight << 1, 2;
        const Matrix output = rmsNorm(input, weight, 0.0F);
        QVERIFY(std::abs(output(0, 0) - 3 / std::sqrt(12.5F)) < 1e-6F);
        QVERIFY(std::abs(output(0, 1) - 8 / std::sqrt(12.5F)) < 1e-6F);
    }

    void rmsNormOfZerosIsZero() {
        QCOMPARE(rmsNorm(Matrix::Zero(1, 4), RowVector::Ones(4), 1e-5F).norm(), 0.0F);
    }

    void rmsNormOfARowThatOverflowsIsNotANumber() {
        Matrix input = Matrix::Constant(2, 4, 1.0F);
        input.row(1).setConstant(1e22F); // finite, and so is its norm, but not its square
        const Matrix output = rmsNorm(input, RowVector::Ones(4), 1e-5F);
        QVERIFY(output.row(0).allFinite());
        QVERIFY(output.row(1).array().isNaN().all());
    }

    void siluTimesUp() {
        Matrix gate(1, 3);
        gate << 0, 1, -2;
        Matrix up(1, 3);
        up << 5, 2, 1;
        activateTimes(gate, Activation::Silu, up);
        QCOMPARE(gate(0, 0), 0.0F);
        QVERIFY(std::abs(gate(0, 1) - 2 / (1 + std::exp(-1.0F))) < 1e-6F);
        QVERIFY(std::abs(gate(0, 2) + 2 / (1 + std::exp(2.0F))) < 1e-6F);
    }

    void rotationTurnsEachPairByPositionTimesFrequency() {
        const RotarySpec spec{4, 100.0}; // frequencies 1 and 0.1
        Matrix states(1, 4);
        states << 1, 0, 0, 2; // pairs (x0, x2) = (1, 0) and (x1, x3) = (0, 2)
        rotate(states, 4, spec, rotaryAngles(spec, 3, 1));
        QVERIFY(std::abs(states(0, 0) - std::cos(3.0F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 2) - std::sin(3.0F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 1) + 2 * std::sin(0.3F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 3) - 2 * std::cos(0.3F)) < 1e-6F);
    }

    void rotatedProductsDependOnTheDistanceOnly() {
        const RotarySpec spec{8, 10000.0};
        const Matrix query = Matrix::Random(1, 8);
        const Matrix key = Matrix::Random(1, 8);
        const auto product = [&](Index queryPosition, Index keyPosition) {
            Matrix q = query;
            Matrix k = key;
            rotate(q, 8, spec, rotaryAngles(spec, queryPosition, 1));
            rotate(k, 8, spec, rotaryAngles(spec, keyPosition, 1));
            return (q * k.transpose())(0, 0);
        };
        QVERIFY(std::abs(product(7, 4) - product(103, 100)) < 1e-4F);
    }

    void llama3ScalingKeepsHighFrequenciesAndStretchesLowOnes() {
        RotarySpec spec{4, 1e6}; // wavelengths 6.3 and 6283
        const RotaryAngles plain = rotaryAngles(spec, 1, 1);
        spec.divisors = divisorsOf(Llama3Scaling{8, 1, 4, 64}, spec);
        const RotaryAngles scaled = rotaryAngles(spec, 1, 1);
        QCOMPARE(scaled.sines(0, 0), plain.sines(0, 0));
        QVERIFY(std::abs(scaled.sines(0, 1) - plain.sines(0, 1) / 8) < 1e-9F);
    }

    void yarnKeepsPairsThatTurnOftenAndStretchesThoseThatDoNot() {
        const RotarySpec spec{8, 10000.0}; // over 628 tokens its pairs turn 100, 10, 1 and 0.1 times
        const std::vector<double> divisors = divisorsOf(YarnScaling{4, 32, 1, 200 * std::numbers::pi}, spec);
        QCOMPARE(divisors[0], 1.0);
        QVERIFY(divisors[1] > 1.0 && divisors[1] < 4.0);
        QCOMPARE(divisors[2], 4.0);
        QCOMPARE(divisors[3], 4.0);
    }

    void neighboursAreThePairsOfTheOtherLayout() {
        RotarySpec spec{4, 100.0};
        spec.pairs = RotaryPairs::Neighbours;
        Matrix states(1, 4);
        states << 1, 0, 0, 2; // pairs (x0, x1) = (1, 0) and (x2, x3) = (0, 2)
        rotate(states, 4, spec, rotaryAngles(spec, 3, 1));
        QVERIFY(std::abs(states(0, 0) - std::cos(3.0F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 1) - std::sin(3.0F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 2) + 2 * std::sin(0.3F)) < 1e-6F);
        QVERIFY(std::abs(states(0, 3) - 2 * std::cos(0.3F)) < 1e-6F);
    }

    void partialRotationLeavesTheOtherFeatures() {
        const RotarySpec spec{2, 100.0};
        Matrix states = Matrix::Random(3, 10); // two heads of width 5
        const Matrix before = states;
        rotate(states, 5, spec, rotaryAngles(spec, 1, 3));
        QVERIFY(states.middleCols(2, 3) == before.middleCols(2, 3));
        QVERIFY(states.middleCols(7, 3) == before.middleCols(7, 3));
        QVERIFY(states.leftCols(2) != before.leftCols(2));
        QVERIFY(states.middleCols(5, 2) != before.middleCols(5, 2));
    }

    void layerNormOfAHandWorkedRow() {
        Matrix input(1, 2);
        input << 1, 5; // mean 3, variance 4
        RowVector weight(2);
        weight << 2, 3;
        RowVector bias(2);
        bias << 10, 20;
        const Matrix output = layerNorm(input, {weight, bias}, 0.0F);
        QVERIFY(std::abs(output(0, 0) - 8) < 1e-5F);
        QVERIFY(std::abs(output(0, 1) - 23) < 1e-5F);
    }

    // With the mean of squares less the square of the mean, float32 would leave nothing of the variance.
    void layerNormOfManyValuesFarFromZero() {
        constexpr Index kWidth = 8192;
        Matrix input(1, kWidth);
        for (Index i = 0; i < kWidth; ++i) {
            input(0, i) = i % 2 == 0 ? 999.0F : 1001.0F; // mean 1000, variance 1
        }
        const Matrix output = layerNorm(input, {RowVector::Ones(kWidth), RowVector::Zero(kWidth)}, 0.0F);
        QVERIFY((output.array().abs() - 1).abs().maxCoeff() < 1e-4F);
    }

    void activationsOfHandWorkedValues() {
        const auto of = [](Activation activation, float x) {
            Matrix value = Matrix::Constant(1, 1, x);
            activate(value, activation);
            return value(0, 0);
        };
        QCOMPARE(of(Activation::Relu, -2), 0.0F);
        QCOMPARE(of(Activation::Relu, 2), 2.0F);
        QVERIFY(std::abs(of(Activation::Gelu, 1) - 0.8413447F) < 1e-6F);
        QVERIFY(std::abs(of(Activation::GeluTanh, 1) - 0.8411920F) < 1e-6F);
        QVERIFY(std::abs(of(Activation::Silu, 1) - 0.7310586F) < 1e-6F);
    }

    void fusedAndTransposedWeightsAreReadInPlace() {
        const auto bytes = bytesOf(std::vector<float>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
        Matrix expected(2, 2);
        // Rows 1 and 4 of six rows of two numbers: one row in every block of three.
        expected << 2, 3, 8, 9;
        const Weight fused{std::span(bytes).subspan(8), DataType::F32, 2, 2, {1, 3}};
        QVERIFY(widened(fused) == expected);
        // Columns 1 and 2 of a matrix of two rows of six.
        expected << 1, 7, 2, 8;
        const Weight transposed{std::span(bytes).subspan(4), DataType::F32, 2, 2, {}, 6};
        QVERIFY(widened(transposed) == expected);
    }

    void softmaxOfAHandWorkedRow() {
        std::array values{std::log(1.0F), std::log(2.0F), std::log(5.0F)};
        softmaxInPlace(values);
        QVERIFY(std::abs(values[0] - 0.125F) < 1e-6F);
        QVERIFY(std::abs(values[1] - 0.25F) < 1e-6F);
        QVERIFY(std::abs(values[2] - 0.625F) < 1e-6F);
    }

    void softmaxOfAsManyValuesAsALargeVocabularySumsToOne() {
        std::vector<float> values(262144);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = std::sin(static_cast<float>(i));
        }
        const double before = logSumExp(values);
        softmaxInPlace(values);
        const double sum = std::accumulate(values.begin(), values.end(), 0.0);
        QVERIFY2(std::abs(sum - 1) < 1e-5, qPrintable(QString::number(sum - 1)));
        QVERIFY(std::abs(std::log(values[0]) + before) < 1e-5);
    }

    void logarithmsOfSumsAreAdded() {
        const double infinity = std::numeric_limits<double>::infinity();
        QVERIFY(std::abs(logAddExp(std::log(3.0), std::log(5.0)) - std::log(8.0)) < 1e-12);
        QCOMPARE(logAddExp(-infinity, 2.0), 2.0);
        QCOMPARE(logAddExp(-infinity, -infinity), -infinity);
        QCOMPARE(logAddExp(1000.0, 0.0), 1000.0);
    }

    void outputsOfAWeightAreAWeight() {
        const Matrix values = Matrix::Random(5, 3);
        const Weight weight{std::as_bytes(std::span(values.data(), 15)), DataType::F32, 5, 3};
        QCOMPARE(widened(outputsOf(weight, {1, 3})), Matrix(values.middleRows(1, 3)));
        Weight transposed{std::as_bytes(std::span(values.data(), 15)), DataType::F32, 3, 5};
        transposed.transposedStride = 3;
        QCOMPARE(widened(outputsOf(transposed, {1, 2})), Matrix(values.transpose().middleRows(1, 2)));
    }

    void softmaxOfHugeScoresDoesNotOverflow() {
        std::array values{1e30F, 1e30F, -1e30F};
        softmaxInPlace(values);
        QCOMPARE(values[0], 0.5F);
        QCOMPARE(values[2], 0.0F);
    }

    void softmaxWithASinkAsLargeAsEachOfTwoScores() {
        std::array values{0.0F, 0.0F};
        softmaxInPlace(values, 0.0F);
        QVERIFY(std::abs(values[0] - 1.0F / 3) < 1e-7F);
        QVERIFY(std::abs(values[1] - 1.0F / 3) < 1e-7F);
    }

    void aSinkTakesItsShareOfAHandWorkedRow() {
        std::array values{std::log(1.0F), std::log(3.0F)};
        softmaxInPlace(values, std::log(4.0F)); // 1, 3 and 4 of 8
        QVERIFY(std::abs(values[0] - 0.125F) < 1e-6F);
        QVERIFY(std::abs(values[1] - 0.375F) < 1e-6F);
    }

    void aSinkFarBelowTheScoresChangesNothing() {
        std::array values{1.0F, 2.0F, -3.0F};
        std::array plain = values;
        softmaxInPlace(plain);
        softmaxInPlace(values, -1e6F);
        QCOMPARE(values, plain);
    }

    void aSinkFarAboveTheScoresTakesAll() {
        std::array values{1e5F, -1e5F};
        softmaxInPlace(values, 1e6F); // exp of the scores themselves would be infinite
        QCOMPARE(values[0], 0.0F);
        QCOMPARE(values[1], 0.0F);
    }

    void hugeScoresBesideASinkDoNotOverflow() {
        std::array values{1e30F, 1e30F};
        softmaxInPlace(values, 1e6F);
        QCOMPARE(values[0], 0.5F);
        QCOMPARE(values[1], 0.5F);
    }

    void positiveFeaturesOfHandWorkedValues() {
        Matrix states(1, 5);
        states << 2, 0, -1, 1e30F, -1e30F;
        const Matrix features = positiveFeatures(states);
        QCOMPARE(features(0, 0), 3.0F);
        QCOMPARE(features(0, 1), 1.0F); // both branches meet
        QVERIFY(std::abs(features(0, 2) - std::exp(-1.0F)) < 1e-7F);
        QCOMPARE(features(0, 3), 1e30F);
        QVERIFY(features(0, 4) >= 0 && features(0, 4) < 1e-30F);
    }

    void logSumExpOfHugeValues() {
        const std::array values{1000.0F, 1000.0F};
        QVERIFY(std::abs(logSumExp(values) - (1000 + std::log(2.0))) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(TestOps)
#include "tst_ops.moc"
