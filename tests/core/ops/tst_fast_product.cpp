// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>
#include <vector>

#include <QtTest>

#include "core/ops/fast_product.h"
#include "core/ops/linear.h"
#include "tests/support/random_matrix.h"

using namespace headscope;

namespace {

using BfloatMatrix = Eigen::Matrix<Eigen::bfloat16, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::MatrixXd rounded(const Matrix& values) {
    return values.cast<Eigen::bfloat16>().cast<double>();
}

/// `numbers` are of `type`, outputs x inputs.
Weight fastWeight(std::span<const std::byte> numbers, DataType type, Index outputs, Index inputs) {
    Weight weight{.bytes = numbers, .type = type, .rows = outputs, .columns = inputs};
    weight.products = Products::Fast;
    return weight;
}

Weight fastWeight(const Matrix& values) {
    return fastWeight(std::as_bytes(std::span(values.data(), static_cast<std::size_t>(values.size()))),
                      DataType::F32, values.rows(), values.cols());
}

Weight fastWeight(const BfloatMatrix& values, Index outputs, Index inputs) {
    return fastWeight(std::as_bytes(std::span(values.data(), static_cast<std::size_t>(values.size()))),
                      DataType::BF16, outputs, inputs);
}

} // namespace

class FastProductTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        if (!hasFastProducts()) {
            QSKIP("this processor has no instructions for BF16");
        }
    }

    void factorsAreRoundedAndSumsAreNot_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("inputs");
        QTest::addColumn<int>("outputs");
        QTest::newRow("one row") << 1 << 64 << 64;
        QTest::newRow("odd sizes") << 7 << 333 << 77;
        QTest::newRow("several blocks") << 40 << 512 << 1300;
    }
    void factorsAreRoundedAndSumsAreNot() {
        QFETCH(const int, rows);
        QFETCH(const int, inputs);
        QFETCH(const int, outputs);
        const Matrix input = randomMatrix(rows, inputs, 1);
        const Matrix weight = randomMatrix(outputs, inputs, 2);
        const RowVector bias = randomMatrix(1, outputs, 3);
        const Eigen::MatrixXd expected =
            (rounded(input) * rounded(weight).transpose()).rowwise() + bias.cast<double>();
        const Matrix product = linear(input, fastWeight(weight), bias);
        QVERIFY((product.cast<double>() - expected).cwiseAbs().maxCoeff() < 1e-6 * inputs);
        // Exact products are farther away: the test would see it if nothing were rounded.
        const Eigen::MatrixXd exact =
            (input.cast<double>() * weight.cast<double>().transpose()).rowwise() + bias.cast<double>();
        QVERIFY((exact - expected).cwiseAbs().maxCoeff() > 1e-3);
    }

    void storedBf16IsReadInPlace() {
        const Matrix input = randomMatrix(5, 200, 4);
        const BfloatMatrix stored = randomMatrix(90, 200, 5).cast<Eigen::bfloat16>();
        const Matrix same = stored.cast<float>();
        QCOMPARE(linear(input, fastWeight(stored, 90, 200)), linear(input, fastWeight(same)));
    }

    void transposedBf16IsReadInPlace() {
        const Matrix input = randomMatrix(5, 200, 6);
        const BfloatMatrix stored = randomMatrix(200, 90, 7).cast<Eigen::bfloat16>();
        Weight weight = fastWeight(stored, 90, 200);
        weight.transposedStride = 90;
        const Matrix same = stored.cast<float>().transpose();
        QVERIFY((linear(input, weight) - linear(input, fastWeight(same))).cwiseAbs().maxCoeff() < 1e-4F);
    }
};

QTEST_APPLESS_MAIN(FastProductTest)
#include "tst_fast_product.moc"
