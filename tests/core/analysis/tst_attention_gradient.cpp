// SPDX-License-Identifier: GPL-3.0-or-later
// The gradient of one head against central differences of a float64 implementation of its own, and against
// automatic differentiation (tests/golden/make_gradients.py).
#include <cmath>

#include <QtTest>

#include "core/analysis/attention_gradient.h"
#include "core/analysis/state_gradient.h"
#include "tests/core/analysis/wide_head.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

using wide::differences;
using wide::loss;
using wide::Wide;

Matrix matrixOf(const nlohmann::json& rows) {
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows.at(0).size()));
    for (Index row = 0; row < matrix.rows(); ++row) {
        for (Index column = 0; column < matrix.cols(); ++column) {
            matrix(row, column) =
                rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column)).get<float>();
        }
    }
    return matrix;
}

/// The largest difference, in parts of the largest number.
double errorOf(const Matrix& found, const Wide& expected) {
    return (found.cast<double>() - expected).cwiseAbs().maxCoeff() / expected.cwiseAbs().maxCoeff();
}

struct Sample {
    Matrix queries, keys, values, outputGradient;

    Sample(Index tokens, Index keyCount, Index width) {
        std::srand(7);
        queries = Matrix::Random(tokens, width) * 2;
        keys = Matrix::Random(keyCount, width) * 2;
        values = Matrix::Random(keyCount, width);
        outputGradient = Matrix::Random(tokens, width);
    }
    [[nodiscard]] AttentionGradient gradient(const ResolvedAttention& attention) const {
        return attentionGradient({queries, keys, values, attention}, outputGradient);
    }
};

ResolvedAttention causal(float factor) {
    ResolvedAttention attention;
    attention.factor = factor;
    attention.kvHeads = 1;
    attention.mask = CausalMask{};
    return attention;
}

ResolvedAttention attentionOf(const nlohmann::json& json) {
    ResolvedAttention attention = causal(json.at("factor").get<float>());
    if (json.at("mask") == "none") {
        attention.mask = NoMask{};
    } else if (json.at("mask") == "window") {
        attention.mask = WindowMask{json.at("window").get<int>()};
    }
    attention.softCap = json.value("cap", 0.0F);
    if (json.contains("sink")) {
        attention.kernel = SinkKernel{json.at("sink").get<float>()};
    }
    return attention;
}

StateRule ruleOf(const nlohmann::json& json, const char* norm) {
    StateRule rule;
    rule.headWidth = static_cast<int>(json.at("query").size());
    rule.epsilon = json.at("epsilon").get<float>();
    if (json.contains(norm)) {
        rule.norm = StateNorm::EachHead;
        rule.weight = matrixOf(nlohmann::json::array({json.at(norm)})).row(0);
    }
    if (json.contains("rotary")) {
        RotarySpec rotary;
        rotary.width = rule.headWidth;
        rotary.pairs = json.at("rotary") == "halves" ? RotaryPairs::Halves : RotaryPairs::Neighbours;
        rule.rotary = rotary;
    }
    return rule;
}

} // namespace

class TestAttentionGradient : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void agreesWithCentralDifferences_data() {
        QTest::addColumn<int>("mask");
        QTest::addColumn<float>("factor");
        QTest::addColumn<float>("cap");
        QTest::addColumn<float>("slope");
        QTest::addColumn<bool>("sink");
        for (const float factor : {0.05F, 0.35F, 1.0F, 3.0F}) {
            for (int mask = 0; mask < 3; ++mask) {
                QTest::addRow("mask %d, factor %g", mask, double{factor})
                    << mask << factor << 0.0F << 0.0F << false;
            }
        }
        QTest::newRow("cap") << 1 << 1.0F << 2.5F << 0.0F << false;
        QTest::newRow("bias") << 1 << 0.5F << 0.0F << 0.3F << false;
        QTest::newRow("sink") << 0 << 0.5F << 0.0F << 0.0F << true;
        QTest::newRow("all of them") << 2 << 0.7F << 3.0F << 0.2F << true;
    }

    void agreesWithCentralDifferences() {
        QFETCH(int, mask);
        QFETCH(float, factor);
        QFETCH(float, cap);
        QFETCH(float, slope);
        QFETCH(bool, sink);
        const Sample sample(9, mask == 0 ? 6 : 9, 4);
        ResolvedAttention attention = causal(factor);
        attention.mask = mask == 0 ? Mask(NoMask{}) : mask == 1 ? Mask(CausalMask{}) : Mask(WindowMask{3});
        attention.softCap = cap;
        if (slope != 0) {
            OffsetBias bias{RowVector::LinSpaced(17, -8, 8) * slope, 8};
            attention.bias = std::make_shared<const OffsetBias>(bias);
        }
        if (sink) {
            attention.kernel = SinkKernel{0.4F};
        }
        const Wide queries = sample.queries.cast<double>();
        const Wide keys = sample.keys.cast<double>();
        const Wide values = sample.values.cast<double>();
        const Wide above = sample.outputGradient.cast<double>();
        const AttentionGradient gradient = sample.gradient(attention);
        const Wide ofQueries =
            differences(queries, [&](const Wide& q) { return loss(q, keys, values, above, attention); });
        const Wide ofKeys =
            differences(keys, [&](const Wide& k) { return loss(queries, k, values, above, attention); });
        QVERIFY2(errorOf(gradient.queries, ofQueries) < 1e-5,
                 qPrintable(QString::number(errorOf(gradient.queries, ofQueries))));
        QVERIFY2(errorOf(gradient.keys, ofKeys) < 1e-5,
                 qPrintable(QString::number(errorOf(gradient.keys, ofKeys))));
    }

    void agreesWithAutomaticDifferentiation() {
        const auto cases = golden::readJson(golden::dataFolder() / "gradients" / "attention.json");
        QVERIFY(cases.size() >= 11);
        for (const auto& json : cases) {
            const Matrix input = matrixOf(json.at("input"));
            const StateRule queryRule = ruleOf(json, "query_norm");
            const StateRule keyRule = ruleOf(json, "key_norm");
            const Matrix projectedQueries = input * matrixOf(json.at("query")).transpose();
            const Matrix projectedKeys = input * matrixOf(json.at("key")).transpose();
            const Matrix queries = readyStates(projectedQueries, queryRule, 0);
            const Matrix keys = readyStates(projectedKeys, keyRule, 0);
            const Matrix values = matrixOf(json.at("values"));
            const AttentionGradient gradient = attentionGradient({queries, keys, values, attentionOf(json)},
                                                                 matrixOf(json.at("output_gradient")));
            const Matrix ofQuery =
                projectedGradient(gradient.queries, projectedQueries, queryRule, 0).transpose() * input;
            const Matrix ofKey =
                projectedGradient(gradient.keys, projectedKeys, keyRule, 0).transpose() * input;
            const auto name = json.at("name").get<std::string>();
            QVERIFY2(errorOf(ofQuery, matrixOf(json.at("query_gradient")).cast<double>()) < 1e-5,
                     name.c_str());
            QVERIFY2(errorOf(ofKey, matrixOf(json.at("key_gradient")).cast<double>()) < 1e-5, name.c_str());
        }
    }

    /// One query, two keys, d_k = 1: dS_0 = a_0 a_1 (v_0 - v_1) dO.
    void twoKeysByHand() {
        const Matrix queries = Matrix::Constant(1, 1, 2);
        Matrix keys(2, 1);
        keys << std::log(3.0F), 0; // with factor 1/2: a = (3/4, 1/4)
        Matrix values(2, 1);
        values << 5, 1;
        ResolvedAttention attention = causal(0.5F);
        attention.mask = NoMask{};
        const AttentionGradient gradient =
            attentionGradient({queries, keys, values, attention}, Matrix::Constant(1, 1, 2));
        const float ofScore = 0.75F * 0.25F * 4 * 2;
        QVERIFY(std::abs(gradient.queries(0, 0) - 0.5F * ofScore * keys(0, 0)) < 1e-6F);
        QVERIFY(std::abs(gradient.keys(0, 0) - 0.5F * ofScore * 2) < 1e-6F);
        QVERIFY(std::abs(gradient.keys(1, 0) + 0.5F * ofScore * 2) < 1e-6F);
    }

    /// Row 0 of a causal head has one weight, 1, whatever its score.
    void aRowOfOneKeyHasNoGradient() {
        const AttentionGradient gradient = Sample(5, 5, 4).gradient(causal(1));
        QVERIFY(gradient.queries.row(0).isZero(0));
        QVERIFY(!gradient.queries.row(1).isZero(1e-4F));
    }

    /// a = (1 - e, e) with e = exp(-60), which is nothing beside 1: dS = (e, -e) all the same.
    void aSaturatedRowKeepsItsDigits() {
        Matrix keys(2, 1);
        keys << 60, 0;
        Matrix values(2, 1);
        values << 0.3F, 1.3F;
        ResolvedAttention attention = causal(1);
        attention.mask = NoMask{};
        const AttentionGradient gradient = attentionGradient(
            {Matrix::Constant(1, 1, 1), keys, values, attention}, Matrix::Constant(1, 1, 1));
        const double rest = std::exp(-60.0);
        QVERIFY(std::abs(double{gradient.keys(0, 0)} / -rest - 1) < 1e-4);
        QVERIFY(std::abs(double{gradient.keys(1, 0)} / rest - 1) < 1e-4);
    }

    /// More rows than go through at once, in several parts.
    void longTextsAreThoseOfTheirRows() {
        const Sample sample(150, 150, 4);
        const AttentionGradient gradient = sample.gradient(causal(0.5F));
        const AttentionGradient shorter = attentionGradient(
            {sample.queries.topRows(20), sample.keys.topRows(20), sample.values.topRows(20), causal(0.5F)},
            sample.outputGradient.topRows(20));
        QVERIFY((gradient.queries.topRows(20) - shorter.queries).cwiseAbs().maxCoeff() < 1e-6F);
        const Wide queries = sample.queries.cast<double>();
        Wide keys = sample.keys.cast<double>();
        const auto at = [&](double step) {
            keys(130, 2) += step;
            const double value = loss(queries, keys, sample.values.cast<double>(),
                                      sample.outputGradient.cast<double>(), causal(0.5F));
            keys(130, 2) -= step;
            return value;
        };
        QVERIFY(std::abs((at(1e-5) - at(-1e-5)) / 2e-5 - double{gradient.keys(130, 2)}) < 1e-5);
    }

    /// A norm over two heads of two: a gradient of one head's states is one of the other's projection too.
    void aNormOverAllHeadsReachesAllHeads() {
        std::srand(3);
        const Matrix projected = Matrix::Random(3, 4);
        const StateRule rule{StateNorm::AllHeads, 1e-5F, RowVector::Constant(4, 1.5F), std::nullopt, 2};
        Matrix above = Matrix::Zero(3, 4);
        above.leftCols(2) = Matrix::Random(3, 2);
        const Matrix gradient = projectedGradient(above, projected, rule, 0);
        const Wide expected = differences(projected.cast<double>(), [&](const Wide& x) {
            double sum = 0;
            for (Index row = 0; row < x.rows(); ++row) {
                const double root = std::sqrt(x.row(row).squaredNorm() / 4 + 1e-5);
                sum += x.row(row).dot(above.row(row).cast<double>()) * 1.5 / root;
            }
            return sum;
        });
        QVERIFY(errorOf(gradient, expected) < 1e-5);
        QVERIFY(!gradient.rightCols(2).isZero(1e-3F));
    }

    void linearAttentionHasNoSoftmax() {
        ResolvedAttention attention = causal(1);
        attention.kernel = LinearKernel{};
        QVERIFY(errorText([&] {
                    static_cast<void>(Sample(3, 3, 2).gradient(attention));
                }).contains(QStringLiteral("softmax")));
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        const Sample sample(3, 3, 2);
        QVERIFY_THROWS_EXCEPTION(Stopped, static_cast<void>(attentionGradient(
                                              {sample.queries, sample.keys, sample.values, causal(1)},
                                              sample.outputGradient, Job{stop.get_token(), {}})));
    }
};

QTEST_APPLESS_MAIN(TestAttentionGradient)
#include "tst_attention_gradient.moc"
