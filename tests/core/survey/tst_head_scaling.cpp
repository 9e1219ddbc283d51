// SPDX-License-Identifier: GPL-3.0-or-later
// A head under other factors, on tiny checkpoints of the families: gradients against differences in float64.
#include <algorithm>
#include <cmath>

#include <QtTest>

#include "core/analysis/concentration.h"
#include "core/base/normal_numbers.h"
#include "core/model/block_run.h"
#include "core/survey/head_scaling.h"
#include "core/survey/prediction_change.h"
#include "tests/core/analysis/wide_head.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden_model.h"

using namespace headscope;
using wide::Wide;

namespace {

struct Fixture {
    explicit Fixture(const std::string& family)
        : model(golden::dataFolder() / "families" / family), run(model.run(golden::inputOf(model.json))) {}

    [[nodiscard]] HeadScaling scaling(const HeadId& head, const AttentionSettings& settings = {}) const {
        return {model.transformer, run, head, settings};
    }

    golden::Subject model;
    std::shared_ptr<const Run> run;
};

/// The loss of a head whose projections are moved a little, in float64.
class MovedHead {
  public:
    MovedHead(const Fixture& fixture, const HeadId& head, float factor)
        : layer_(fixture.run->trace.layer(head.layer, head.kind)), head_(head),
          outputGradient_(fixture.scaling(head).outputGradient().cast<double>()) {
        const Transformer& transformer = fixture.model.transformer;
        const AttentionWeights& weights =
            transformer.weights().stackOf(head.kind).layers[static_cast<std::size_t>(head.layer)].attention(
                head.kind);
        const BlockSpec& block = transformer.spec().stackOf(head.kind).block;
        const AttentionSpec& spec = layer_.spec;
        attention_ = resolve({FixedScale{factor}, {}, {}, {}}, spec);
        if (layer_.bias) {
            attention_.bias = std::make_shared<const OffsetBias>(
                layer_.bias->ofHead(head.head, layer_.queries.rows(), layer_.keys.rows()));
        }
        const Matrix input = partInput(layer_.residual, weights.norm, block);
        const Matrix source = head.kind == AttentionKind::Cross ? fixture.run->encoderStates : input;
        query_ = {input.cast<double>(),
                  linear(input, weights.query).cast<double>(),
                  head.head * spec.headWidth,
                  {spec.stateNorm, block.norm.epsilon, weights.queryNorm, spec.rotary, spec.headWidth}};
        key_ = {source.cast<double>(),
                linear(source, weights.key).cast<double>(),
                valueColumn(),
                {spec.stateNorm, block.norm.epsilon, weights.keyNorm, spec.rotary, spec.headWidth}};
    }

    /// How far the plain computation's queries and keys are from the engine's.
    [[nodiscard]] double distance() const {
        const Wide queries = layer_.queries.cast<double>();
        const Wide keys = layer_.keys.cast<double>();
        return std::max((wide::readyStates(query_.projected, query_.rule) - queries).cwiseAbs().maxCoeff(),
                        (wide::readyStates(key_.projected, key_.rule) - keys).cwiseAbs().maxCoeff());
    }

    [[nodiscard]] double slopeOfQuery(const Wide& direction) const { return slope(direction, true); }
    [[nodiscard]] double slopeOfKey(const Wide& direction) const { return slope(direction, false); }

  private:
    struct Projection {
        Wide input;
        Wide projected; // of all heads
        Index column = 0;
        StateRule rule;

        [[nodiscard]] Wide states(const Wide& moved) const {
            Wide all = projected;
            all.middleCols(column, rule.headWidth) += input * moved.transpose();
            return wide::readyStates(all, rule).middleCols(column, rule.headWidth);
        }
    };

    [[nodiscard]] Index valueColumn() const {
        return Index{layer_.spec.kvHeadOf(head_.head, layer_.spec.kvHeads)} * layer_.spec.headWidth;
    }
    [[nodiscard]] double slope(const Wide& direction, bool isOfQuery) const {
        const double step = 1e-4 / direction.norm();
        const Wide still = Wide::Zero(direction.rows(), direction.cols());
        const Wide values = layer_.values.middleCols(valueColumn(), layer_.spec.headWidth).cast<double>();
        const auto at = [&](double moved) {
            return wide::loss(query_.states(isOfQuery ? Wide(direction * moved) : still),
                              key_.states(isOfQuery ? still : Wide(direction * moved)), values,
                              outputGradient_, attention_);
        };
        return (at(step) - at(-step)) / (2 * step);
    }

    const LayerTrace& layer_;
    HeadId head_;
    Wide outputGradient_;
    ResolvedAttention attention_;
    Projection query_;
    Projection key_;
};

bool isSlope(const Matrix& gradient, const Wide& direction, double slope) {
    const Wide wide = gradient.cast<double>();
    const double expected = wide.cwiseProduct(direction).sum();
    return std::abs(expected - slope) <= 2e-4 * wide.norm() * direction.norm();
}

} // namespace

class TestHeadScaling : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gradientsAreThoseOfTheProjections_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("kind");
        for (const char* family : {"qwen3", "olmo2", "gemma2", "gemma3_text", "gpt2", "gpt_neox", "bloom",
                                   "bert", "opt_post_norm", "phi3_longrope_long", "t5", "bart"}) {
            QTest::newRow(family) << family << static_cast<int>(AttentionKind::Self);
        }
        QTest::newRow("t5 encoder") << "t5" << static_cast<int>(AttentionKind::Encoder);
        QTest::newRow("t5 cross") << "t5" << static_cast<int>(AttentionKind::Cross);
        QTest::newRow("marian cross") << "marian" << static_cast<int>(AttentionKind::Cross);
    }

    void gradientsAreThoseOfTheProjections() {
        QFETCH(QString, family);
        QFETCH(int, kind);
        const Fixture fixture(family.toStdString());
        const HeadId head{1, 1, static_cast<AttentionKind>(kind)};
        std::srand(2);
        for (const float factor : {0.1F, 1.0F, 4.0F}) {
            const MovedHead moved(fixture, head, factor);
            QVERIFY(moved.distance() < 1e-4);
            const ProjectionGradients gradients = fixture.scaling(head).gradients(factor);
            QVERIFY(gradients.query.norm() > 0 && gradients.key.norm() > 0);
            for (const bool isRandom : {false, true}) {
                const auto of = [&](const Matrix& gradient) -> Wide {
                    return isRandom ? Wide(Wide::Random(gradient.rows(), gradient.cols()))
                                    : Wide(gradient.cast<double>());
                };
                const Wide ofQuery = of(gradients.query);
                const Wide ofKey = of(gradients.key);
                QVERIFY(isSlope(gradients.query, ofQuery, moved.slopeOfQuery(ofQuery)));
                QVERIFY(isSlope(gradients.key, ofKey, moved.slopeOfKey(ofKey)));
            }
        }
    }

    void numbersAreThoseOfTheMap() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto run = model.run(std::vector<int>{1, 50, 60, 70, 80, 50, 60});
        const HeadScaling scaling(model.transformer, run, {2, 3}, {});
        const HeadMap map = run->trace.headMap({2, 3}, {FixedScale{1}, {}, {}, {}});
        const FactorEffect effect = scaling.at(1);
        QCOMPARE(effect.entropy, meanEntropy(map));
        QCOMPARE(effect.entropyShare, meanEntropyShare(map));
        QCOMPARE(effect.largestWeight, meanLargestWeight(map));
        QCOMPARE(effect.saturated, saturatedShare(map));
        const ProjectionGradients gradients = scaling.gradients(1);
        QVERIFY(std::abs(effect.queryGradient / double{gradients.query.norm()} - 1) < 1e-5);
        QVERIFY(std::abs(effect.keyGradient / double{gradients.key.norm()} - 1) < 1e-5);
        QCOMPARE(gradients.query.cols(), Index{256});
    }

    /// Exercise: without a factor the softmax saturates, and what passes it vanishes with its Jacobian.
    void largeFactorsSaturate() {
        const golden::OpenedModel model(golden::bundledModel());
        std::vector<int> ids{1};
        for (int id = 300; id < 340; ++id) {
            ids.push_back(id);
        }
        const HeadScaling scaling(model.transformer, model.run(ids), {1, 2}, {});
        FactorEffect last = scaling.at(1e-3F);
        QVERIFY(last.entropyShare > 0.99);
        for (const float factor : {0.1F, 0.5F, 4.0F, 100.0F}) {
            const FactorEffect effect = scaling.at(factor);
            const QByteArray found = QByteArray::number(factor) + ": entropy " +
                                     QByteArray::number(effect.entropy) + ", largest " +
                                     QByteArray::number(effect.largestWeight);
            // From some factor on all rows have one weight, 1, in float32.
            QVERIFY2(effect.entropy < last.entropy || effect.entropy < 1e-6, found.constData());
            QVERIFY2(effect.largestWeight > last.largestWeight || effect.largestWeight > 1 - 1e-6,
                     found.constData());
            last = effect;
        }
        QVERIFY(last.saturated > 0.9 && last.jacobian < 0.05);
        const double own = scaling.at(1 / std::sqrt(32.0F)).queryGradient;
        QVERIFY(scaling.at(10000).queryGradient < 1e-3 * 10000 * own);
        QVERIFY(scaling.at(0).queryGradient == 0);
    }

    void pooledKeysAreThoseOfTheRescore() {
        const Fixture fixture("qwen3");
        AttentionSettings settings;
        settings.grouping.kvHeads = 1;
        const HeadScaling scaling = fixture.scaling({0, 3}, settings);
        settings.scale = FixedScale{0.5F};
        const HeadMap map = fixture.run->trace.headMap({0, 3}, settings);
        QCOMPARE(scaling.at(0.5F).entropy, meanEntropy(map));
        const ScoreDistribution found = scaling.distribution();
        const HeadMap scores = fixture.run->trace.headMap({0, 3}, settings, ScoreStage::Scores);
        double sum = 0;
        for (Index row = 0; row < scores.queries(); ++row) {
            sum += scores.values.row(row).head(row + 1).cast<double>().sum();
        }
        QVERIFY(std::abs(found.mean - sum / static_cast<double>(found.pairs)) < 1e-5);
        QVERIFY(scaling.at(0.5F).keyGradient > 0);
    }

    void theUpstreamGradientIsStandardNormalAndFixed() {
        const Matrix values = normalMatrix(500, 40, 1);
        QVERIFY(std::abs(values.mean()) < 0.02F);
        QVERIFY(std::abs((values.array() - values.mean()).square().mean() - 1) < 0.03F);
        QVERIFY(values.topRows(7) == normalMatrix(7, 40, 1)); // the same numbers for a shorter text
        QVERIFY(values != normalMatrix(500, 40, 2));
        QVERIFY(normalMatrix(3, 3, 1).allFinite()); // an odd number of them
    }

    void gridsHaveNamesAndEnds() {
        const std::vector<float> factors = factorGrid(64, 0.125F);
        QVERIFY(std::ranges::is_sorted(factors));
        QCOMPARE(factors.front(), 1 / 256.0F);
        QCOMPARE(factors.back(), 4.0F);
        for (const float named : {1 / 64.0F, 0.125F, 1.0F}) {
            QCOMPARE(std::ranges::count(factors, named), std::ptrdiff_t{1});
        }
        QVERIFY(factors.size() >= 33 && factors.size() <= 36);
        QVERIFY(factorGrid(64, 30)[0] == factors[0] && factorGrid(64, 30).back() == 60);
        QCOMPARE(std::ranges::count(factorGrid(1, 1), 1.0F), std::ptrdiff_t{1}); // all names are one
    }

    void whatHasNoFactorIsRefused() {
        const Fixture fixture("gpt2");
        AttentionSettings linear;
        linear.kernel = LinearKernel{};
        QVERIFY(errorText([&] {
                    static_cast<void>(fixture.scaling({0, 0}, linear));
                }).contains(QStringLiteral("linear attention")));
        QVERIFY(!errorText([&] { static_cast<void>(fixture.scaling({0, 99})); }).isEmpty());
        QVERIFY(!errorText([&] {
                     static_cast<void>(fixture.scaling({0, 0, AttentionKind::Cross}));
                 }).isEmpty());
    }

    void predictionsChangeWithTheFactorAlone() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto own = model.run(std::vector<int>{1, 50, 60, 70, 80, 50, 60});
        const auto at = [&](const Scale& scale) {
            return predictionChange(model.transformer, *own, AttentionKind::Self, {scale, {}, {}, {}});
        };
        QCOMPARE(at(ModelScale{}), 0.0);
        QVERIFY(at(FixedScale{1 / std::sqrt(32.0F)}) < 1e-9);
        QVERIFY(at(FixedScale{0.2F}) < at(FixedScale{1}));
        const auto changed = model.run(own->input, {FixedScale{1}, {}, {}, {}});
        const Eigen::ArrayXd logits = own->nextLogits.transpose().cast<double>().array();
        const Eigen::ArrayXd others = changed->nextLogits.transpose().cast<double>().array();
        const Eigen::ArrayXd p =
            logits - std::log((logits - logits.maxCoeff()).exp().sum()) - logits.maxCoeff();
        const Eigen::ArrayXd q =
            others - std::log((others - others.maxCoeff()).exp().sum()) - others.maxCoeff();
        QVERIFY(std::abs(at(FixedScale{1}) - (p.exp() * (p - q)).sum()) < 1e-5);
    }

    void modelsThatPredictNothingHaveNoChange() {
        const Fixture fixture("bert");
        QVERIFY(errorText([&] {
                    static_cast<void>(
                        predictionChange(fixture.model.transformer, *fixture.run, AttentionKind::Self, {}));
                }).contains(QStringLiteral("next token")));
    }
};

QTEST_APPLESS_MAIN(TestHeadScaling)
#include "tst_head_scaling.moc"
