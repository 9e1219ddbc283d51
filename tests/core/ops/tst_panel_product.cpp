// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <QtTest>

#include "core/ops/panel_product.h"
#include "tests/support/random_matrix.h"
#include "tests/support/weight_of.h"

using namespace headscope;

namespace {

Matrix product(const Matrix& left, const Weight& right, const RowVector& bias = {}) {
    Matrix out(left.rows(), right.rows);
    panelProduct(RowStrips(left), right, {0, right.rows}, bias, out);
    return out;
}

Matrix product(const Matrix& left, const Matrix& right) {
    return product(left, weightOf(right));
}

/// The upper halves of float32, at an odd address.
std::vector<std::byte> asBf16(const Matrix& right) {
    std::vector<std::byte> bytes(static_cast<std::size_t>(2 * right.size() + 1));
    for (Index i = 0; i < right.size(); ++i) {
        const auto high = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(right.data()[i]) >> 16U);
        std::memcpy(bytes.data() + 1 + 2 * i, &high, sizeof high);
    }
    return bytes;
}

/// What is left of numbers as BF16.
Matrix withUpperHalves(const Matrix& right) {
    return right.unaryExpr([](float number) {
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(number) & 0xFFFF0000U);
    });
}

} // namespace

class PanelProductTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isTheProductInFloat64_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("outputs");
        QTest::newRow("one number") << 1 << 1 << 1;
        QTest::newRow("a strip and a panel") << 6 << 16 << 32;
        QTest::newRow("rest of rows") << 13 << 64 << 64;
        QTest::newRow("rest of columns") << 5 << 67 << 48;
        QTest::newRow("rest of outputs") << 8 << 40 << 45;
        QTest::newRow("fewer outputs than a panel") << 4 << 33 << 3;
        QTest::newRow("several runs of columns") << 7 << 1100 << 80;
        QTest::newRow("many rows") << 200 << 520 << 70;
        QTest::newRow("more rows than are multiplied at once") << 1100 << 140 << 33;
    }
    void isTheProductInFloat64() {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const int, outputs);
        const Matrix left = randomMatrix(rows, columns, 1);
        const Matrix right = randomMatrix(outputs, columns, 2);
        const Eigen::MatrixXd exact = left.cast<double>() * right.cast<double>().transpose();
        const Eigen::MatrixXd size =
            left.cast<double>().cwiseAbs() * right.cast<double>().cwiseAbs().transpose();
        // The bound of a sum of `columns` products: n u, of which chance leaves a small part.
        const Eigen::MatrixXd error = (product(left, right).cast<double>() - exact).cwiseAbs();
        QVERIFY((error.array() <= 1e-7 * columns * size.array()).all());
    }

    void rowDoesNotDependOnTheOthers() {
        const Matrix left = randomMatrix(20, 777, 3);
        const Matrix right = randomMatrix(50, 777, 4);
        const Matrix all = product(left, right);
        for (const Index rows : {1, 2, 5, 6, 7, 19}) {
            QCOMPARE(product(left.topRows(rows), right), all.topRows(rows));
        }
    }

    void outputDoesNotDependOnTheOthers() {
        const Matrix left = randomMatrix(9, 300, 5);
        const Matrix right = randomMatrix(100, 300, 6);
        const Matrix all = product(left, right);
        QCOMPARE(product(left, right.middleRows(37, 11)), all.middleCols(37, 11));
    }

    void bf16IsReadAsItIs() {
        const Matrix left = randomMatrix(7, 333, 9);
        const Matrix right = randomMatrix(70, 333, 10);
        const std::vector<std::byte> halves = asBf16(right);
        const Weight weight{
            .bytes = std::span(halves).subspan(1), .type = DataType::BF16, .rows = 70, .columns = 333};
        QCOMPARE(product(left, weight), product(left, withUpperHalves(right)));
    }

    void transposedIsReadAsItIs_data() {
        QTest::addColumn<bool>("bf16");
        QTest::newRow("F32") << false;
        QTest::newRow("BF16") << true;
    }
    void transposedIsReadAsItIs() {
        QFETCH(const bool, bf16);
        constexpr Index kFirst = 8; // of a larger matrix
        const Matrix left = randomMatrix(7, 333, 11);
        const Matrix right = randomMatrix(90, 333, 12);
        const Matrix stored = right.transpose();
        const std::vector<std::byte> halves = asBf16(stored);
        Weight weight = weightOf(stored);
        weight.bytes = bf16 ? std::span(halves).subspan(1 + 2 * kFirst) : weight.bytes.subspan(4 * kFirst);
        weight.type = bf16 ? DataType::BF16 : DataType::F32;
        weight.rows = 70;
        weight.columns = 333;
        weight.transposedStride = 90;
        const Matrix part = right.middleRows(kFirst, 70);
        QCOMPARE(product(left, weight), product(left, bf16 ? withUpperHalves(part) : part));
    }

    void rowsInBlocksAreFound() {
        const Matrix left = randomMatrix(3, 40, 16);
        const Matrix right = randomMatrix(60, 40, 17); // of each 12 rows the first 5
        Weight weight = weightOf(right);
        weight.rows = 25;
        weight.blocks = {.block = 5, .stride = 12};
        QCOMPARE(product(left, weight), product(left, widened(weight)));
    }

    void biasIsAdded() {
        const Matrix left = randomMatrix(5, 300, 13);
        const Matrix right = randomMatrix(37, 300, 14);
        const RowVector bias = randomMatrix(1, 37, 15);
        const Matrix expected = product(left, right).rowwise() + bias;
        QVERIFY((product(left, weightOf(right), bias) - expected).cwiseAbs().maxCoeff() < 1e-4F);
    }

    void blockOfALargerMatrixIsWritten() {
        const Matrix left = randomMatrix(7, 30, 7);
        const Matrix right = randomMatrix(40, 30, 8);
        Matrix out = Matrix::Constant(7, 60, 9.0F);
        panelProduct(RowStrips(left), weightOf(right), {0, 40}, {}, out.middleCols(10, 40));
        QCOMPARE(Matrix(out.middleCols(10, 40)), product(left, right));
        QVERIFY((out.leftCols(10).array() == 9.0F).all());
        QVERIFY((out.rightCols(10).array() == 9.0F).all());
    }

    void noColumnsMakeZeros() { QVERIFY((product(Matrix(3, 0), Matrix(5, 0)).array() == 0.0F).all()); }

    void notANumberStaysInItsOutput() {
        const Matrix left = randomMatrix(4, 20, 9);
        Matrix right = randomMatrix(6, 20, 10);
        right(2, 5) = std::numeric_limits<float>::quiet_NaN();
        const Matrix out = product(left, right);
        QVERIFY(out.col(2).array().isNaN().all());
        QVERIFY(!out.leftCols(2).hasNaN());
        QVERIFY(!out.rightCols(3).hasNaN());
    }
};

QTEST_APPLESS_MAIN(PanelProductTest)
#include "tst_panel_product.moc"
