// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/attention_cost.h"
#include "core/base/error.h"

using namespace headscope;

namespace {

AttentionShape shapeOf(std::int64_t width, std::int64_t heads, std::int64_t kvHeads, std::int64_t tokens) {
    return {width, heads, kvHeads, width / heads, 1, tokens, 2};
}

QString refusal(const ShapeChoice& choice, const AttentionShape& own) {
    try {
        static_cast<void>(attentionCost(chosenShape(choice, own), HeadLayout::Mha));
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("taken");
}

} // namespace

class TestAttentionCost : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void eightHeadsOfWidth512HaveAMillionParameters() { // exercise 3
        QCOMPARE(attentionCost(shapeOf(512, 8, 8, 1), HeadLayout::Mha).parameters, 1'048'576);
        QCOMPARE(attentionCost(shapeOf(512, 8, 8, 1), HeadLayout::SingleHead).parameters, 1'048'576);
    }

    void fewerGroupsHaveFewerParameters() { // 2 d^2 (1 + G/H)
        QCOMPARE(attentionCost(shapeOf(512, 8, 2, 1), HeadLayout::Gqa).parameters, 2 * 512 * 512 * 5 / 4);
        QCOMPARE(attentionCost(shapeOf(512, 8, 1, 1), HeadLayout::Gqa).parameters, 2 * 512 * 512 * 9 / 8);
    }

    void asManyGroupsAsHeadsAreMultiHead() {
        const AttentionShape shape = shapeOf(96, 12, 12, 7);
        QCOMPARE(attentionCost(shape, HeadLayout::Gqa), attentionCost(shape, HeadLayout::Mha));
        QCOMPARE(attentionCost(shape, HeadLayout::Gqa).parameters, 4 * 96 * 96);
    }

    void oneGroupIsMultiQuery() {
        const AttentionShape shape = shapeOf(96, 12, 1, 7);
        QCOMPARE(attentionCost(shape, HeadLayout::Gqa), attentionCost(shape, HeadLayout::Mqa));
        QCOMPARE(attentionCost(shape, HeadLayout::Mqa).parameters, 2 * 96 * 96 * (12 + 1) / 12);
    }

    void productsAreThoseOfOneHeadAndTheSoftmaxIsNot() { // exercise 1
        const AttentionShape shape = shapeOf(64, 8, 2, 10);
        const AttentionCost many = attentionCost(shape, HeadLayout::Mha);
        const AttentionCost one = attentionCost(shape, HeadLayout::SingleHead);
        QCOMPARE(many.projections, 8 * 10 * 64 * 64);
        QCOMPARE(one.projections, many.projections);
        QCOMPARE(many.scores, 4 * 10 * 10 * 64);
        QCOMPARE(one.scores, many.scores);
        QCOMPARE(many.softmax, 8 * 10 * 10);
        QCOMPARE(one.softmax, 10 * 10);
        QCOMPARE(many.operations(), 327'680 + 25'600 + 800);
    }

    void countedByHand() {
        // d = 6, H = 4, G = 2, d_k = 3, T = 5: W_Q 6x12, W_K and W_V 6x6, W_O 12x6
        const AttentionShape shape{6, 4, 2, 3, 2, 5, 4};
        const AttentionCost cost = attentionCost(shape, HeadLayout::Gqa);
        QCOMPARE(cost.parameters, 72 + 36 + 36 + 72);
        QCOMPARE(cost.projections, 5 * 2 * (72 + 36 + 36 + 72));
        QCOMPARE(cost.scores,
                 4 * (25 * 3 * 2) + 4 * (25 * 3 * 2)); // 4 heads, T x T x d_k multiply-adds twice
        QCOMPARE(cost.softmax, 4 * 25);
        QCOMPARE(cost.cacheBytes, 2 * 2 * 5 * 6 * 4); // layers, keys and values, tokens, G d_k, bytes
        QCOMPARE(attentionCost(shape, HeadLayout::SingleHead).parameters, 4 * 6 * 12);
        QCOMPARE(attentionCost(shape, HeadLayout::SingleHead).cacheBytes, 2 * 2 * 5 * 12 * 4);
    }

    void fourOf32HeadsKeepAnEighth() { // exercise 5
        const AttentionShape shape = shapeOf(4096, 32, 4, 2048);
        QCOMPARE(8 * attentionCost(shape, HeadLayout::Gqa).cacheBytes,
                 attentionCost(shape, HeadLayout::Mha).cacheBytes);
    }

    /// Of the published configurations; parameters are the shapes of q_proj, k_proj, v_proj and o_proj.
    void knownModels_data() {
        QTest::addColumn<AttentionShape>("shape");
        QTest::addColumn<qint64>("parameters");
        QTest::addColumn<qint64>("cacheBytes");
        QTest::newRow("Llama 2 7B") << AttentionShape{4096, 32, 32, 128, 32, 4096, 2} << qint64{67'108'864}
                                    << qint64{2'147'483'648};
        QTest::newRow("Llama 2 70B") << AttentionShape{8192, 64, 8, 128, 80, 4096, 2} << qint64{150'994'944}
                                     << qint64{1'342'177'280};
        QTest::newRow("Mistral 7B") << AttentionShape{4096, 32, 8, 128, 32, 8192, 2} << qint64{41'943'040}
                                    << qint64{1'073'741'824};
        QTest::newRow("Gemma 2B") << AttentionShape{2048, 8, 1, 256, 18, 8192, 2} << qint64{9'437'184}
                                  << qint64{150'994'944};
    }
    void knownModels() {
        QFETCH(AttentionShape, shape);
        QFETCH(qint64, parameters);
        QFETCH(qint64, cacheBytes);
        QCOMPARE(attentionCost(shape, HeadLayout::Gqa).parameters, parameters);
        QCOMPARE(attentionCost(shape, HeadLayout::Gqa).cacheBytes, cacheBytes);
    }

    void formulasAreThoseOfTheWidth() {
        const AttentionShape own = shapeOf(512, 8, 2, 3);
        AttentionShape other = own;
        other.headWidth = 100;
        QCOMPARE(costFormula(CostTerm::Projections, HeadLayout::Mha, own), std::string("8·T·d²"));
        QCOMPARE(costFormula(CostTerm::Projections, HeadLayout::Mha, other), std::string("8·T·d·H·d_k"));
        QCOMPARE(costFormula(CostTerm::Parameters, HeadLayout::Gqa, own), std::string("2·d²·(1 + G/H)"));
        QCOMPARE(costFormula(CostTerm::Softmax, HeadLayout::SingleHead, own), std::string("T²"));
    }

    void whatIsNotChosenIsTheModels() {
        const AttentionShape gemma{2048, 8, 1, 256, 18, 100, 2};
        QCOMPARE(chosenShape({}, gemma), gemma);
        QCOMPARE(chosenShape({.tokens = 5}, gemma).headWidth, 256);
        const AttentionShape own{256, 8, 4, 32, 6, 100, 2};
        QCOMPARE(chosenShape({.heads = 2}, own), (AttentionShape{256, 2, 2, 128, 6, 100, 2}));
        QCOMPARE(chosenShape({.width = 512}, own).headWidth, 64);
        QCOMPARE(chosenShape({.width = 30, .heads = 4, .headWidth = 9}, own).headWidth, 9);
    }

    void shapesThatDoNotFitAreRefused() {
        const AttentionShape own{256, 8, 4, 32, 6, 100, 2};
        QVERIFY(refusal({.heads = 7}, own).contains(QLatin1String("a divisor of the width 256")));
        QVERIFY(refusal({.kvHeads = 3}, own).contains(QLatin1String("a divisor of 8 heads, found 3")));
        QVERIFY(refusal({.heads = 0}, own).contains(QLatin1String("heads: expected 1 or more, found 0")));
        QVERIFY(refusal({.tokens = -1}, own).contains(QLatin1String("tokens: expected 1 or more")));
        QVERIFY(refusal({.kvHeads = 0}, own).contains(QLatin1String("K/V heads: expected 1 or more")));
        QVERIFY(refusal({.width = std::int64_t{1} << 40}, own).contains(QLatin1String("63 bits")));
        QVERIFY(refusal({.tokens = std::int64_t{1} << 31}, own).contains(QLatin1String("63 bits")));
        QCOMPARE(refusal({}, own), QStringLiteral("taken"));
    }

    void theLargestProductsAreExact() {
        // 4 T^2 H d_k = 2^2 2^40 2^20 = 2^62 fits; twice as many tokens do not
        AttentionShape shape{1, 1, 1, 1 << 20, 1, 1 << 20, 1};
        QCOMPARE(attentionCost(shape, HeadLayout::Mha).scores, std::int64_t{1} << 62);
        shape.tokens *= 2;
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(attentionCost(shape, HeadLayout::Mha)), Error);
    }
};

QTEST_APPLESS_MAIN(TestAttentionCost)
#include "tst_attention_cost.moc"
