// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QtTest>

#include "core/ops/panel_product.h"

using namespace headscope;

namespace {

Matrix drawn(Index rows, Index columns, unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    return Matrix::NullaryExpr(rows, columns, [&] { return normal(random); });
}

Matrix product(const Matrix& left, const Matrix& right) {
    Matrix out(left.rows(), right.rows());
    panelProduct(RowStrips(left), right.data(), right.rows(), out);
    return out;
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
    }
    void isTheProductInFloat64() {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const int, outputs);
        const Matrix left = drawn(rows, columns, 1);
        const Matrix right = drawn(outputs, columns, 2);
        const Eigen::MatrixXd exact = left.cast<double>() * right.cast<double>().transpose();
        const Eigen::MatrixXd size =
            left.cast<double>().cwiseAbs() * right.cast<double>().cwiseAbs().transpose();
        // The bound of a sum of `columns` products: n u, of which chance leaves a small part.
        const Eigen::MatrixXd error = (product(left, right).cast<double>() - exact).cwiseAbs();
        QVERIFY((error.array() <= 1e-7 * columns * size.array()).all());
    }

    void rowDoesNotDependOnTheOthers() {
        const Matrix left = drawn(20, 777, 3);
        const Matrix right = drawn(50, 777, 4);
        const Matrix all = product(left, right);
        for (const Index rows : {1, 2, 5, 6, 7, 19}) {
            QCOMPARE(product(left.topRows(rows), right), all.topRows(rows));
        }
    }

    void outputDoesNotDependOnTheOthers() {
        const Matrix left = drawn(9, 300, 5);
        const Matrix right = drawn(100, 300, 6);
        const Matrix all = product(left, right);
        QCOMPARE(product(left, right.middleRows(37, 11)), all.middleCols(37, 11));
    }

    void blockOfALargerMatrixIsWritten() {
        const Matrix left = drawn(7, 30, 7);
        const Matrix right = drawn(40, 30, 8);
        Matrix out = Matrix::Constant(7, 60, 9.0F);
        panelProduct(RowStrips(left), right.data(), 40, out.middleCols(10, 40));
        QCOMPARE(Matrix(out.middleCols(10, 40)), product(left, right));
        QVERIFY((out.leftCols(10).array() == 9.0F).all());
        QVERIFY((out.rightCols(10).array() == 9.0F).all());
    }

    void noColumnsMakeZeros() { QVERIFY((product(Matrix(3, 0), Matrix(5, 0)).array() == 0.0F).all()); }

    void notANumberStaysInItsOutput() {
        const Matrix left = drawn(4, 20, 9);
        Matrix right = drawn(6, 20, 10);
        right(2, 5) = std::numeric_limits<float>::quiet_NaN();
        const Matrix out = product(left, right);
        QVERIFY(out.col(2).array().isNaN().all());
        QVERIFY(!out.leftCols(2).hasNaN());
        QVERIFY(!out.rightCols(3).hasNaN());
    }
};

QTEST_APPLESS_MAIN(PanelProductTest)
#include "tst_panel_product.moc"
