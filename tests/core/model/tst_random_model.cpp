// SPDX-License-Identifier: GPL-3.0-or-later
// A random layer as a model. Golden numbers: tests/golden/random_numbers.py.
#include <cmath>

#include <QTest>

#include "core/base/error.h"
#include "core/model/head_weights.h"
#include "core/model/random_model.h"
#include "core/model/trained_check.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

std::shared_ptr<const Model> opened(const std::string& text) {
    return openModel(std::filesystem::path("random:" + text));
}

std::shared_ptr<const Run> runOf(const Model& model, const TypedText& typed) {
    return model.transformer().run(model.encode(typed).input(), model.transformer().uniform({}));
}

std::shared_ptr<const Run> runOf(const Model& model, int tokens) {
    return runOf(model, {.text = numberedTokens(tokens)});
}

bool isNear(float found, double expected) {
    return std::abs(found - expected) <= 2e-7 * std::max(1.0, std::abs(expected));
}

std::string errorOf(const std::string& text) {
    try {
        static_cast<void>(opened(text));
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

} // namespace

class RandomModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void numbersOfASeedAreThoseOfTheReference() {
        const auto model = opened("");
        const Transformer& transformer = model->transformer();
        const HeadWeights second = headWeights(transformer, {0, 2});
        QVERIFY(isNear(second.query(0, 0), 0.19661401018165683));
        QVERIFY(isNear(second.query(0, 2), -0.05241206852262868));
        QVERIFY(isNear(headWeights(transformer, {0, 1}).value(0, 1), 0.06767156339846288));
        QVERIFY(isNear(headWeights(transformer, {0, 3}).output(1, 0), -0.12421084183112349));
        const auto run = runOf(*model, 12);
        const Matrix& input = run->trace.layer(0).residual;
        QVERIFY(isNear(input(5, 0), -0.6401811575777735));
        QVERIFY(isNear(input(5, 2), 1.228271647698072));
    }

    void moreHeadsAndLayersDoNotChangeTheOthers() {
        const auto few = opened("width=32,heads=2,head-width=8");
        const auto many = opened("width=32,heads=4,head-width=8,layers=3,tokens=20");
        QVERIFY(headWeights(few->transformer(), {0, 1}).query ==
                headWeights(many->transformer(), {0, 1}).query);
        QVERIFY(runOf(*few, 5)->trace.layer(0).residual == runOf(*many, 5)->trace.layer(0).residual);
        QVERIFY(headWeights(many->transformer(), {0, 1}).query !=
                headWeights(many->transformer(), {1, 1}).query);
    }

    void anotherSeedIsAnotherLayer() {
        QVERIFY(headWeights(opened("seed=1")->transformer(), {0, 0}).query !=
                headWeights(opened("seed=2")->transformer(), {0, 0}).query);
    }

    void itIsOneLayerOfAttentionAndNothingElse() {
        const auto model = opened("width=24,heads=4,kv-heads=2,head-width=5,tokens=7");
        const ModelSpec& spec = model->spec();
        QCOMPARE(spec.name, std::string("random layer 24 × 4 heads, 2 K/V"));
        QCOMPARE(spec.context, Index{7});
        QCOMPARE(spec.layerCount(), 1);
        QVERIFY(!spec.predictsNext() && !spec.predictsHidden() && !model->takesSecondText());
        QCOMPARE(spec.stack.self.front().scale, 1 / std::sqrt(5.0F));
        // W_Q and W_O: 4 heads; W_K and W_V: 2.
        QCOMPARE(model->transformer().weights().parameters, std::int64_t{24 * 5 * (2 * 4 + 2 * 2)});
        QCOMPARE(model->checkpoint().fileBytes(), std::uint64_t{0});
        QCOMPARE(model->checkpoint().weightBytes(), std::uint64_t{4 * (1440 + (8 + 7) * 24)});
        model->checkpoint().requireIntact();
        QVERIFY(!checkTrained(*model));
    }

    /// x + sum over heads of softmax(q k^T / sqrt(d_k)) v W_O, in double.
    void itsStatesAreThoseOfTheFormula() {
        const auto model = opened("width=12,heads=2,head-width=3,tokens=5,causal=yes");
        const auto run = runOf(*model, 5);
        const Eigen::MatrixXd x = run->trace.layer(0).residual.cast<double>();
        Eigen::MatrixXd states = x;
        for (int head = 0; head < 2; ++head) {
            const HeadWeights weights = headWeights(model->transformer(), {0, head});
            const Eigen::MatrixXd queries = x * weights.query.cast<double>().transpose();
            const Eigen::MatrixXd keys = x * weights.key.cast<double>().transpose();
            Eigen::MatrixXd scores = (queries * keys.transpose() / std::sqrt(3.0)).array().exp();
            scores = scores.triangularView<Eigen::Lower>();
            const Eigen::VectorXd sums = scores.rowwise().sum();
            scores = sums.cwiseInverse().asDiagonal() * scores;
            states += scores * x * weights.value.cast<double>().transpose() *
                      weights.output.cast<double>().transpose();
        }
        QVERIFY((states - run->finalStates.cast<double>()).cwiseAbs().maxCoeff() <= 1e-5);
    }

    void anyTextIsItsNumberedTokens() {
        const auto model = opened("tokens=4");
        const EncodedText encoded = model->encode("one two one drei fünf");
        QCOMPARE(encoded.tokens.size(), std::size_t{4});
        QCOMPARE(encoded.tokensInText, std::size_t{5});
        QCOMPARE(encoded.tokens[3].label, std::string("drei"));
        QCOMPARE(encoded.tokens[2].id, encoded.tokens[0].id);
        const auto words = model->transformer().run(encoded.input(), model->transformer().uniform({}));
        QVERIFY(words->finalStates == runOf(*model, 4)->finalStates);
    }

    void productsDeviateByTheRootOfTheHeadWidth_data() {
        QTest::addColumn<int>("width");
        for (const int width : {4, 16, 64}) {
            QTest::addRow("%d", width) << width;
        }
    }
    /// Item 12. Of 96 tokens and 8 heads 73728 products, which are not independent: a product of one query
    /// shares it with 95 others. The variance over heads and tokens is within 10 % of d_k (three deviations
    /// for about 8 * 96 independent vectors of 64 numbers).
    void productsDeviateByTheRootOfTheHeadWidth() {
        QFETCH(int, width);
        const auto model = opened("width=512,heads=8,head-width=" + std::to_string(width) + ",tokens=96");
        const auto run = runOf(*model, 96);
        double squares = 0;
        for (int head = 0; head < 8; ++head) {
            squares +=
                run->trace.headMap({0, head}, {}, ScoreStage::Scores).values.cast<double>().squaredNorm();
        }
        const double variance = squares / (8.0 * 96 * 96);
        QVERIFY2(std::abs(variance / width - 1) <= 0.1, qPrintable(QString::number(variance)));
    }

    void aCopiedHeadAttendsLikeItsOrigin() {
        const auto model = opened("copy=0>2:qk;1>3:o");
        const auto run = runOf(*model, 12);
        const auto map = [&](int head) { return run->trace.headMap({0, head}, {}).values; };
        QVERIFY(golden::farthest(map(0), map(2)) <= 1e-6F);
        QVERIFY(golden::farthest(map(0), map(1)) > 0.1F);
        const Transformer& transformer = model->transformer();
        QVERIFY(headWeights(transformer, {0, 0}).value != headWeights(transformer, {0, 2}).value);
        QVERIFY(headWeights(transformer, {0, 1}).output == headWeights(transformer, {0, 3}).output);
    }

    void aKeyIsCopiedFromGroupToGroup() {
        const auto model = opened("heads=4,kv-heads=2,copy=0>3:kv");
        const Transformer& transformer = model->transformer();
        QVERIFY(headWeights(transformer, {0, 0}).key == headWeights(transformer, {0, 2}).key);
        QVERIFY(headWeights(transformer, {0, 1}).value == headWeights(transformer, {0, 3}).value);
        QVERIFY(headWeights(transformer, {0, 0}).query != headWeights(transformer, {0, 3}).query);
    }

    void headsThatShareHaveOneMap() {
        for (const char* text : {"same=qk", "same=qkv"}) {
            const auto model = opened(text);
            const auto run = runOf(*model, 12);
            for (int head = 1; head < 4; ++head) {
                QVERIFY(golden::farthest(run->trace.headMap({0, head}, {}).values,
                                         run->trace.headMap({0, 0}, {}).values) <= 1e-6F); // by rounding
                const bool sameValues = headWeights(model->transformer(), {0, head}).value ==
                                        headWeights(model->transformer(), {0, 0}).value;
                QCOMPARE(sameValues, std::string(text) == "same=qkv");
            }
        }
    }

    void crossAttentionHasQueriesOfOneTextAndKeysOfAnother() {
        const auto model = opened("kind=cross,tokens=9");
        QVERIFY(model->takesSecondText());
        const auto run = runOf(*model, {.text = numberedTokens(9), .second = numberedTokens(4, 'y')});
        const HeadMap map = run->trace.headMap({0, 1, AttentionKind::Cross}, {});
        QCOMPARE(map.queries(), Index{5}); // and what begins the target
        QCOMPARE(map.keys(), Index{9});
        QVERIFY(run->trace.layer(0, AttentionKind::Self).residual.topRows(5) !=
                run->trace.layer(0, AttentionKind::Encoder).residual.topRows(5));
    }

    void embeddingsOfAModelAreTheInput() {
        const std::string path = golden::bundledModel().string();
        const auto other = openModel(golden::bundledModel());
        const auto model = opened("input=embeddings,heads=4,of=" + path);
        QCOMPARE(model->spec().embedding.width, other->spec().embedding.width);
        QCOMPARE(model->spec().context, other->spec().context);
        const char* text = "Once upon a time";
        const EncodedText encoded = model->encode(text);
        QVERIFY(encoded.tokens == other->encode(text).tokens);
        const auto run = runOf(*model, {.text = text});
        const Matrix& input = run->trace.layer(0).residual;
        const Matrix table = widened(other->transformer().weights().embedding);
        const double mean = table.cast<double>().squaredNorm() / static_cast<double>(table.size());
        for (Index token = 0; token < input.rows(); ++token) {
            const int id = encoded.tokens[static_cast<std::size_t>(token)].id;
            const RowVector expected = table.row(id) / static_cast<float>(std::sqrt(mean));
            QVERIFY((input.row(token) - expected).cwiseAbs().maxCoeff() <=
                    0.05F * expected.cwiseAbs().maxCoeff()); // the scale is of some rows of the table
        }
    }

    void itsPathIsTheNameAsItWasWritten() {
        QCOMPARE(opened("seed=1,width=64")->checkpoint().path().string(),
                 std::string("random:seed=1,width=64"));
        const RandomLayerSpec spec = parseRandomLayer("random:seed=1,width=64");
        QCOMPARE(openRandomLayer(spec)->checkpoint().path().string(), toString(spec));
    }

    void whatCannotBeMadeSaysWhy() {
        QVERIFY(errorOf("input=embeddings,of=/no/such/folder").find("there is no such") != std::string::npos);
        const std::string odd = errorOf("input=embeddings,heads=7,of=" + golden::bundledModel().string());
        QVERIFY2(odd.find("head-width: expected one") != std::string::npos, odd.c_str());
        QVERIFY(errorOf("heads=3").find("head-width") != std::string::npos);
    }

    void anOutlineIsWhatIsMade() {
        const RandomLayerSpec spec = parseRandomLayer("random:kind=cross,layers=2,heads=8,kv-heads=2");
        const RandomLayerOutline outline = describeRandomLayer(spec);
        const auto model = openRandomLayer(spec);
        QCOMPARE(outline.spec.name, model->spec().name);
        QCOMPARE(outline.parameters, model->transformer().weights().parameters);
        QVERIFY(outline.spec.kinds() == model->spec().kinds());
    }
};

QTEST_GUILESS_MAIN(RandomModelTest)
#include "tst_random_model.moc"
