// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <QtTest>

#include "core/ops/lane_product.h"
#include "core/ops/panel_product.h"
#include "tests/support/random_matrix.h"
#include "tests/support/weight_of.h"

using namespace headscope;

namespace {

Matrix byLanes(const Matrix& left, const Weight& right, const RowVector& bias = {}) {
    Matrix out(left.rows(), right.rows);
    laneProduct(RowLanes(left), right, {0, right.rows}, bias, out);
    return out;
}

Matrix byPanels(const Matrix& left, const Weight& right, const RowVector& bias = {}) {
    Matrix out(left.rows(), right.rows);
    panelProduct(RowStrips(left), right, {0, right.rows}, bias, out);
    return out;
}

} // namespace

/// What is right is what tst_panel_product finds right.
class LaneProductTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isWhatPanelsGiveForEveryNumberOfRows() {
        const Matrix right = randomMatrix(45, 777, 1);
        const RowVector bias = randomMatrix(1, 45, 2);
        for (Index rows = 1; rows <= kMostLaneRows; ++rows) {
            const Matrix left = randomMatrix(rows, 777, 3);
            QCOMPARE(byLanes(left, weightOf(right)), byPanels(left, weightOf(right)));
            QCOMPARE(byLanes(left, weightOf(right), bias), byPanels(left, weightOf(right), bias));
        }
    }

    void isWhatPanelsGiveForEveryShape_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("outputs");
        QTest::newRow("one number") << 1 << 1;
        QTest::newRow("fewer outputs than are summed at once") << 33 << 3;
        QTest::newRow("one run of columns") << 256 << 32;
        QTest::newRow("one more column") << 257 << 33;
        QTest::newRow("several runs") << 1100 << 80;
    }
    void isWhatPanelsGiveForEveryShape() {
        QFETCH(const int, columns);
        QFETCH(const int, outputs);
        for (const Index rows : {kPacket, kMostLaneRows}) {
            const Matrix left = randomMatrix(rows, columns, 4);
            const Matrix right = randomMatrix(outputs, columns, 5);
            QCOMPARE(byLanes(left, weightOf(right)), byPanels(left, weightOf(right)));
        }
    }

    void storedTypesAreWidened_data() {
        QTest::addColumn<int>("type");
        QTest::newRow("F32 at an odd address") << static_cast<int>(DataType::F32);
        QTest::newRow("BF16") << static_cast<int>(DataType::BF16);
        QTest::newRow("F16") << static_cast<int>(DataType::F16);
        QTest::newRow("Q8_0") << static_cast<int>(DataType::Q8_0);
    }
    void storedTypesAreWidened() {
        QFETCH(const int, type);
        const auto stored = static_cast<DataType>(type);
        constexpr Index kOutputs = 19;
        constexpr Index kColumns = 544; // whole blocks
        // Numbers of no meaning, but finite ones: the upper byte of no half is that of an infinity.
        std::vector<std::byte> bytes(static_cast<std::size_t>(bytesOf(stored, kOutputs * kColumns)) + 1);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = static_cast<std::byte>((i * 37 + i / 7) % 60);
        }
        const Weight weight{
            .bytes = std::span(bytes).subspan(1), .type = stored, .rows = kOutputs, .columns = kColumns};
        const Matrix left = randomMatrix(kPacket, kColumns, 6);
        const Matrix product = byLanes(left, weight);
        QVERIFY(product.allFinite() && product.cwiseAbs().maxCoeff() > 0);
        QCOMPARE(product, byPanels(left, weight));
    }

    void rowsInBlocksAreFound() {
        const Matrix left = randomMatrix(kPacket, 40, 7);
        const Matrix right = randomMatrix(60, 40, 8); // of each 12 rows the first 5
        Weight weight = weightOf(right);
        weight.rows = 25;
        weight.blocks = {.block = 5, .stride = 12};
        QCOMPARE(byLanes(left, weight), byPanels(left, weight));
    }

    void someOutputsGoIntoABlockOfALargerMatrix() {
        const Matrix left = randomMatrix(kPacket + 1, 30, 9);
        const Matrix right = randomMatrix(40, 30, 10);
        const RowVector bias = randomMatrix(1, 40, 11);
        Matrix out = Matrix::Constant(left.rows(), 60, 9.0F);
        laneProduct(RowLanes(left), weightOf(right), {7, 21}, bias, out.middleCols(10, 21));
        QCOMPARE(Matrix(out.middleCols(10, 21)),
                 Matrix(byPanels(left, weightOf(right), bias).middleCols(7, 21)));
        QVERIFY((out.leftCols(10).array() == 9.0F).all());
        QVERIFY((out.rightCols(29).array() == 9.0F).all());
    }

    void noColumnsLeaveTheBias() {
        const RowVector bias = randomMatrix(1, 5, 12);
        const Matrix product = byLanes(Matrix(3, 0), weightOf(Matrix(5, 0)), bias);
        QCOMPARE(product, Matrix(bias.replicate(3, 1)));
    }

    void notANumberStaysInItsOutput() {
        const Matrix left = randomMatrix(4, 20, 13);
        Matrix right = randomMatrix(6, 20, 14);
        right(2, 5) = std::numeric_limits<float>::quiet_NaN();
        const Matrix out = byLanes(left, weightOf(right));
        QVERIFY(out.col(2).array().isNaN().all());
        QVERIFY(!out.leftCols(2).hasNaN());
        QVERIFY(!out.rightCols(3).hasNaN());
    }
};

QTEST_APPLESS_MAIN(LaneProductTest)
#include "tst_lane_product.moc"
